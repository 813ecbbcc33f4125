/** Every lie to leads of its own, at the same time on one platform: each lead meets one lie, and all share workers and breaker. */
import { stuckStates, waitingStates } from '@manzil/core/domain/delivery';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLedger, type Ledger } from '../ledger.ts';
import { createVisitors } from '../load.ts';
import type { Backend } from '../platform-env.ts';
import { startPlatform } from '../platform.ts';
import type { SandboxClient } from '../sandbox-client.ts';
import { settled } from '../settled.ts';
import type { Lie } from './lie.ts';
import { startLiar, type Liar } from './liar.ts';

export interface LieRow {
  name: string;
  does: string;
  told: number;
  accepted: number;
  stored: number;
  inCrm: number;
  /** Leads that the CRM was told more than once. */
  twice: number;
  /** They had to be: the CRM said that it has something older. */
  asksForMore: boolean;
  /** Accepted, and neither in the CRM nor visibly on the way. */
  lost: number;
  /** Waiting for a person. */
  stuck: number;
  /** Seen as delivered at a moment at which the CRM did not have it. */
  shownFalsely: number;
  /** From a lead's arrival until its delivery was confirmed, the longest of the row. */
  drainSeconds: number;
}

export interface LiesOptions {
  lies: readonly Lie[];
  /** For each lie. */
  leads: number;
  backend: Backend;
  say: (line: string) => void;
}

const truth = { name: 'truth', does: 'tells the truth to these, beside all the others' };
const settleMs = 900_000;
/** A visitor who is not lied about, so often while the others wait. */
const trickleEveryMs = 2_000;
const lookEveryMs = 1_000;
const perSecond = 10;

/** Gives a row for each lie, and first one for leads that are not lied to. */
export async function runLies({ lies, leads, backend, say }: LiesOptions): Promise<LieRow[]> {
  const groups = [null, ...lies];
  const groupOf = (visitor: number): number => visitor % groups.length;
  const numberOf = (email: string): number => Number(/^visitor(\d+)@/.exec(email)?.[1] ?? 0);
  let liar: Liar | undefined;
  const platform = await startPlatform({
    backend,
    settings: {},
    onLine: () => undefined,
    crmThrough: async (sandboxUrl) => {
      liar = await startLiar(sandboxUrl, (email) => groups[groupOf(numberOf(email))] ?? null);
      return liar;
    },
  });
  const ledger = openLedger(platform.databaseUrl);
  const over = new AbortController();
  try {
    await platform.sandbox.setFaults({ idempotent: false });
    const watch = watchFalsehoods(ledger, platform.sandbox, over.signal);
    const visitors = createVisitors({ apiUrl: platform.apiUrl, tries: 20 });
    const sent = groups.length * leads;
    await visitors.come(sent, (sent / perSecond) * 1_000);
    say(`${String(visitors.accepted.length)} of ${String(sent)} enquiries accepted`);
    const settling = settledAll(ledger, lies.length * leads, say);
    const later: string[] = [];
    // others go on asking, as on any site
    for (let n = leads; !(await Promise.race([settling, sleep(trickleEveryMs, false)])); n += 1) {
      const one = createVisitors({ apiUrl: platform.apiUrl, tries: 20, first: n * groups.length });
      await one.come(1, 0);
      later.push(...one.accepted);
    }
    await settled(ledger, { leavesWaiting: 0, withinMs: 60_000, say });
    over.abort();
    const falsely = await watch;
    const { writesPerReference } = await platform.sandbox.leads();
    const rows = await ledger.query<{ reference: string; email: string; state: string; seconds: number | null }>(
      leadsSql,
    );
    const accepted = new Set([...visitors.accepted, ...later]);
    return groups.map((lie, group) => {
      const own = rows.filter(({ email }) => groupOf(numberOf(email)) === group);
      const has = ({ reference }: { reference: string }): boolean => (writesPerReference[reference] ?? 0) > 0;
      const isStuck = ({ state }: { state: string }): boolean => (stuckStates as readonly string[]).includes(state);
      return {
        name: lie?.name ?? truth.name,
        does: lie?.does ?? truth.does,
        asksForMore: lie?.asksForMore === true,
        told: lie === null ? 0 : (liar?.told.get(lie.name) ?? 0),
        accepted: own.filter(({ reference }) => accepted.has(reference)).length,
        stored: own.length,
        inCrm: own.filter(has).length,
        twice: own.filter(({ reference }) => (writesPerReference[reference] ?? 0) > 1).length,
        lost: own.filter((one) => !has(one) && !isStuck(one)).length,
        stuck: own.filter((one) => one.state !== 'delivered').length,
        shownFalsely: own.filter(({ reference }) => falsely.has(reference)).length,
        drainSeconds: Math.max(0, ...own.map(({ seconds }) => seconds ?? 0)),
      };
    });
  } finally {
    over.abort();
    await ledger.close();
    await platform.stop();
    await liar?.close();
  }
}

/** True when no more than a handful is on its way: those of just now. */
async function settledAll(ledger: Ledger, lied: number, say: (line: string) => void): Promise<true> {
  const endsAt = performance.now() + settleMs;
  for (let n = 0; performance.now() < endsAt; n += 1) {
    const [row] = await ledger.query<{ waiting: number }>(oldWaitingSql);
    if (row?.waiting === 0) return true;
    if (n % 15 === 0) say(`${String(row?.waiting)} of ${String(lied)} that are lied about wait`);
    await sleep(lookEveryMs);
  }
  say('not settled in time');
  return true;
}

/** What came within the last seconds is not waited for. */
const oldWaitingSql = /* sql */ `select count(*)::integer as waiting from deliveries
where state in (${waitingStates.map((state) => `'${state}'`).join(', ')}) and created_at < now() - interval '8 seconds'`;

const leadsSql = /* sql */ `
select l.reference_id as reference, l.email, d.state,
  extract(epoch from d.settled_at - d.created_at)::float8 as seconds
from leads l join deliveries d on d.consumer = 'crm' and d.subject_kind = 'lead' and d.subject_id = l.id`;

/** The ledger is read first: what it calls delivered must be in the CRM when that is asked after it. */
async function watchFalsehoods(ledger: Ledger, crm: SandboxClient, signal: AbortSignal): Promise<ReadonlySet<string>> {
  const falsely = new Set<string>();
  while (!signal.aborted) {
    const shown = await ledger.query<{ reference: string }>(
      'select reference_id as reference from leads where crm_synced',
    );
    const { writesPerReference } = await crm.leads();
    for (const { reference } of shown) if ((writesPerReference[reference] ?? 0) === 0) falsely.add(reference);
    await sleep(lookEveryMs, undefined, { signal }).catch(() => undefined);
  }
  return falsely;
}
