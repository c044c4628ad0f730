import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Plan } from '../../../import/planned';
import { PHONE } from '../../../ui/widths';
import { boxStyle } from './boxStyle';
import { Check } from './Check';
import type { Fate } from './state';
import { FATE_FILTERS, type Filter, filterOf, PLAN_FILTERS } from './tree';
import type { Tree } from './useTree';
import { useWording } from './wording';

const style = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: '4rem',
  px: 3,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  [PHONE]: { px: 2 },
};

/** Each is a button of its own: on phones they stand in more lines than one. */
const group = {
  flexWrap: 'wrap',
  gap: 0.75,
  '& .MuiToggleButtonGroup-grouped': { m: 0, border: 1, borderColor: 'line2', borderRadius: '8px', px: 1.25, gap: 0.75 },
};

interface PlanToolsProps {
  plan: Plan;
  plans: boolean;
  fates: ReadonlyMap<string, Fate>;
  tree: Tree;
}

/** What of a plan, or of what became of it, is shown; in a plan all of it is chosen at once. */
export const PlanTools = ({ plan, plans, fates, tree }: PlanToolsProps) => {
  const { say, number } = useWording();
  const { filter, setFilter, shown, chosen, pick } = tree;
  const filters = plans ? PLAN_FILTERS : FATE_FILTERS;
  const counts = new Map<Filter, number>([['all', plan.songs.length]]);
  for (const song of plan.songs) {
    const name = filterOf(song, fates.get(song.file.path), plans);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const some = shown.filter(({ file }) => chosen.has(file.path)).length;
  const hasAll = some === shown.length && some > 0;
  return (
    <Box sx={style}>
      {plans && (
        <FormControlLabel
          control={
            <Check
              picked={hasAll ? 'all' : some > 0 ? 'some' : 'none'}
              label={say('chooseAll')}
              onPick={() => pick(shown, !hasAll)}
            />
          }
          label={say('chooseAll')}
          sx={(theme) => ({ ml: 0, mr: 'auto', gap: 1, '& > input': boxStyle(theme) })}
        />
      )}
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={say('show')}
        value={filter}
        onChange={(_event, wanted: Filter | null) => wanted !== null && setFilter(wanted)}
        sx={group}
      >
        {filters
          .filter((each) => each === 'all' || each === filter || counts.has(each))
          .map((each) => (
            <ToggleButton key={each} value={each}>
              {each === filter && <CheckIcon sx={{ fontSize: 16 }} />}
              {say(`filters.${each}`)}
              <Box component="span" className="tabular" sx={{ opacity: 0.8 }}>
                {number(counts.get(each) ?? 0)}
              </Box>
            </ToggleButton>
          ))}
      </ToggleButtonGroup>
    </Box>
  );
};
