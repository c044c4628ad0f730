import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import { type CompositionEvent, type SyntheticEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useHref, useNavigate } from 'react-router';
import type { ResourceName } from '../../contract/kinds';
import { TEXT_LIMIT, TYPE_AHEAD_MINIMUM } from '../../contract/limits';
import type { CatalogueRecord } from '../../providers/types';
import { ROUTES } from '../../routes';
import { useServices } from '../../ui/services';
import { isFoundByName, type PaletteEntry, pagesFor, usePageEntries, useRecordEntries, useUsableKinds } from './entries';
import { PaletteFoot } from './PaletteFoot';
import { optionsStyle, PaletteOption } from './PaletteOption';
import { useRecordsFound } from './useRecordsFound';

const GROUPS = ['pages', 'records'] as const;
const listStyle = { position: 'relative', overflowY: 'auto', minHeight: 0, m: 0, px: 1, pt: 0, pb: 1, listStyle: 'none' };
const groupStyle = { px: 1.25, pt: 1.5, pb: 0.75, color: 'text.secondary' };
/** They are chosen already. */
const same = <Each,>(entries: Each) => entries;

const paperStyle = (theme: Theme) => ({
  '&&': {
    width: 640,
    maxWidth: 'calc(100% - 32px)',
    maxHeight: 'min(560px, calc(100% - 112px))',
    m: 0,
    mt: 11,
    borderRadius: '16px',
    [theme.breakpoints.down('sm')]: { width: '100%', maxWidth: '100%', maxHeight: '100%', mt: 0, borderRadius: '0 0 16px 16px' },
  },
});

const boxStyle = (theme: Theme) => ({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: 1.5,
  minHeight: 56,
  pl: 2,
  pr: 1,
  color: theme.palette.text.secondary,
  borderBottom: `1px solid ${theme.palette.divider}`,
});

/** Asked for a tab of its own. */
const isForTab = ({ nativeEvent }: SyntheticEvent) =>
  (nativeEvent instanceof MouseEvent || nativeEvent instanceof KeyboardEvent) && (nativeEvent.ctrlKey || nativeEvent.metaKey);

const isComposed = ({ nativeEvent }: SyntheticEvent) => 'isComposing' in nativeEvent && nativeEvent.isComposing === true;

interface PaletteBoxProps {
  close: () => void;
  openRecord: (name: ResourceName, record: CatalogueRecord) => void;
}

/** A combobox: the focus stays in the box, and the arrow keys move the mark. Needs its box in the page from the start. */
const PaletteBox = ({ close, openRecord }: PaletteBoxProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { held } = useServices();
  const home = useHref('/').replace(/\/$/, '');
  const id = useId();
  const [text, setText] = useState('');
  /** Without what an input method still composes. */
  const [typed, setTyped] = useState('');
  const pages = usePageEntries();
  const kinds = useUsableKinds();
  const entriesOf = useRecordEntries();
  const { found, foundFor, state, hasFailed } = useRecordsFound(kinds, typed);
  const isStale = foundFor !== typed;
  const entries: PaletteEntry[] = [...pagesFor(pages, typed), ...entriesOf(found, typed, isStale)];

  const go = (entry: PaletteEntry, event: SyntheticEvent) => {
    const inTab = (path: string) => void window.open(`${home}${path}`, '_blank', 'noopener');
    if (isForTab(event))
      return inTab(entry.group === 'pages' ? entry.path : ROUTES[entry.name].edit + held.handOver(entry.name, entry.record));
    close();
    if (entry.group === 'pages') navigate(entry.path);
    else openRecord(entry.name, entry.record);
  };
  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<PaletteEntry>({
    id,
    open: true,
    options: entries,
    value: null,
    inputValue: text,
    filterOptions: same,
    groupBy: ({ group }) => group,
    getOptionLabel: (entry) => entry.id,
    // What was found before, and does not fit any more, would open something else than is meant.
    getOptionDisabled: (entry) => entry.group === 'records' && entry.isStale && !isFoundByName(entry, typed),
    autoHighlight: true,
    clearOnBlur: false,
    disableCloseOnSelect: true,
    onInputChange: (event, next, reason) => {
      if (reason !== 'input') return;
      setText(next);
      if (!isComposed(event)) setTyped(next);
    },
    onClose: (_event, reason) => reason === 'escape' && close(),
    onChange: (event, entry) => entry && go(entry, event),
  });
  const listName = translate('catalogue.palette.title');
  const { className: _, ...input } = getInputProps();
  return (
    <>
      <Box {...getRootProps()} sx={boxStyle}>
        <SearchIcon fontSize="small" />
        <InputBase
          autoFocus
          fullWidth
          placeholder={translate('catalogue.palette.placeholder')}
          inputProps={{
            ...input,
            dir: 'auto',
            maxLength: TEXT_LIMIT,
            'aria-label': translate('catalogue.palette.box'),
            onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => setTyped(currentTarget.value),
          }}
          sx={{ fontSize: '1rem', color: 'text.primary' }}
        />
        <IconButton aria-label={translate('catalogue.palette.close')} onClick={close}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {entries.length > 0 && (
        <Box
          component="ul"
          {...getListboxProps()}
          aria-labelledby={undefined}
          aria-label={listName}
          aria-busy={isStale && found.size > 0}
          sx={[listStyle, optionsStyle]}
        >
          {GROUPS.filter((group) => entries.some((entry) => entry.group === group)).map((group) => (
            <Box key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <Typography id={`${id}-${group}`} variant="overline" component="div" role="presentation" sx={groupStyle}>
                {translate(`catalogue.palette.groups.${group}`)}
              </Typography>
              {entries.map((entry, index) => {
                if (entry.group !== group) return null;
                const { key, ...props } = getOptionProps({ option: entry, index });
                return <PaletteOption key={entry.id} entry={entry} typed={typed} props={props} />;
              })}
            </Box>
          ))}
        </Box>
      )}
      <PaletteFoot
        state={state}
        hasFailed={hasFailed}
        count={entries.length}
        short={translate('catalogue.palette.short', { minimum: TYPE_AHEAD_MINIMUM })}
      />
    </>
  );
};

export interface PaletteProps extends Pick<PaletteBoxProps, 'openRecord'> {
  onClose: () => void;
  /** Outside of the page, where nobody sees it, and it takes nothing from anybody. */
  backstage?: HTMLElement;
}

/** A box over the page that leads to every page, known at once, and to every record by its name, asked of the server from 3 characters on. */
export const Palette = ({ onClose, openRecord, backstage }: PaletteProps) => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      container={backstage}
      disableScrollLock={backstage !== undefined}
      disableEnforceFocus={backstage !== undefined}
      disableAutoFocus={backstage !== undefined}
      disableRestoreFocus={backstage !== undefined}
      transitionDuration={{ enter: 0, exit: 120 }}
      slotProps={{
        paper: { sx: paperStyle, 'aria-label': translate('catalogue.palette.title') },
        transition: { onExited: onClose },
        container: { sx: { alignItems: 'flex-start', '&::before, &::after': { display: 'none' } } },
      }}
    >
      <PaletteBox close={close} openRecord={openRecord} />
    </Dialog>
  );
};
