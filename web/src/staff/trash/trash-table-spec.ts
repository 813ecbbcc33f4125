import { type TrashKind, trashKinds } from '@manzil/core/trash/kinds';
import { listQuery } from '#staff-ui/list/list-query.ts';
import type { TrashChoice } from '#staff-ui/trash/restore.ts';
import type { TrashItem } from './api/trash.ts';

export const trashSorts = ['newest'] as const;

export const trashTable = listQuery({ filters: { kind: trashKinds }, sorts: trashSorts, pageSize: 50 });

/** A number alone names a thing of each kind. */
export const keyOf = ({ kind, id }: Pick<TrashItem, 'kind' | 'id'>): string => `${kind}-${String(id)}`;

/** As the server takes them: of each kind together. */
export function choicesOf(keys: readonly string[]): TrashChoice[] {
  return trashKinds
    .map((kind: TrashKind) => ({
      kind,
      ids: keys.filter((key) => key.startsWith(`${kind}-`)).map((key) => Number(key.slice(kind.length + 1))),
    }))
    .filter(({ ids }) => ids.length > 0);
}
