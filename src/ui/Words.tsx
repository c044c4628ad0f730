/**
 * Words that become others while they stand. A browser that translates the page puts nodes of its own in the place of the text, and React would
 * go on writing into the one it knew: other words are a new element.
 */
export const Words = ({ children }: { children: string }) => <span key={children}>{children}</span>;
