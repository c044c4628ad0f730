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

const createFormats = () => {
  const languages = navigator.languages.filter(isLanguage);
  const date = new Intl.DateTimeFormat(languages);
  return {
    date,
    time: new Intl.DateTimeFormat(languages, { hour: '2-digit', minute: '2-digit' }),
    whole: new Intl.DateTimeFormat(languages, { dateStyle: 'full', timeStyle: 'long' }),
    lang: date.resolvedOptions().locale,
  };
};

/** Tells zones apart, where one goes abroad with the page open: hours of winter and of summer. */
const zone = () => [0, 6].map((month) => new Date(2024, month).getTimezoneOffset());

let kept: { key: string; formats: ReturnType<typeof createFormats> } | undefined;

/** To make them takes 75 times as long as to write a date, and a page of rows has 20. */
const formatsNow = () => {
  const key = [...navigator.languages, ...zone()].join();
  if (kept?.key !== key) kept = { key, formats: createFormats() };
  return kept.formats;
};

/** The same as text, for a sentence. */
export const exactTime = (value: string): string => {
  const moment = momentOf(value);
  if (!moment) return NO_VALUE;
  const { date, time } = formatsNow();
  return `${date.format(moment)} - ${time.format(moment)}`;
};

/** ISO 8601 in the viewer's own zone and locale: 'date - time', the date alone, or '-' (spec 2, display rules); in some `Tips` all of it. */
export const DateField = ({ value, withTime = false }: { value?: string | null; withTime?: boolean }) => {
  const moment = momentOf(value);
  if (!moment) return NO_VALUE;
  const { date, time, whole, lang } = formatsNow();
  const tip = whole.format(moment);
  return (
    <time lang={lang} dateTime={moment.toISOString()} data-tip={tip} aria-description={tip}>
      {withTime ? `${date.format(moment)} - ${time.format(moment)}` : date.format(moment)}
    </time>
  );
};
