import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Plan } from '../../../import/planned';
import { PHONE } from '../../../ui/widths';
import { countsOf, FILTERS, type Filter } from './tree';
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

/** What of a plan is shown, and all of it chosen at once. */
export const PlanTools = ({ plan, tree }: { plan: Plan; tree: Tree }) => {
  const { say, number } = useWording();
  const { filter, setFilter, shown, chosen, pick } = tree;
  const counts = countsOf(plan);
  const some = shown.filter(({ file }) => chosen.has(file.path)).length;
  const hasAll = some === shown.length && some > 0;
  return (
    <Box sx={style}>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            sx={{ p: 0.75 }}
            checked={hasAll}
            indeterminate={some > 0 && !hasAll}
            onChange={() => pick(shown, !hasAll)}
          />
        }
        label={say('chooseAll')}
        sx={{ ml: '-5px', mr: 'auto' }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={say('show')}
        value={filter}
        onChange={(_event, wanted: Filter | null) => wanted !== null && setFilter(wanted)}
        sx={{ flexWrap: 'wrap' }}
      >
        {FILTERS.filter((each) => each === 'all' || each === filter || counts[each] > 0).map((each) => (
          <ToggleButton key={each} value={each} sx={{ gap: 0.75, px: 1.5 }}>
            {each === filter && <CheckIcon sx={{ fontSize: 16 }} />}
            {say(`filters.${each}`)}
            <Box component="span" className="tabular" sx={{ opacity: 0.8 }}>
              {number(counts[each])}
            </Box>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
};
