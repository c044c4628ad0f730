import { TextInput as ReactAdminTextInput, type TextInputProps } from 'react-admin';
import { useIsRequired } from './RequiredFields';

/** A line of text, in the direction of what is typed into it; says when the form needs it, by which the theme draws a sign. */
export const TextInput = ({ slotProps, ...props }: TextInputProps) => {
  const isRequired = useIsRequired(props.source);
  const htmlInput = { dir: 'auto', 'aria-required': isRequired || undefined, ...slotProps?.htmlInput };
  return <ReactAdminTextInput {...props} slotProps={{ ...slotProps, htmlInput }} />;
};
