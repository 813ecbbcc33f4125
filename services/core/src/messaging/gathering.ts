import { setTimeout as sleep } from 'node:timers/promises';

/** @returns true when the batch was surely taken; never throws */
export type SendBatch<T> = (items: T[]) => Promise<boolean>;

interface Batch<T> {
  items: T[];
  sent: Promise<boolean>;
}

/**
 * What comes while a batch is under way, or within `restMs` of its beginning, goes with the next: the asking costs.
 * @param most a single call may bring more
 */
export function createGathering<T>(
  send: SendBatch<T>,
  { most, restMs }: { most: number; restMs: number },
): SendBatch<T> {
  let last: Promise<unknown> = Promise.resolve();
  let rest: Promise<unknown> = Promise.resolve();
  let underWay = 0;
  let waiting: Batch<T> | null = null;

  function start(items: T[]): Promise<boolean> {
    underWay += 1;
    const sent = last.then(() => {
      if (waiting?.items === items) waiting = null;
      rest = sleep(restMs);
      return send(items);
    });
    last = sent
      .catch(() => undefined)
      .then(() => rest)
      .finally(() => (underWay -= 1));
    return sent;
  }

  return (items) => {
    if (waiting !== null && waiting.items.length + items.length <= most) {
      waiting.items.push(...items);
      return waiting.sent;
    }
    const own = [...items];
    const mustWait = underWay > 0;
    const sent = start(own);
    if (mustWait) waiting = { items: own, sent };
    return sent;
  };
}
