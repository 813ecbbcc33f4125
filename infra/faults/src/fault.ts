/** A mistake to plant, one at a time, to see whether a test notices it. */

/** One place of a file that is changed. */
export interface Edit {
  /** Path from the repository's root. */
  file: string;
  /** Text of the file; must occur exactly once. */
  find: string;
  /** What stands there instead. */
  put: string;
}

/**
 * `edge`: at a limit, empty, first or last, a time zone, other digits. `combination`: two features whose halves work alone.
 * `plain`: everything else.
 */
export type FaultKind = 'plain' | 'edge' | 'combination';

export interface Fault {
  /** Area and number, such as `delivery-01`. */
  id: string;
  kind: FaultKind;
  /** Where the project once had it: a short hash, or a decision such as `decision 12`. */
  past?: string;
  /** What a person would notice, in one sentence. */
  harm: string;
  /** Applied together. */
  edits: readonly Edit[];
}
