/** Says, in the state of a move to a form's page, that the draft kept for it is wanted. Apart from the form, which the offer need not load. */
export const RESTORE = { restoreDraft: true } as const;
