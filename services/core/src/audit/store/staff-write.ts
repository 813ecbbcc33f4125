/** How staff change something: the change, its entry in the audit log and what visitors are shown stand or fall together. */
import type pg from 'pg';
import { raiseContentVersion } from '../../data/content-version.ts';
import { inTransaction } from '../../data/transaction.ts';
import type { AuditAction, AuditKind, AuditState } from '../audit.ts';
import type { StaffAct } from '../act.ts';
import { recordAudits, type AuditEntry } from './audit-log.ts';

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

/** What the log says of one change. */
export interface Entry {
  action: AuditAction;
  /** Left out where the action is about many things or none. */
  id?: number | string | null;
  /** A name that is not personal: a reference, a slug, a platform. */
  label?: string | null;
  /** State before, whole or the members that matter; left out for something new. */
  before?: object | null;
  /** State after; left out for something deleted. */
  after?: object | null;
}

/** What a change gives: without the log's entry it is none. */
export interface Written<T> {
  result: T;
  entry: Entry | Entry[];
}

type Change<W> = (client: pg.PoolClient) => Promise<W>;

/**
 * Runs a change in one transaction. It begins with what it locks; null says that there was nothing to change, and nothing is
 * then recorded.
 * @throws what the change threw; nothing is then written
 */
export function staffWrite<T>(pool: pg.Pool, act: StaffAct, change: Change<Written<T>>): Promise<T>;
export function staffWrite<T>(pool: pg.Pool, act: StaffAct, change: Change<Written<T> | null>): Promise<T | null>;
export function staffWrite<T>(pool: pg.Pool, act: StaffAct, change: Change<Written<T> | null>): Promise<T | null> {
  return inTransaction(pool, async (client) => {
    const written = await change(client);
    if (written === null) return null;
    const entries = [written.entry].flat();
    await recordAudits(
      client,
      entries.map((entry) => rowOf(entry, act)),
    );
    // last, because its row stays locked until the commit
    if (entries.some(({ action }) => isPublic[kindOf(action)])) await raiseContentVersion(client);
    return written.result;
  });
}

const kindOf = (action: AuditAction): AuditKind => action.split('.')[0] as AuditKind;

function rowOf({ action, id = null, label = null, before = null, after = null }: Entry, act: StaffAct): AuditEntry {
  return {
    ...act,
    action,
    subject: { kind: kindOf(action), id, label },
    before: stateOf(before),
    after: stateOf(after),
  };
}

const stateOf = (state: object | null): AuditState | null => state as AuditState | null;
