import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '@manzil/contract/api';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type Task = components['schemas']['Task'];
export type NewTask = components['schemas']['TaskCreate'];
export type TaskPatch = components['schemas']['TaskPatch'];
type TaskQuery = NonNullable<operations['listTasks']['parameters']['query']>;

/** A task may be the next step of its lead. */
const shownIn = ['/api/tasks', '/api/leads', '/api/leads/{id}', '/api/leads/{id}/timeline'] as const;

export const tasksQuery = (query: TaskQuery) =>
  queryOptions({ ...staffAsked('/api/tasks', { query }), placeholderData: keepPreviousData, gcTime: 60_000 });

/** Fails with ApiError. */
export const useAddTask = () =>
  useChange((body: NewTask) => dataOf(browserApi.POST('/api/tasks', { body })), ...shownIn);

/** Fails with ApiError. */
export const useChangeTask = () =>
  useChange(
    ({ id, ...body }: TaskPatch & { id: number }) =>
      dataOf(browserApi.PATCH('/api/tasks/{id}', { params: { path: { id } }, body })),
    ...shownIn,
  );

/** Fails with ApiError. */
export const useRemoveTask = () =>
  useChange(
    ({ id, version }: { id: number; version: number }) =>
      dataOf(browserApi.DELETE('/api/tasks/{id}', { params: { path: { id }, query: { version } } })),
    ...shownIn,
  );
