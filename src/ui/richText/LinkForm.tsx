import LinkOffIcon from '@mui/icons-material/LinkOff';
import OpenIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { descriptionLink, LINK_ATTRIBUTES } from '../../contract/html';
import { isBlank } from '../../contract/text';

interface LinkFormProps {
  href: string | null;
  /** Each time it grows the focus moves into the address. */
  asked: number;
  /** `typed` are the words to show where no text is selected. */
  onApply: (href: string, typed: string) => void;
  onRemove: () => void;
}

/** Enter applies, and never submits the form around. An address that was emptied takes the link away. */
export const LinkForm = ({ href, asked, onApply, onRemove }: LinkFormProps) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(href ?? '');
  const [refusal, setRefusal] = useState<'empty' | 'refused' | null>(null);

  useEffect(() => {
    if (asked === 0) return;
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, [asked]);

  const apply = () => {
    const address = descriptionLink(typed);
    if (address !== undefined) return onApply(address, typed.trim());
    if (isBlank(typed) && href !== null) return onRemove();
    setRefusal(isBlank(typed) ? 'empty' : 'refused');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter while composing belongs to the input method.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    apply();
  };

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-start', gap: 0.5, p: 1 }}>
      <TextField
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setRefusal(null);
        }}
        onKeyDown={onKeyDown}
        label={translate('catalogue.richText.link.address')}
        error={refusal !== null}
        helperText={refusal && translate(`catalogue.richText.link.${refusal}`)}
        margin="none"
        inputRef={input}
        slotProps={{
          htmlInput: { inputMode: 'url', autoCapitalize: 'off', autoComplete: 'off', spellCheck: false, dir: 'ltr' },
          formHelperText: { role: 'alert' },
        }}
        sx={{ flex: '1 1 200px' }}
      />
      <Stack direction="row" spacing={0.5}>
        <Button onClick={apply}>{translate('catalogue.richText.link.apply')}</Button>
        {href !== null && (
          <>
            <Tooltip title={translate('catalogue.richText.link.open')}>
              <IconButton component="a" href={href} {...LINK_ATTRIBUTES} aria-label={translate('catalogue.richText.link.open')}>
                <OpenIcon fontSize="small" />
              </IconButton>
            </Tooltip>
            <Tooltip title={translate('catalogue.richText.link.remove')}>
              <IconButton onClick={onRemove} aria-label={translate('catalogue.richText.link.remove')}>
                <LinkOffIcon fontSize="small" />
              </IconButton>
            </Tooltip>
          </>
        )}
      </Stack>
    </Stack>
  );
};
