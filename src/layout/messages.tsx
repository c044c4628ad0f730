import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { NotificationPayload } from 'react-admin';

/** What an alert said, and when. */
export interface KeptMessage {
  number: number;
  type: NotificationPayload['type'];
  text: string;
  at: Date;
}

/** The oldest give way. */
const MOST = 50;

interface Messages {
  kept: readonly KeptMessage[];
  keep: (message: Omit<KeptMessage, 'number'>) => void;
}

const MessagesContext = createContext<Messages>({ kept: [], keep: () => undefined });

/** Keeps what alerts said, newest first, for who could not read it in its 3 seconds; until the page is left or another person signs in. */
export const MessagesProvider = ({ children }: { children: ReactNode }) => {
  const [kept, setKept] = useState<readonly KeptMessage[]>([]);
  const keep = useCallback<Messages['keep']>(
    (message) => setKept((all) => [{ ...message, number: (all[0]?.number ?? 0) + 1 }, ...all].slice(0, MOST)),
    [],
  );
  const value = useMemo(() => ({ kept, keep }), [kept, keep]);
  return <MessagesContext.Provider value={value}>{children}</MessagesContext.Provider>;
};

export const useMessages = (): readonly KeptMessage[] => useContext(MessagesContext).kept;

/** @returns keeps a message that is said now, once */
export const useKeepMessage = () => {
  const { keep } = useContext(MessagesContext);
  const told = useRef(new WeakSet<NotificationPayload>());
  return (notification: NotificationPayload, text: string) => {
    if (told.current.has(notification)) return;
    told.current.add(notification);
    keep({ type: notification.type, text, at: new Date() });
  };
};
