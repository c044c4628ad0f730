import Tooltip from '@mui/material/Tooltip';

export const NO_VALUE = '-';

/** Not all that browsers call a language is one to Intl: 'C', 'en-US@posix'. Of none the browser's default is taken. */
const isLanguage = (tag: string) => {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
};

/** ISO 8601 in the viewer's own zone and locale: 'date - time', the date alone, or '-' (spec 2, display rules). */
export const DateField = ({ value, withTime = false }: { value?: string | null; withTime?: boolean }) => {
  const moment = value ? new Date(value) : null;
  if (!moment || Number.isNaN(moment.getTime())) return NO_VALUE;
  const languages = navigator.languages.filter(isLanguage);
  const dates = new Intl.DateTimeFormat(languages);
  const date = dates.format(moment);
  const lang = dates.resolvedOptions().locale;
  const time = moment.toLocaleTimeString(languages, { hour: '2-digit', minute: '2-digit' });
  const whole = moment.toLocaleString(languages, { dateStyle: 'full', timeStyle: 'long' });
  return (
    <Tooltip title={whole} describeChild enterTouchDelay={0} slotProps={{ tooltip: { lang } }}>
      <time lang={lang} dateTime={moment.toISOString()}>
        {withTime ? `${date} - ${time}` : date}
      </time>
    </Tooltip>
  );
};
