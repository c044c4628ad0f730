import { TextInput, type TextInputProps, useTranslate, useTranslateLabel } from 'react-admin';
import { useRequired } from '../form/RequiredFields';

/** To be seen and not to be read out, which aria-required does; in the gap of the frame as well, which is as wide as the label. */
const signStyle = { '& label::after, & legend > span::after': { content: '" *" / ""' } };

/** A line of text, written in the direction of its own words. Says whether the form needs it, before it is missing. */
export const LineInput = ({ slotProps, helperText, ...props }: TextInputProps) => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const { isRequired, others } = useRequired(props.source);
  const [other] = others;
  const orOther = other && translate('catalogue.validation.orOther', { other: translateLabel({ source: other }) });
  return (
    <TextInput
      {...props}
      helperText={helperText ?? orOther}
      slotProps={{ ...slotProps, htmlInput: { dir: 'auto', 'aria-required': isRequired || undefined, ...slotProps?.htmlInput } }}
      sx={isRequired ? signStyle : undefined}
    />
  );
};
