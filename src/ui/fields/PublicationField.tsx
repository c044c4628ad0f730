import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';

/** 'Published' only when the value is true (spec 2, display rules). */
export const PublicationField = ({ isPublished }: { isPublished: unknown }) => {
  const state = isPublished === true ? 'published' : 'unpublished';
  return <Chip variant={state} label={useTranslate()(`catalogue.state.${state}`)} />;
};
