import AddImageIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import BrokenImageIcon from '@mui/icons-material/BrokenImageOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type SyntheticEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCoverColour } from '../record/coverColour';
import { FullSize } from './FullSize';
import { fieldButton, PickerFrame, usePickerLabel } from './PickerFrame';
import { PictureMeasures } from './PictureMeasures';
import { type PictureFrame, pictureStyles } from './pictureStyles';
import { useFilePicker } from './useFilePicker';

interface ImagePickerProps {
  source: string;
  /** The role of the picture: how wide its frame is to its height, and where it is cut. */
  frame: PictureFrame;
  /** It is shown whole, on a ground of its own colour. */
  isWhole?: boolean;
}

/** How large the picture under an address is, once it is there. */
const useSize = (src: string | null) => {
  const [seen, setSeen] = useState<{ src: string | null; width: number; height: number }>();
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
    setSeen({ src, width: currentTarget.naturalWidth, height: currentTarget.naturalHeight });
  return { size: seen?.src === src ? seen : undefined, onLoad };
};

export const ImagePicker = ({ source, frame, isWhole = false }: ImagePickerProps) => {
  const translate = useTranslate();
  const label = usePickerLabel(source);
  const picker = useFilePicker(source, 'image');
  const { src, name, file, isUnusable, isLit, onUnusable } = picker;
  const { size, onLoad } = useSize(src);
  const colour = useCoverColour(isWhole ? src : null);
  const styles = pictureStyles(frame, picker);
  const choose = translate(src ? 'catalogue.image.replace' : 'catalogue.image.choose');
  const chooser = (
    <Button
      ref={picker.ref}
      size="small"
      variant={src ? 'text' : 'outlined'}
      onClick={picker.open}
      {...fieldButton(picker, 'choose')}
    >
      {/* A new text in place of a changed one: what translates the page holds on to the old. */}
      <span key={choose}>{choose}</span>
    </Button>
  );
  const invitation = (
    <Box sx={styles.invitation}>
      {chooser}
      <span>{translate('catalogue.image.drop')}</span>
    </Box>
  );
  if (!src)
    return (
      <PickerFrame source={source} picker={picker} sx={styles.root}>
        <Box sx={styles.empty}>
          <AddImageIcon sx={{ fontSize: 28, color: isLit ? 'inherit' : 'text.disabled' }} />
          {isLit ? <strong>{translate('catalogue.image.dropHere')}</strong> : frame !== 'round' && invitation}
        </Box>
        {frame === 'round' && invitation}
      </PickerFrame>
    );
  return (
    <PickerFrame source={source} picker={picker} sx={styles.root}>
      <Box sx={[styles.filled, colour !== undefined && { bgcolor: `rgb(${colour.join(' ')})` }]}>
        {isUnusable ? (
          <BrokenImageIcon fontSize="large" />
        ) : (
          <>
            <Box
              component="img"
              key={src}
              src={src}
              alt={translate('catalogue.image.preview', { name: label })}
              onLoad={onLoad}
              onError={onUnusable}
              sx={{ width: 1, height: 1, minHeight: 0, objectFit: isWhole ? 'contain' : 'cover' }}
            />
            <FullSize src={src} label={label} />
          </>
        )}
      </Box>
      <Box sx={styles.meta}>
        <Box sx={{ minWidth: 0 }}>
          {name && (
            <Box component="bdi" key={name} dir="auto" sx={{ display: 'block', color: 'text.primary', overflowWrap: 'anywhere' }}>
              {name}
            </Box>
          )}
          <PictureMeasures src={src} size={size} file={file} />
        </Box>
        <Box sx={styles.buttons}>
          {chooser}
          <Button size="small" onClick={picker.remove} {...fieldButton(picker, 'remove')}>
            {translate('catalogue.image.remove')}
          </Button>
        </Box>
      </Box>
    </PickerFrame>
  );
};
