/** The brokerage contract between an owner and the office. */

export const mandateKinds = ['exclusive', 'open'] as const;
export type MandateKind = (typeof mandateKinds)[number];

/** In percent of the price, in months of the rent, or in riyals. */
export const commissionKinds = ['percent', 'months', 'fixed'] as const;
export type CommissionKind = (typeof commissionKinds)[number];

/** `ended`: before its time; `over`: its last day has passed. */
export const mandateStates = ['coming', 'in_force', 'ended', 'over'] as const;
export type MandateState = (typeof mandateStates)[number];

/** Days before the end on which it is announced, the nearest first. */
export const announcedDays = [7, 30] as const;
/** Within so many days a mandate is ending. */
export const endingDays = 30;

export const mostMandateFiles = 10;
export const mostMandateFileBytes = 10 * 1024 * 1024;

export type MandateProblem =
  | 'missing'
  | 'conflict'
  | 'unknown_owner'
  | 'days'
  | 'overlaps'
  | 'number_taken'
  | 'not_running'
  | 'too_many_files';

export class MandateWriteError extends Error {
  readonly problem: MandateProblem;

  constructor(problem: MandateProblem) {
    super(`The mandate was not written: ${problem}`);
    this.name = 'MandateWriteError';
    this.problem = problem;
  }
}
