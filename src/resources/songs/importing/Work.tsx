import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Edit } from '../../../import/edits';
import type { PlannedSong } from '../../../import/planned';
import { BarPlace } from '../../../ui/form/BarPlace';
import { PHONE } from '../../../ui/widths';
import { useOpenSong } from '../useOpenSong';
import { Actions, type WorkProps } from './Actions';
import { AlbumTree } from './AlbumTree';
import { PlanTools } from './PlanTools';
import { PlanWhole } from './PlanWhole';
import { RunWhole } from './RunWhole';
import { SelectionBar } from './SelectionBar';
import { useTree } from './useTree';
import { useWording } from './wording';

/** The plan of a folder, and what becomes of it: the same albums and songs from the first look to the last result. */
export const Work = ({ job, state, plan }: WorkProps) => {
  const translate = useTranslate();
  const { say, many } = useWording();
  const tree = useTree(plan, state.fates, state.step === 'plan');
  const openSong = useOpenSong();
  const { step, fates, isEditing, chosen } = state;
  const plans = step === 'plan';
  const apply = async (songs: readonly PlannedSong[], edit: Edit) => {
    const now = await job.edit(songs, edit);
    if (now) tree.follow(now, songs);
    return now;
  };
  const notes = [
    state.fault !== undefined && { severity: 'error' as const, words: translate(state.fault, { _: state.fault }) },
    step === 'running' && state.isWaiting && { severity: 'warning' as const, words: say('silent') },
    step === 'running' && state.isPaused && { severity: 'info' as const, words: say('paused') },
    step === 'running' && state.isForgetful && { severity: 'warning' as const, words: say('forgetful') },
    state.stopped !== undefined && { severity: 'warning' as const, words: translate(state.stopped, { _: state.stopped }) },
  ].filter((note) => note !== false);
  const leftOut = chosen?.leftOut ?? [];
  return (
    <Box sx={{ pb: 'calc(var(--save-bar) + 24px)' }}>
      {plans ? <PlanWhole job={job} state={state} plan={plan} /> : <RunWhole job={job} state={state} plan={plan} />}
      <Box role="status" sx={{ display: 'grid', gap: 1, px: 3, '&:not(:empty)': { py: 1.5 }, [PHONE]: { px: 2 } }}>
        {notes.map(({ severity, words }) => (
          <Alert key={words} severity={severity} role="note">
            {words}
          </Alert>
        ))}
      </Box>
      {leftOut.length > 0 && (
        <Alert severity="warning" role="note" sx={{ mx: 3, my: 1.5 }}>
          <details>
            <summary>{many('leftOut', leftOut.length)}</summary>
            <ul>
              {leftOut.map(({ path, reason }) => (
                <li key={path}>
                  <bdi>{path}</bdi>: {reason}
                </li>
              ))}
            </ul>
          </details>
        </Alert>
      )}
      <PlanTools plan={plan} plans={plans} fates={fates} tree={tree} />
      <AlbumTree
        tree={tree}
        plans={plans}
        fates={fates}
        isEditing={isEditing}
        onChoose={job.choose}
        onApply={apply}
        onOpen={(id) => void openSong(id)}
      />
      <BarPlace
        ref={null}
        at="page"
        isAlone={step === 'done'}
        hasState={step !== 'done'}
        notes={
          plans &&
          tree.chosenSongs.length > 0 && (
            <SelectionBar
              songs={tree.chosenSongs}
              isEditing={isEditing}
              onChoose={job.choose}
              onApply={apply}
              onClear={() => tree.pick(plan.songs, false)}
            />
          )
        }
      >
        <Actions job={job} state={state} plan={plan} />
      </BarPlace>
    </Box>
  );
};
