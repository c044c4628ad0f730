import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router';
import { Question } from '../Question';
import { useServices } from '../services';
import { GIVES_WAY } from './givesWay';

interface FormState {
  isDirty: boolean;
  isWriting: boolean;
}

interface FormsOnPage {
  /** The state of one form, by an id of its own; null once it is gone. */
  report: (id: string, state: FormState | null) => void;
  /** Something on the page is not saved. */
  isDirty: boolean;
}

const FormsOnPageContext = createContext<FormsOnPage>({ report: () => undefined, isDirty: false });

/** Whether something on this page is typed and not saved; for what stands beside its forms. */
export const useIsPageDirty = () => useContext(FormsOnPageContext).isDirty;

/**
 * Tells the page of the state of a form.
 * @returns tells it at once that all of the form is saved, for a move that follows
 */
export const useReportForm = ({ isDirty, isWriting }: FormState) => {
  const { report } = useContext(FormsOnPageContext);
  const id = useId();
  useEffect(() => report(id, { isDirty, isWriting }), [report, id, isDirty, isWriting]);
  useEffect(() => () => report(id, null), [report, id]);
  return useCallback(() => report(id, { isDirty: false, isWriting: false }), [report, id]);
};

const together = (forms: Iterable<FormState>): FormState => {
  const all = [...forms];
  return { isDirty: all.some((form) => form.isDirty), isWriting: all.some((form) => form.isWriting) };
};

/**
 * Around the forms of a page: asks before a changed one, or one that is being sent, is left. Once for all of them, as the router asks one
 * alone. `words` is the key of what is asked, where a page has its own. A forced logout does not ask: useDraft keeps what was typed.
 */
export const UnsavedChanges = ({ words = 'catalogue.leave', children }: { words?: string; children: ReactNode }) => {
  const translate = useTranslate();
  const { session } = useServices();
  /** As of this moment, where the state below is as of the last drawing. */
  const forms = useRef(new Map<string, FormState>());
  const [{ isDirty, isWriting }, setState] = useState<FormState>({ isDirty: false, isWriting: false });
  const report = useCallback((id: string, form: FormState | null) => {
    if (form) forms.current.set(id, form);
    else forms.current.delete(id);
    const now = together(forms.current.values());
    setState((last) => (last.isDirty === now.isDirty && last.isWriting === now.isWriting ? last : now));
  }, []);
  const isAtRisk = isDirty || isWriting;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const now = together(forms.current.values());
    return (now.isDirty || now.isWriting) && session.token() !== null && currentLocation.pathname !== nextLocation.pathname;
  });

  // A blocked move goes through by itself once the save came through, and nobody is asked about one that gives way.
  const isStale = blocker.state === 'blocked' && !isAtRisk;
  const givesWay = blocker.state === 'blocked' && isAtRisk && blocker.location.state === GIVES_WAY;
  useEffect(() => {
    if (isStale) blocker.proceed?.();
    else if (givesWay) blocker.reset?.();
  }, [isStale, givesWay, blocker]);

  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (session.token() !== null) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk, session]);

  const page = useMemo(() => ({ report, isDirty }), [report, isDirty]);
  return (
    <FormsOnPageContext.Provider value={page}>
      {children}
      <Question
        isOpen={blocker.state === 'blocked' && !isStale && !givesWay}
        title={translate(isWriting ? `${words}.writingTitle` : `${words}.title`)}
        text={translate(isWriting ? `${words}.writingText` : `${words}.text`)}
        no="catalogue.leave.stay"
        yes="catalogue.leave.leave"
        act={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      />
    </FormsOnPageContext.Provider>
  );
};
