import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useMeant } from '../useMeant';
import { Words } from '../Words';

interface ToggleButtonProps {
  /** Key of what it does next. */
  label: string;
  isPending: boolean;
  /** To be ignored while it is pending. */
  onPress: () => void;
}

/** A header button that turns into its opposite (spec 4). Never `disabled`, which would throw the focus to the page. */
export const ToggleButton = ({ label, isPending, onPress }: ToggleButtonProps) => (
  <Button variant="outlined" aria-disabled={isPending} {...useMeant(label, onPress)}>
    <Words>{useTranslate()(label)}</Words>
  </Button>
);
