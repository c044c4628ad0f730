import BinIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import { useRef } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { CatalogueDataProvider } from '../../providers/types';
import { useCatalogueResource } from '../CatalogueResource';
import { SideDrawer } from '../SideDrawer';
import { useDrawer } from '../useDrawer';
import { DeletedList } from './DeletedList';
import { DrawerButton } from './DrawerButton';
import { useOffered } from './useOffered';

const DRAWER = 'deleted';

/** Opens what was deleted of late of a kind; left out where the server keeps none of it. */
const ButtonOfKind = () => {
  const { name } = useCatalogueResource();
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const translate = useTranslate();
  const { isOpen, open, close } = useDrawer(DRAWER);
  const closeRef = useRef<HTMLButtonElement>(null);
  const isOffered = useOffered(DRAWER, (signal) => dataProvider.getDeleted(name, { signal }));
  const title = translate('catalogue.deleted.title');
  return (
    <>
      <DrawerButton label={title} icon={<BinIcon fontSize="small" />} isOffered={isOffered} isOpen={isOpen} onOpen={open} />
      <SideDrawer
        open={isOpen}
        onClose={close}
        title={title}
        closeLabel={translate('catalogue.deleted.close')}
        closeRef={closeRef}
      >
        {(titleId) => <DeletedList titleId={titleId} focusAway={() => closeRef.current?.focus()} />}
      </SideDrawer>
    </>
  );
};

export const DeletedButton = () => (useCatalogueResource().keepsDeleted ? <ButtonOfKind /> : null);
