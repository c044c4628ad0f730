import EditIcon from '@mui/icons-material/EditOutlined';
import { Cell } from './cells';
import { useWording } from './wording';

interface NamesCellProps {
  /** Of the album or song whose names it opens. */
  name: string;
  isEdited: boolean;
  isActive: boolean;
  onEdit: () => void;
}

/** Opens the names of a row below it. */
export const NamesCell = ({ name, isEdited, isActive, onEdit }: NamesCellProps) => {
  const { say } = useWording();
  return (
    <Cell className="more">
      <button
        type="button"
        className="act"
        tabIndex={isActive ? 0 : -1}
        aria-label={say('names', { name })}
        aria-expanded={isEdited}
        onClick={onEdit}
      >
        <EditIcon />
      </button>
    </Cell>
  );
};
