import BinIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useCatalogueResource } from '../CatalogueResource';
import { SideDrawer } from '../SideDrawer';
import { useDrawer } from '../useDrawer';
import { DeletedList } from './DeletedList';
import { DrawerButton } from './DrawerButton';
import { useDeletedOffered } from './useDeletedOffered';

const DRAWER = 'deleted';

interface DeletedButtonProps {
  /** Whether the page has what it waits for, so that the server may be asked. */
  isReady: boolean;
}

/** Opens what was deleted of late of a kind; left out where the server keeps none of it. */
const ButtonOfKind = ({ isReady }: DeletedButtonProps) => {
  const translate = useTranslate();
  const { isOpen, open, close } = useDrawer(DRAWER);
  const closeRef = useRef<HTMLButtonElement>(null);
  const isOffered = useDeletedOffered(isReady);
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

export const DeletedButton = (props: DeletedButtonProps) =>
  useCatalogueResource().keepsDeleted ? <ButtonOfKind {...props} /> : null;
