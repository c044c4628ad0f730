import { createContext, useContext } from 'react';
import type { Importing } from '../providers/importing/types';
import type { Activity, Drafts, GuestCalls, HeldRecords, Session } from '../providers/types';

export interface ConsoleServices {
  session: Session;
  guest: GuestCalls;
  held: HeldRecords;
  activity: Activity;
  /** Tells the API from time to time that somebody is at work: called at every activity. */
  keepSession: () => void;
  /** What an import needs of the browser: only its page does. Rejects where that can't be had. */
  loadImporting: () => Promise<Importing>;
}

const ServicesContext = createContext<ConsoleServices | null>(null);

export const ServicesProvider = ServicesContext.Provider;

export const useServices = (): ConsoleServices => {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
};

const DraftsContext = createContext<Drafts | null>(null);

export const DraftsProvider = DraftsContext.Provider;

/** What forms hold while it is not saved. Apart from the other services, as a visitor's pages do without the program for it. */
export const useDrafts = (): Drafts => {
  const drafts = useContext(DraftsContext);
  if (!drafts) throw new Error('useDrafts needs a DraftsProvider above it');
  return drafts;
};
