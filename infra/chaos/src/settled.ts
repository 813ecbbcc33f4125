import { poisonDeaths } from '@manzil/core/deliveries/delivery';
import { waitingStates } from '@manzil/core/deliveries/states';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ledger } from './ledger.ts';

interface SettleOptions {
  /** Under which workers die. */
  leavesWaiting: number;
  withinMs: number;
  say: (line: string) => void;
}

const lookEveryMs = 2_000;
const sayEveryMs = 15_000;

/** A silent database is asked again. */
export async function settled(ledger: Ledger, { leavesWaiting, withinMs, say }: SettleOptions): Promise<void> {
  const startedAt = performance.now();
  let saidAt = startedAt;
  while (performance.now() - startedAt < withinMs) {
    const states = await ledger.states().catch(() => null);
    if (states !== null) {
      const waiting = waitingStates.reduce((sum, state) => sum + (states[state] ?? 0), 0);
      if (waiting === 0 || (waiting <= leavesWaiting && (await allInTheLane(ledger, waiting)))) return;
      if (performance.now() - saidAt > sayEveryMs) {
        say(JSON.stringify(states));
        saidAt = performance.now();
      }
    }
    await sleep(lookEveryMs);
  }
  say(`not settled within ${String(Math.round(withinMs / 1_000))} s`);
}

/** The lane of leads that workers die under. */
async function allInTheLane(ledger: Ledger, waiting: number): Promise<boolean> {
  const leads = await ledger.leads();
  return leads.filter(({ state, deaths }) => state !== 'delivered' && deaths >= poisonDeaths).length === waiting;
}
