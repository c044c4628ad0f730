import CheckIcon from '@mui/icons-material/Check';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { PHONE } from '../widths';

const CHOICES = [
  { name: 'all', isPublished: undefined },
  { name: 'published', isPublished: true },
  { name: 'unpublished', isPublished: false },
] as const;

interface StateFilterProps {
  isPublished?: boolean;
  onChange: (isPublished?: boolean) => void;
}

/** Which of a list's records are shown, by their publication state. */
export const StateFilter = memo(({ isPublished, onChange }: StateFilterProps) => {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={translate('catalogue.list.state')}
      value={CHOICES.findIndex((choice) => choice.isPublished === isPublished)}
      // Null where the chosen one is pressed again: it stays.
      onChange={(_event, choice: number | null) => choice !== null && onChange(CHOICES[choice]?.isPublished)}
      sx={{ [PHONE]: { order: 1, flex: '1 1 100%', '& > *': { flex: 1 } } }}
    >
      {CHOICES.map(({ name, ...choice }, index) => (
        <ToggleButton key={name} value={index} sx={{ gap: 0.75, px: 1.5 }}>
          {choice.isPublished === isPublished && <CheckIcon sx={{ fontSize: 16 }} />}
          {translate(`catalogue.state.${name}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
});
