/** How staff change something: the change, its entry in the audit log and what visitors are shown stand or fall together. */
import type pg from 'pg';
import type { Queryable } from '../../data/database.ts';
import { raiseContentVersion } from '../../data/raise-content-version.ts';
import { inUnit, type Unit } from '../../data/unit.ts';
import type { AuditKind } from '../audit.ts';
import { type Act, type Entry, kindOf } from '../act.ts';
import { recordEntries } from './audit-log.ts';

/** Things that visitors see: a change of one raises the content version, so that kept pages are dropped. */
const isPublic: Readonly<Record<AuditKind, boolean>> = {
  property: true,
  post: true,
  category: true,
  agent: true,
  social_link: true,
  meta_tag: true,
  setting: true,
  auth: false,
  user: false,
  session: false,
  lead: false,
  schedule: false,
  crm: false,
  media: false,
};

/** What a change gives: without the log's entry it is none. */
export interface Written<T> {
  result: T;
  entry: Entry | Entry[];
}

type Change<W> = (unit: Unit) => Promise<W>;
/** Writes into the audit log what has been changed so far and was not recorded yet. */
export type Recorder = (entries: readonly Entry[]) => Promise<void>;

/**
 * Runs a change as one unit of work. It begins with what it locks; null says that there was nothing to change, and nothing is
 * then recorded.
 * @throws what the change threw; nothing is then written
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

/**
 * The same for a change of many things, which are too many to hold their states at once: it records them in portions. Where it
 * recorded none, nothing was changed.
 * @throws what the change threw; nothing is then written
 */
export function staffWriteMany<T>(
  pool: pg.Pool,
  act: Act,
  change: (unit: Unit, record: Recorder) => Promise<T>,
): Promise<T> {
  return inUnit(pool, async (unit) => {
    let isSeen = false;
    const result = await change(unit, async (entries) => {
      isSeen ||= entries.some(({ action }) => isPublic[kindOf(action)]);
      await recordEntries(unit.client, act, entries);
    });
    await unit.em.flush();
    // last, because its row stays locked until the commit
    if (isSeen) await raiseContentVersion(unit.client);
    return result;
  });
}

/** Records what was done without changing anything that is kept here: a sign-in, an export, a refusal, a test. */
export function recordAct(db: Queryable, act: Act, entry: Entry): Promise<void> {
  return recordEntries(db, act, [entry]);
}
