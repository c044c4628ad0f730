import Avatar from '@mui/material/Avatar';

/** The first letters of a name's first word and its last. */
export const initialsOf = (name: string) => {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '').join('');
};

/** In the place of a picture, in rows of a kind that has none. */
export const Initials = ({ name }: { name: string }) => (
  <Avatar aria-hidden sx={{ bgcolor: 'tint', color: 'onTint', fontSize: '0.8125rem', fontWeight: 650 }}>
    {initialsOf(name)}
  </Avatar>
);
