import EnterIcon from '@mui/icons-material/KeyboardReturnOutlined';
import Box from '@mui/material/Box';
import { createContext, useContext } from 'react';
import { useRecordContext } from 'react-admin';
import { Picture, type PictureShape } from '../fields/Picture';
import { Text } from '../fields/Text';
import type { Choice } from './choices';
import { typedPart } from './typedPart';

interface PickerWords {
  /** What was typed since the last choice. */
  typed: string;
  shape?: PictureShape;
}

const PickerContext = createContext<PickerWords>({ typed: '' });

/** Tells the options of a picker what is looked for. Beside their props: with these the list would be made anew at every key. */
export const PickerWords = PickerContext.Provider;

/** Of a name what was typed stands out. */
const Name = ({ children, typed }: { children: string; typed: string }) => {
  const [before, hit, after] = typedPart(children, typed) ?? [children];
  return (
    <Box component="bdi" dir="auto" sx={{ overflowWrap: 'anywhere', '& b': { fontWeight: 720 } }}>
      {before}
      {hit && <b>{hit}</b>}
      {after}
    </Box>
  );
};

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  flex: 1,
  minWidth: 0,
  minHeight: 40,
  // Which one Enter takes.
  '& > svg': { fontSize: 18, opacity: 0, color: 'onTint' },
  '.Mui-focused > & > svg, .Mui-focused & > svg': { opacity: 1 },
};

export const PickerOption = () => {
  const choice = useRecordContext<Choice>();
  const { typed, shape } = useContext(PickerContext);
  if (!choice) return null;
  return (
    <Box sx={rowStyle}>
      <Picture src={choice.picture} size={36} shape={shape} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Name typed={typed}>{choice.label}</Name>
        {choice.detail && (
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            <Text>{choice.detail}</Text>
          </Box>
        )}
      </Box>
      <EnterIcon aria-hidden />
    </Box>
  );
};
