/** An appointment at a listing. Also for browsers. */
export const viewingStatuses = ['planned', 'done', 'cancelled', 'no_show'] as const;
export type ViewingStatus = (typeof viewingStatuses)[number];

/** Where nothing else is said. */
export const usualViewingMinutes = 45;
export const longestViewingMinutes = 720;

export type ViewingProblem = 'missing' | 'conflict' | 'unknown_lead' | 'unknown_listing' | 'times';

export class ViewingWriteError extends Error {
  readonly problem: ViewingProblem;

  constructor(problem: ViewingProblem) {
    super(`viewing.${problem}`);
    this.name = 'ViewingWriteError';
    this.problem = problem;
  }
}

export interface Clash {
  startsAt: string;
  endsAt: string;
  /** Of its lead; null: whoever asked may not see that. */
  reference: string | null;
}

/** Whoever shows it is elsewhere at that time. */
export class ViewingClashError extends Error {
  readonly clash: Clash | null;

  constructor(clash: Clash | null) {
    super('viewing.clash');
    this.name = 'ViewingClashError';
    this.clash = clash;
  }
}
