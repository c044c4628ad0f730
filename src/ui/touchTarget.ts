/** As large as a finger needs it, where fingers point. */
export const touchTarget = { '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 } };
