import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type CompositionEvent, memo, type RefObject, useRef } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { TEXT_LIMIT } from '../../contract/limits';
import { PHONE } from '../widths';

interface SearchBoxProps {
  /** What stands in it at first: from then on it keeps its text itself, as to draw a field of MUI's anew is most of the work of a key. */
  defaultText: string;
  /** Told of the text at each change. */
  onType: (text: string) => void;
  /** A search is on its way, and takes its time. */
  isSlow: boolean;
  boxRef: RefObject<HTMLInputElement | null>;
}

const style = {
  flex: '1 1 180px',
  minWidth: 0,
  maxWidth: 380,
  [PHONE]: { maxWidth: 'none' },
  // Chromium's own button to clear it would stand beside ours.
  '& ::-webkit-search-cancel-button': { display: 'none' },
  // Nothing to clear. Not drawn with the first key: that one has enough to do.
  '& :placeholder-shown + .MuiInputAdornment-positionEnd': { visibility: 'hidden' },
};

const Start = memo(({ isSlow }: Pick<SearchBoxProps, 'isSlow'>) => (
  <InputAdornment position="start">
    {isSlow ? <CircularProgress size={20} color="inherit" aria-hidden /> : <SearchIcon fontSize="small" />}
  </InputAdornment>
));

const ClearButton = memo(({ clear }: { clear: () => void }) => (
  <InputAdornment position="end">
    <IconButton size="small" edge="end" aria-label={useTranslate()('catalogue.list.clearSearch')} onClick={clear}>
      <ClearIcon fontSize="small" />
    </IconButton>
  </InputAdornment>
));

export const SearchBox = memo(({ defaultText, onType, isSlow, boxRef }: SearchBoxProps) => {
  const translate = useTranslate();
  /** What an input method has not finished yet is shown, and neither counts nor searches. */
  const isComposing = useRef(false);
  const clear = useEvent(() => {
    onType('');
    if (!boxRef.current) return;
    boxRef.current.value = '';
    boxRef.current.focus();
  });
  return (
    // Without a label or a word below it there is nothing for a TextField to hold together, at each key.
    <OutlinedInput
      type="search"
      size="small"
      sx={style}
      defaultValue={defaultText}
      onChange={({ target: { value } }) => isComposing.current || onType(value)}
      placeholder={translate('catalogue.list.search')}
      inputRef={boxRef}
      startAdornment={<Start isSlow={isSlow} />}
      endAdornment={<ClearButton clear={clear} />}
      slotProps={{
        input: {
          'aria-label': translate('catalogue.list.search'),
          maxLength: TEXT_LIMIT,
          dir: 'auto',
          onCompositionStart: () => {
            isComposing.current = true;
          },
          onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
            isComposing.current = false;
            onType(currentTarget.value);
          },
        },
      }}
    />
  );
});
