import CircleIcon from '@mui/icons-material/Circle';
import CircleOutlinedIcon from '@mui/icons-material/CircleOutlined';
import Chip from '@mui/material/Chip';
import { alpha, type Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

const dot = { '& .MuiChip-icon': { fontSize: '0.625rem', marginInline: '0 -2px', color: 'inherit' } };
/** Quiet, as most are. */
const publishedStyle = {
  ...dot,
  backgroundColor: 'transparent',
  color: 'text.secondary',
  '& .MuiChip-icon': { ...dot['& .MuiChip-icon'], color: 'success.main' },
};
const unpublishedStyle = ({ palette: { mode, warning } }: Theme) => ({
  ...dot,
  backgroundColor: alpha(warning.main, 0.12),
  color: mode === 'light' ? warning.dark : warning.main,
  fontWeight: 600,
  paddingInlineStart: '8px',
});

/** 'Published' only when the value is true (spec 2, display rules). Word and shape tell the states apart, not the colour alone. */
export const PublicationField = ({ isPublished }: { isPublished: unknown }) => {
  const translate = useTranslate();
  const published = isPublished === true;
  return (
    <Chip
      size="small"
      icon={published ? <CircleIcon /> : <CircleOutlinedIcon />}
      sx={published ? publishedStyle : unpublishedStyle}
      label={translate(published ? 'catalogue.state.published' : 'catalogue.state.unpublished')}
    />
  );
};
