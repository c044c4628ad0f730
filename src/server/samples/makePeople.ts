import type { SampleClient } from './client';

/** Newest first. Their passwords are in the mails of the outbox. */
const PEOPLE = [
  { email: 'nora@label.example', firstName: 'Nora', lastName: 'Lindqvist', role: 'manager', isActive: true },
  { email: 'kofi@label.example', firstName: 'Kofi', lastName: 'Mensah', role: 'manager', isActive: true },
  { email: 'fairouz@label.example', firstName: 'فيروز', lastName: 'حداد', role: 'manager', isActive: true },
  { email: 'haruka@label.example', firstName: '春香', lastName: undefined, role: 'admin', isActive: true },
  { email: 'zoe@label.example', firstName: 'Zoë', lastName: 'Müller-Lüdenscheidt', role: 'manager', isActive: false },
  { email: 'joao@label.example', firstName: 'João', lastName: 'd’Ávila', role: 'manager', isActive: false },
];

export const SAMPLE_EMAILS: readonly string[] = PEOPLE.map(({ email }) => email);

export const makePeople = async (client: SampleClient): Promise<void> => {
  for (const { isActive, ...person } of PEOPLE.toReversed()) {
    const id = await client.create('users', person, false);
    if (id !== undefined && !isActive) await client.patch(`users/${id}`, { isActive });
  }
};
