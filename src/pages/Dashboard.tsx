import { useGetIdentity, useResourceDefinitions, useTranslate } from 'react-admin';
import type { LazyPart } from '../ui/lazyPart';
import { Poster } from '../ui/Poster';
import { usePreload } from '../ui/usePreload';
import { Vinyl } from '../ui/Vinyl';

/** The welcome text and nothing else (spec 2), set as a poster. Loads the first list meanwhile. */
export const Dashboard = () => {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const [first] = Object.values(useResourceDefinitions());
  const firstList: LazyPart | undefined = first?.options?.List;
  usePreload([firstList], firstList !== undefined);
  return (
    <Poster
      as="welcome"
      tab={translate('catalogue.dashboard.title')}
      title={translate('catalogue.dashboard.welcome', { name: identity?.firstName ?? '' })}
      text={translate('catalogue.dashboard.text')}
      art={<Vinyl />}
    />
  );
};
