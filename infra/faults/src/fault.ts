export interface Edit {
  /** From the repository's root. */
  file: string;
  /** Must occur exactly once. */
  find: string;
  put: string;
}

/** `edge`: a limit, first or last, other digits. `combination`: two features whose halves work alone. */
export type FaultKind = 'plain' | 'edge' | 'combination';

/** Its edits are applied together. */
export interface Fault extends Edit {
  /** Such as `delivery-01`. */
  id: string;
  kind: FaultKind;
  /** Where the project once had it: a short hash or `decision 12`. */
  past?: string;
  /** What a person would notice. */
  harm: string;
  also?: readonly Edit[];
}
