import { endPause } from '@manzil/core/deliveries/store/crm-pause';
import type { Lie } from '@manzil/crm-servers/lying/lie';
import { setTimeout as sleep } from 'node:timers/promises';
import { audit, complaints } from '../audit.ts';
import { openLedger, type Ledger } from '../ledger.ts';
import { createVisitors } from '../load.ts';
import { shortSettings } from '../platform-env.ts';
import { startPlatform, type Platform } from '../platform.ts';
import type { RunOptions } from '../run.ts';
import { settled } from '../settled.ts';
import { askForComparison, comparisonEnds, meetComparison } from './compare.ts';
import { lyingCrmClient, type LyingCrmClient } from './crm-client.ts';
import type { LieRow } from './lie-row.ts';
import { shownFalsely, watchWhatIsShown } from './shown-falsely.ts';

interface Sizes {
  leads: number;
  comeWithinMs: number;
  lieMs: number;
  settleMs: number;
  /** Later deliveries are not compared. */
  horizonMs: number;
}

/** Begins before the lie ends, to meet it. */
const comparedBeforeMs = 20_000;

function sizesOf({ seconds = 40 }: Lie, short: boolean): Sizes {
  if (short) return { leads: 20, comeWithinMs: 4_000, lieMs: seconds * 200, settleMs: 120_000, horizonMs: 9_000 };
  return { leads: 100, comeWithinMs: 20_000, lieMs: seconds * 1_000, settleMs: 900_000, horizonMs: 80_000 };
}

/** All it started has ended. */
export async function runLie(lie: Lie, { backend, short, say, onLine }: RunOptions): Promise<LieRow> {
  const platform = await startPlatform({ backend, settings: short ? shortSettings : {}, onLine, lyingCrm: true });
  const ledger = openLedger(platform.databaseUrl);
  try {
    return await strike(lie, sizesOf(lie, short), { platform, ledger, crm: lyingCrmClient(platform.crmAccess), say });
  } finally {
    await ledger.close();
    await platform.stop();
  }
}

interface Parts {
  platform: Platform;
  ledger: Ledger;
  crm: LyingCrmClient;
  say: (line: string) => void;
}

async function strike(lie: Lie, sizes: Sizes, { platform, ledger, crm, say }: Parts): Promise<LieRow> {
  const { leads, comeWithinMs, lieMs, settleMs, horizonMs } = sizes;
  const seen: string[] = [];
  const settle = () => settled(ledger, { leavesWaiting: 0, withinMs: settleMs, say });
  const visitors = createVisitors({ apiUrl: platform.apiUrl, tries: 5 });
  const watch = watchWhatIsShown(ledger, crm);

  await crm.tell(lie.name);
  const lieIsOver = sleep(lieMs);
  await visitors.come(leads, comeWithinMs);
  say(`${String(visitors.accepted.length)} of ${String(visitors.sent)} enquiries accepted`);
  if (lie.family === 'lookups and lists' && lie.comparison !== undefined) {
    await sleep(Math.max(0, lieMs - comeWithinMs - comparedBeforeMs));
    await meetComparison(ledger);
  }
  await lieIsOver;
  const { length: inTime } = (await ledger.leads()).filter(({ state }) => state === 'delivered');
  await crm.tell(null);
  const healedAt = performance.now();
  say(`the lie is over; ${String(inTime)} were delivered`);
  if (lie.tryNow === true) {
    const { released } = await endPause(ledger.pool, { consumer: 'crm', provider: 'sandbox' }, staff);
    seen.push(`staff pressed "Try now", which released ${String(released)}`);
  }
  await settle();
  if (lie.comparison !== undefined) {
    await sleep(horizonMs);
    const { missing, isDone } = await comparisonEnds(ledger, await askForComparison(ledger, settleMs), settleMs);
    seen.push(`the comparison found ${String(missing)} missing${isDone ? '' : ', and did not end'}`);
    await settle();
  }
  const drainedMs = performance.now() - healedAt;

  const [inLedger, states, held] = [await ledger.leads(), await ledger.states(), await crm.whatIsSo()];
  const { most, longestMs } = await watch.stop();
  const { writesPerReference, records } = held;
  const found = audit({
    accepted: visitors.accepted,
    ledger: inLedger,
    crm: { records: records.length, writesPerReference },
    states,
  });
  const falsely = shownFalsely(inLedger, held).length;
  if (most > 0) seen.push(`meanwhile ${String(most)} shown falsely, at most ${(longestMs / 1_000).toFixed(0)} s`);
  return {
    lie: lie.name,
    family: lie.family,
    does: lie.does,
    accepted: found.accepted,
    stored: found.stored,
    inCrm: found.inCrm,
    twice: found.duplicates,
    lost: found.lost,
    stuck: found.notDelivered,
    falsely,
    drainedMs,
    seen: [
      held.lied === 0 ? 'the lie is in what it keeps' : `${String(held.lied)} answers were lies`,
      `${String(inTime)} delivered meanwhile`,
      ...seen,
    ],
    broken: [
      ...complaints(found, 0),
      ...(falsely > 0 ? [`${String(falsely)} leads are shown falsely`] : []),
      ...(found.accepted === leads ? [] : [`${String(found.accepted)} of ${String(leads)} enquiries were accepted`]),
    ],
  };
}

const staff = {
  actor: { id: 0, username: 'chaos', firstName: null, lastName: null, role: 'admin' },
  requestId: 'chaos',
} as const;
