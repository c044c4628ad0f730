import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useLocale } from 'react-admin';
import { visuallyHidden } from '../visuallyHidden';

/** Shown where there is nothing to show (spec 2, display rules). */
export const NOTHING = '-';

/** What `date - time`, or the date alone, leaves open: the zone, or the time with it. */
const restOf = (moment: Date, languages: string[], withTime: boolean) => {
  if (!withTime) return moment.toLocaleTimeString(languages, { timeStyle: 'long' });
  const parts = new Intl.DateTimeFormat(languages, { timeZoneName: 'short' }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
};

/**
 * A moment in the viewer's own zone and locale: 'date - time', or the date alone (spec 2, display rules). Pointed at or touched it tells
 * the whole of it, with the zone, which screen readers have behind it. No stop of the Tab key: there is nothing to do with it.
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
      <time dateTime={moment.toISOString()}>
        {withTime ? `${date} - ${time}` : date}
        <Box component="span" sx={visuallyHidden}>
          {` ${restOf(moment, languages, withTime)}`}
        </Box>
      </time>
    </Tooltip>
  );
};
