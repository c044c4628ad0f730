import { createContext, useContext } from 'react';
import type { Activity, Drafts, GuestCalls, HeldRecords, Session } from '../providers/types';

/** What screens need beside react-admin's own contexts. */
export interface ConsoleServices {
  session: Session;
  guest: GuestCalls;
  held: HeldRecords;
  /** Say `activity.touch()` while something runs that the person waits for, such as an upload. */
  activity: Activity;
  drafts: Drafts;
  /** What sends files and tells of their progress. Loaded by itself when it is needed; a form loads it before that. */
  upload: { preload: () => Promise<unknown> };
}

const ServicesContext = createContext<ConsoleServices | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** Session, a visitor's calls, held records, activity, drafts and upload. Throws outside of the App. */
export const useServices = (): ConsoleServices => {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
};
