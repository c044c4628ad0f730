import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';

export const CONTENT_ID = 'content';

/** Rarely seen: of a button no more than it shows, as the styles of a whole one are worked out before anything is drawn. */
const style = {
  typography: 'button',
  position: 'fixed',
  insetInlineStart: 16,
  insetBlockStart: 12,
  zIndex: 'tooltip',
  minHeight: 44,
  px: 2,
  borderRadius: '10px',
  color: '#fff',
  bgcolor: 'fill.main',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
};

/** First stop of the Tab key. A button: a link to #content would be a move to another page for the router. */
export const SkipLink = () => {
  const translate = useTranslate();
  return (
    <ButtonBase sx={style} onClick={() => document.getElementById(CONTENT_ID)?.focus()}>
      {translate('catalogue.menu.skip')}
    </ButtonBase>
  );
};
