import { daysOf } from '@manzil/core/tasks/recurrence';
import { type TaskProblem, TaskWriteError } from '@manzil/core/tasks/task';
import { countTasks, listTasks, type TaskRow } from '@manzil/core/tasks/store/task-reader';
import { addTask, changeTask, removeTask } from '@manzil/core/tasks/store/task-writer';
import { leadScopeOf } from '@manzil/core/leads/lead-scope';
import type { components } from '@manzil/contract/api';
import type { Handlers } from '../contract/handler.ts';
import { demandFound, invalidRequest, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { asLeadProblem } from '../leads/lead-problem.ts';
import { scopeOf } from '../leads/scope.ts';
import { personOf } from './person.ts';

type Operations = 'listTasks' | 'createTask' | 'updateTask' | 'deleteTask';

export function taskHandlers({ database: { pool } }: Pick<ApiDeps, 'database'>): Pick<Handlers, Operations> {
  return {
    async listTasks({ query, user }) {
      // of one lead also who came by the link of a mail
      const scope = query.lead === undefined ? leadScopeOf(user) : scopeOf(user);
      const filter = { ...query, person: personOf(query.person, user), scope };
      const [{ tasks, pagination }, counts] = await Promise.all([
        listTasks(pool, filter, query),
        countTasks(pool, filter),
      ]);
      return { status: 200, body: { tasks: tasks.map(presentTask), counts, pagination } };
    },

    async createTask({ body, user, requestId }) {
      const added = await addTask(pool, body, scopeOf(user), { actor: user, requestId }).catch(refuse);
      return { status: 201, body: presentTask(added) };
    },

    async updateTask({ params, body, user, requestId }) {
      const changed = await changeTask(pool, params.id, body, scopeOf(user), { actor: user, requestId }).catch(refuse);
      return { status: 200, body: presentTask(demandFound(changed, 'task.not_found')) };
    },

    async deleteTask({ params, query, user, requestId }) {
      const removing = removeTask(pool, params.id, query.version, scopeOf(user), { actor: user, requestId });
      if (!(await removing.catch(refuse))) throw new ProblemError('task.not_found');
      return { status: 204 };
    },
  };
}

function presentTask({ repeats, repeatDays, updatedAt: _at, ...task }: TaskRow): components['schemas']['Task'] {
  const repeat =
    repeats === null ? null : { every: repeats, ...(repeats === 'weekly' && { days: daysOf(repeatDays) }) };
  return { ...task, repeat };
}

const field = (path: string, code: string, message: string) => invalidRequest([{ in: 'body', path, code, message }]);

const refusals: Record<TaskProblem, () => ProblemError> = {
  missing: () => new ProblemError('task.not_found'),
  conflict: () => new ProblemError('task.conflict'),
  unknown_lead: () => field('leadId', 'unknown', 'There is no such lead'),
  title: () => field('title', 'required', 'A task says what is to be done'),
  repeat: () => field('repeat.days', 'contradiction', 'A week has days, and nothing else does'),
};

function refuse(error: unknown): never {
  if (error instanceof TaskWriteError) throw refusals[error.problem]();
  return asLeadProblem(error);
}
