/** First and last name in one, without the part that is missing. */
export const fullName = ({ firstName, lastName }: { firstName?: string | null; lastName?: string | null }) =>
  [firstName, lastName].filter(Boolean).join(' ');
