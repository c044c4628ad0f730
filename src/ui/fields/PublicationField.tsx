import CircleIcon from '@mui/icons-material/Circle';
import CircleOutlinedIcon from '@mui/icons-material/CircleOutlined';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';

/** 'Published' only when the value is true (spec 2, display rules). */
export const PublicationField = ({ isPublished }: { isPublished: unknown }) => {
  const translate = useTranslate();
  const published = isPublished === true;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={published ? 'success' : 'default'}
      icon={published ? <CircleIcon /> : <CircleOutlinedIcon />}
      sx={{ '& .MuiChip-icon': { fontSize: '0.6rem', marginInline: '8px -4px' } }}
      label={translate(published ? 'catalogue.state.published' : 'catalogue.state.unpublished')}
    />
  );
};
