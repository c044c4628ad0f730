/** A fault of today: its finding, in words what a person meets, and the titles of the situations that fail by it. */
export interface Red {
  finding: string;
  fault: string;
  situations: readonly string[];
}
