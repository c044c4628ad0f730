import SuccessIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutline';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { SideDrawer } from '../ui/SideDrawer';
import { type KeptMessage, useMessages } from './messages';

const ICONS = { success: SuccessIcon, error: ErrorIcon, warning: WarningIcon, info: InfoIcon };
const kindOf = (type: KeptMessage['type']) => (type === 'success' || type === 'error' || type === 'warning' ? type : 'info');

const messageStyle = {
  px: 3,
  py: 1.5,
  minHeight: 64,
  alignItems: 'center',
  borderBottom: 1,
  borderColor: 'divider',
};

const Message = ({ type, text, at }: KeptMessage) => {
  const translate = useTranslate();
  const kind = kindOf(type);
  const Icon = ICONS[kind];
  return (
    <Stack component="li" direction="row" spacing={1.5} sx={messageStyle}>
      <Icon color={kind} fontSize="small" titleAccess={translate(`catalogue.messages.${kind}`)} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">{text}</Typography>
        <Typography component="time" dateTime={at.toISOString()} variant="caption" color="text.secondary">
          {at.toLocaleTimeString('en', { timeStyle: 'short' })}
        </Typography>
      </Box>
    </Stack>
  );
};

/** What the alerts of this visit said, newest first: they themselves are gone after 3 seconds (spec 4). */
export const MessagesDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const translate = useTranslate();
  const messages = useMessages();
  return (
    <SideDrawer
      open={open}
      onClose={onClose}
      title={translate('catalogue.messages.title')}
      closeLabel={translate('catalogue.messages.close')}
    >
      {(titleId) => (
        <Box role="log" aria-labelledby={titleId} tabIndex={0} sx={{ pb: 3, overflowY: 'auto', flex: 1, minHeight: 0 }}>
          {messages.length === 0 ? (
            <Typography color="text.secondary" sx={{ px: 3, py: 2 }}>
              {translate('catalogue.messages.none')}
            </Typography>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {messages.map((message) => (
                <Message key={message.number} {...message} />
              ))}
            </Box>
          )}
        </Box>
      )}
    </SideDrawer>
  );
};
