import type { ChosenFile } from '../../providers/types';

/** Tells a newly chosen file from the address of a stored one. */
export const isChosenFile = (value: unknown): value is ChosenFile =>
  typeof value === 'object' && value !== null && 'rawFile' in value && value.rawFile instanceof File;
