import QuietIcon from '@mui/icons-material/Check';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import BadIcon from '@mui/icons-material/ErrorOutlineOutlined';
import DoubtIcon from '@mui/icons-material/HelpOutlineOutlined';
import WaitsIcon from '@mui/icons-material/ScheduleOutlined';
import type { Said, Tone } from './wording';

const ICONS = {
  good: DoneIcon,
  bad: BadIcon,
  warm: DoubtIcon,
  quiet: QuietIcon,
  waits: WaitsIcon,
  plain: undefined,
} as const satisfies Record<Tone, unknown>;

/** What is said of a song, in one line; word and sign differ, never the colour alone. */
export const SongState = ({ said }: { said: Said }) => {
  const { tone, words, sent } = said;
  const Icon = ICONS[tone];
  return (
    <span className={`said ${tone}`}>
      {sent === undefined ? (
        Icon && <Icon aria-hidden />
      ) : (
        <span className="bar" aria-hidden>
          <span style={{ width: `${sent * 100}%` }} />
        </span>
      )}
      <span key={words} className={sent === undefined ? 'line' : 'tabular'}>
        {words}
      </span>
    </span>
  );
};
