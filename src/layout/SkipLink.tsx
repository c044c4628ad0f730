import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

export const CONTENT_ID = 'content';

const style = {
  position: 'fixed',
  insetInlineStart: 16,
  insetBlockStart: 12,
  zIndex: 'tooltip',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
};

/** First stop of the Tab key. A button: a link to #content would be a move to another page for the router. */
export const SkipLink = () => {
  const translate = useTranslate();
  return (
    <Button variant="contained" sx={style} onClick={() => document.getElementById(CONTENT_ID)?.focus()}>
      {translate('catalogue.menu.skip')}
    </Button>
  );
};
