import type { Fault } from './fault.ts';
import type { Backend } from './platform-env.ts';

export interface Job {
  fault: Fault;
  backend: Backend;
  weight: number;
}

/** Heaviest first, so that they do not end alone. */
export function jobsOf(faults: readonly Fault[], asked: readonly Backend[]): Job[] {
  return faults
    .flatMap((fault) =>
      asked
        .filter((one) => fault.backends?.includes(one) ?? true)
        .map((backend) => ({ fault, backend, weight: fault.weight ?? 1 })),
    )
    .toSorted((one, other) => other.weight - one.weight || other.fault.settleMs - one.fault.settleMs);
}

/** Together never above `capacity`, but for one alone. */
export async function runAll<J extends { weight: number }, R>(
  jobs: readonly J[],
  capacity: number,
  run: (job: J) => Promise<R>,
  onRow: (row: R) => void,
): Promise<R[]> {
  const waiting = [...jobs];
  const rows: R[] = [];
  let weight = 0;
  const underWay = new Set<Promise<void>>();

  async function runOne(job: J): Promise<void> {
    const row = await run(job);
    rows.push(row);
    onRow(row);
  }

  while (waiting.length > 0 || underWay.size > 0) {
    const next = waiting.findIndex((job) => underWay.size === 0 || weight + job.weight <= capacity);
    const [job] = next < 0 ? [] : waiting.splice(next, 1);
    if (job === undefined) {
      await Promise.race(underWay);
      continue;
    }
    weight += job.weight;
    const going: Promise<void> = runOne(job).finally(() => {
      weight -= job.weight;
      underWay.delete(going);
    });
    underWay.add(going);
  }
  return rows;
}
