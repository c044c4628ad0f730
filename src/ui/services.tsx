import { createContext, useContext } from 'react';
import type { Activity, Drafts, GuestCalls, HeldRecords, Session } from '../providers/types';

export interface ConsoleServices {
  session: Session;
  guest: GuestCalls;
  held: HeldRecords;
  activity: Activity;
  drafts: Drafts;
  /** Tells the API from time to time that somebody is at work: called at every activity. */
  keepSession: () => void;
}

const ServicesContext = createContext<ConsoleServices | null>(null);

export const ServicesProvider = ServicesContext.Provider;

export const useServices = (): ConsoleServices => {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
};
