/** A breakage that nobody has to notice. */
export interface Harmless {
  file: string;
  /** The line as it stands, without its indentation: line numbers move. */
  line: string;
  change: string;
  why: string;
}

export const HARMLESS: readonly Harmless[] = [];
