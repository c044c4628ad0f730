import { createContext, useContext } from 'react';
import type { Activity, Drafts, GuestCalls, HeldRecords, Session } from '../providers/types';

export interface ConsoleServices {
  session: Session;
  guest: GuestCalls;
  held: HeldRecords;
  /** Say `activity.touch()` while something runs that the person waits for, such as an upload. */
  activity: Activity;
  drafts: Drafts;
}

const ServicesContext = createContext<ConsoleServices | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** Throws outside of the App. */
export const useServices = (): ConsoleServices => {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
};
