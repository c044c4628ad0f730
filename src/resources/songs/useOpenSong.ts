import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';
import type { CatalogueDataProvider } from '../../providers/types';
import { ROUTES } from '../../routes';
import { useFailureAlert } from '../../ui/form/useFailureAlert';
import { useServices } from '../../ui/services';

/** Reads a song and opens it as from its list. Says where that fails. */
export const useOpenSong = () => {
  const { held } = useServices();
  const navigate = useNavigate();
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const alertFailure = useFailureAlert();
  return async (id: string) => {
    try {
      const { data } = await dataProvider.getSong({ id });
      held.hold('songs', data);
      navigate(ROUTES.songs.edit);
    } catch (failure) {
      alertFailure(failure);
    }
  };
};
