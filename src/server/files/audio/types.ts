/** What is found out about a whole file. */
export interface Sound {
  /** Undefined where it can't be told; 0 or less where there is none. */
  seconds?: number;
  isVideo?: boolean;
  /** The name of a codec that browsers do not play. */
  unplayed?: string;
  /** How loud it is over its time (see envelope.ts), where that can be told. */
  peaks?: string | undefined;
}
