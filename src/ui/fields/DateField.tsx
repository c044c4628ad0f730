export const NO_VALUE = '-';

/** Not all that browsers call a language is one to Intl: 'C', 'en-US@posix'. Of none the browser's default is taken. */
const isLanguage = (tag: string) => {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
};

const momentOf = (value?: string | null) => {
  const moment = value ? new Date(value) : null;
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
};

const inWords = (moment: Date) => {
  const languages = navigator.languages.filter(isLanguage);
  const date = new Intl.DateTimeFormat(languages).format(moment);
  return { languages, date, time: moment.toLocaleTimeString(languages, { hour: '2-digit', minute: '2-digit' }) };
};

/** The same as text, for a sentence. */
export const exactTime = (value: string): string => {
  const moment = momentOf(value);
  if (!moment) return NO_VALUE;
  const { date, time } = inWords(moment);
  return `${date} - ${time}`;
};

/** ISO 8601 in the viewer's own zone and locale: 'date - time', the date alone, or '-' (spec 2, display rules); in some `Tips` all of it. */
export const DateField = ({ value, withTime = false }: { value?: string | null; withTime?: boolean }) => {
  const moment = momentOf(value);
  if (!moment) return NO_VALUE;
  const { languages, date, time } = inWords(moment);
  const lang = new Intl.DateTimeFormat(languages).resolvedOptions().locale;
  const whole = moment.toLocaleString(languages, { dateStyle: 'full', timeStyle: 'long' });
  return (
    <time lang={lang} dateTime={moment.toISOString()} data-tip={whole} aria-description={whole}>
      {withTime ? `${date} - ${time}` : date}
    </time>
  );
};
