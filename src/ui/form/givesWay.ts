/** State of a move that nobody asked for: it is not made while something is not saved. */
export const GIVES_WAY = 'gives way';
