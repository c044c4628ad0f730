import { useRef, useState } from 'react';
import { v4 } from 'uuid';

/** The key of a filled form: by it the API makes one record of it, however often it is sent (the header Idempotency-Key). */
export interface FormKey {
  /** For a send: the same one at every further try. */
  forSending: () => string;
  /** To be kept with what was typed; undefined where nothing was sent yet. */
  get: () => string | undefined;
  /** Takes up the key of what was kept; undefined: what is sent next is another form. */
  set: (key: string | undefined) => void;
}

export const useFormKey = (): FormKey => {
  const key = useRef<string>(undefined);
  const [formKey] = useState<FormKey>(() => ({
    forSending: () => {
      // Not the browser's own: it has none on a page that came without TLS.
      key.current ??= v4();
      return key.current;
    },
    get: () => key.current,
    set: (given) => {
      key.current = given;
    },
  }));
  return formKey;
};
