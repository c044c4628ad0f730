import HistoryIcon from '@mui/icons-material/History';
import { useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import type { CatalogueDataProvider, CatalogueRecord } from '../../providers/types';
import { useCatalogueResource } from '../CatalogueResource';
import { SideDrawer } from '../SideDrawer';
import { useDrawer } from '../useDrawer';
import { DrawerButton } from './DrawerButton';
import { HistoryList } from './HistoryList';
import { useOffered } from './useOffered';

/** Opens the history of the record around; left out where the server keeps none. @param onRestored told of the record as it is after it went back */
export const HistoryButton = ({ onRestored }: { onRestored: (record: CatalogueRecord) => void }) => {
  const record = useRecordContext<CatalogueRecord>();
  const { name } = useCatalogueResource();
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const translate = useTranslate();
  const { isOpen, open, close } = useDrawer('history');
  const id = record?.id ?? '';
  const isOffered = useOffered('history', (signal) => dataProvider.getHistory(name, { id, signal }));
  const title = translate('catalogue.history.title');
  return (
    <>
      <DrawerButton label={title} icon={<HistoryIcon fontSize="small" />} isOffered={isOffered} isOpen={isOpen} onOpen={open} />
      <SideDrawer open={isOpen} onClose={close} title={title} closeLabel={translate('catalogue.history.close')}>
        {(titleId) => <HistoryList id={id} titleId={titleId} onRestored={onRestored} onClose={close} />}
      </SideDrawer>
    </>
  );
};
