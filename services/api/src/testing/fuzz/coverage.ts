import type { Operation } from '../../contract/operations.ts';
import { type Asker, askers } from './sessions.ts';

/** How often each operation was asked by each, and what came. */
export interface Coverage {
  count(operation: Operation, asker: Asker, status: number): void;
  /** Of the operations that somebody has asked fewer times than this. */
  askedLess(than: number): string[];
  /** Of the operations that no one got done. */
  neverDone(): string[];
  /** Refusals that the contract has only under `default`, by status. */
  undeclared(): Record<string, string[]>;
  requests(): number;
  /** One line for each operation. */
  table(): string;
}

export function createCoverage(operations: readonly Operation[]): Coverage {
  const counts = new Map<string, Map<Asker, Map<number, number>>>(
    operations.map(({ id }) => [id, new Map(askers.map((asker) => [asker, new Map<number, number>()]))]),
  );
  const of = (id: string, asker: Asker): Map<number, number> => counts.get(id)?.get(asker) ?? new Map<number, number>();
  const sum = (statuses: Map<number, number>): number => [...statuses.values()].reduce((all, one) => all + one, 0);
  const statusesOf = (id: string): number[] => askers.flatMap((asker) => [...of(id, asker).keys()]);

  return {
    count({ id }, asker, status) {
      const statuses = of(id, asker);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    },
    askedLess: (than) =>
      operations.flatMap(({ id }) =>
        askers.filter((asker) => sum(of(id, asker)) < than).map((asker) => `${id} ${asker}`),
      ),
    neverDone: () => operations.map(({ id }) => id).filter((id) => !statusesOf(id).some((status) => status < 400)),
    undeclared() {
      const found: Record<string, string[]> = {};
      for (const { id, answers } of operations)
        for (const status of new Set(statusesOf(id)))
          if (!answers.has(String(status))) (found[String(status)] ??= []).push(id);
      return found;
    },
    requests: () =>
      operations.flatMap(({ id }) => askers.map((asker) => sum(of(id, asker)))).reduce((a, b) => a + b, 0),
    table: () =>
      operations
        .map(({ id }) => {
          const told = askers.map((asker) => {
            const statuses = [...of(id, asker)].toSorted(([a], [b]) => a - b);
            return `${asker} ${statuses.map(([status, times]) => `${String(status)}×${String(times)}`).join(' ')}`;
          });
          return `${id}: ${told.join('; ')}`;
        })
        .join('\n'),
  };
}
