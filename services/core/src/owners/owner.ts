export const ownerKinds = ['person', 'company'] as const;
export type OwnerKind = (typeof ownerKinds)[number];

export type OwnerProblem = 'missing' | 'erased' | 'conflict' | 'confirmation_wrong';

export class OwnerWriteError extends Error {
  readonly problem: OwnerProblem;

  constructor(problem: OwnerProblem) {
    super(`The owner was not written: ${problem}`);
    this.name = 'OwnerWriteError';
    this.problem = problem;
  }
}
