import Tooltip from '@mui/material/Tooltip';
import { useLocale } from 'react-admin';

/** Shown where there is nothing to show (spec 2, display rules). */
export const NOTHING = '-';

/**
 * A moment in the viewer's own zone and locale: 'date - time', or the date alone (spec 2, display rules). The whole of it, with the zone, is
 * a tooltip, and its description for screen readers.
 * @param value ISO 8601; '-' stands for an empty or unreadable one
 */
export const DateField = ({ value, withTime = false }: { value?: string | null; withTime?: boolean }) => {
  const locale = useLocale();
  const moment = value ? new Date(value) : null;
  if (!moment || Number.isNaN(moment.getTime())) return NOTHING;
  const languages = typeof navigator === 'undefined' ? [locale] : [...navigator.languages];
  const date = moment.toLocaleDateString(languages);
  const time = moment.toLocaleTimeString(languages, { hour: '2-digit', minute: '2-digit' });
  const whole = moment.toLocaleString(languages, { dateStyle: 'full', timeStyle: 'long' });
  return (
    <Tooltip title={whole} describeChild enterTouchDelay={0}>
      <time dateTime={moment.toISOString()}>{withTime ? `${date} - ${time}` : date}</time>
    </Tooltip>
  );
};
