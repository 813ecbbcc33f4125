/** A change, its audit entry and what visitors see stand or fall together. */
import type pg from 'pg';
import type { Queryable } from '../../data/database.ts';
import { raiseContentVersion } from '../../data/raise-content-version.ts';
import { inUnit, type Unit } from '../../data/unit.ts';
import type { AuditKind } from '../audit.ts';
import { type Act, type Entry, kindOf, personIdOf } from '../act.ts';
import { recordEntries } from './audit-log.ts';

/** For visitors: a change raises the content version, which drops kept pages. */
const isPublic: Readonly<Record<AuditKind, boolean>> = {
  property: true,
  post: true,
  category: true,
  agent: true,
  social_link: true,
  meta_tag: true,
  setting: true,
  view: false,
  auth: false,
  user: false,
  token: false,
  role: false,
  session: false,
  lead: false,
  contact: false,
  owner: false,
  mandate: false,
  team: false,
  lead_rule: false,
  task: false,
  viewing: false,
  calendar_feed: false,
  template: false,
  schedule: false,
  crm: false,
  media: false,
  personal_data: false,
  audit: false,
};

export interface Written<T> {
  result: T;
  entry: Entry | Entry[];
}

type Change<W> = (unit: Unit) => Promise<W>;
export type Recorder = (entries: readonly Entry[]) => Promise<void>;

/**
 * One unit of work: locks first, run again when overtaken. Null: nothing to change or record. @throws what the change
 * threw
 */
export function staffWrite<T>(pool: pg.Pool, act: Act, change: Change<Written<T>>): Promise<T>;
export function staffWrite<T>(pool: pg.Pool, act: Act, change: Change<Written<T> | null>): Promise<T | null>;
export function staffWrite<T>(pool: pg.Pool, act: Act, change: Change<Written<T> | null>): Promise<T | null> {
  return staffWriteMany(pool, act, async (unit, record) => {
    const written = await change(unit);
    if (written === null) return null;
    await record([written.entry].flat());
    return written.result;
  });
}

/** In portions, for too many to hold all states. @throws what the change threw */
export function staffWriteMany<T>(
  pool: pg.Pool,
  act: Act,
  change: (unit: Unit, record: Recorder) => Promise<T>,
): Promise<T> {
  return inUnit(pool, async (unit) => {
    let isSeen = false;
    await nameActor(unit, act);
    const result = await change(unit, async (entries) => {
      isSeen ||= entries.some(({ action }) => isPublic[kindOf(action)]);
      await recordEntries(unit.client, act, entries);
    });
    await unit.em.flush();
    // last: its row stays locked until the commit
    if (isSeen) await raiseContentVersion(unit.client);
    return result;
  });
}

/** For triggers that keep what was before: whoever changes it is named (migration 88). */
async function nameActor({ client }: Unit, { actor }: Act): Promise<void> {
  if (actor === null) return;
  const who = JSON.stringify({ id: personIdOf(actor), name: actor.username });
  await client.query(`select set_config('manzil.actor', $1, true)`, [who]);
}

/** What changed nothing here: a sign-in, an export, a refusal, a test. */
export function recordAct(db: Queryable, act: Act, entry: Entry): Promise<void> {
  return recordEntries(db, act, [entry]);
}
