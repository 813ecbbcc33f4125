/** What is to be done. Also for browsers. */
export const repeatKinds = ['daily', 'weekly', 'monthly'] as const;
export type RepeatKind = (typeof repeatKinds)[number];

export const taskStates = ['open', 'overdue', 'today', 'coming', 'done'] as const;
export type TaskState = (typeof taskStates)[number];

export type TaskProblem = 'missing' | 'conflict' | 'unknown_lead' | 'title' | 'repeat';

export class TaskWriteError extends Error {
  readonly problem: TaskProblem;

  constructor(problem: TaskProblem) {
    super(`task.${problem}`);
    this.name = 'TaskWriteError';
    this.problem = problem;
  }
}
