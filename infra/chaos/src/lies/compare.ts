import { listReconciliations } from '@manzil/core/deliveries/store/reconciliation-reader';
import { beginReconciliation } from '@manzil/core/deliveries/store/reconciliation-store';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ledger } from '../ledger.ts';

const lookEveryMs = 500;

const asked = { provider: 'sandbox', trigger: 'staff', days: 1 } as const;

/** One under way cannot be followed by another. */
export async function meetComparison({ pool }: Ledger): Promise<void> {
  await beginReconciliation(pool, asked);
}

/** Waits for another. @returns its id @throws when none begins in time */
export async function askForComparison({ pool }: Ledger, withinMs: number): Promise<number> {
  const endsAt = performance.now() + withinMs;
  while (performance.now() < endsAt) {
    const id = await beginReconciliation(pool, asked);
    if (id !== null) return id;
    await sleep(lookEveryMs);
  }
  throw new Error('No comparison could be begun');
}

export async function comparisonEnds(
  { pool }: Ledger,
  id: number,
  withinMs: number,
): Promise<{ missing: number; isDone: boolean }> {
  const endsAt = performance.now() + withinMs;
  for (;;) {
    const row = (await listReconciliations(pool)).find((one) => one.id === id);
    const isOver = row !== undefined && row.state !== 'running';
    if (isOver || performance.now() > endsAt) return { missing: row?.missing ?? 0, isDone: row?.state === 'done' };
    await sleep(lookEveryMs);
  }
}
