/** Proves the chain of the audit log. Nothing that the database computes is believed but what stands in the rows. */
import { createHash } from 'node:crypto';
import type { Queryable } from '../../data/database.ts';

export interface Head {
  seq: number;
  /** Hexadecimal SHA-256. */
  hash: string;
}

export interface Broken {
  /** Where the chain first fails. */
  seq: number;
  entryId: number | null;
  reason: string;
}

export interface Proof {
  broken: Broken | null;
  head: Head;
  /** The link after which entries are kept; 0: nothing was dropped. */
  from: number;
}

const portion = 1_000;

/** The text that migration 28 hashes: the two must say the same. */
const linksSql = /* sql */ `
select l.seq::float8 as seq, l.entry_id::float8 as "entryId", l.hash,
  case when e.id is not null then jsonb_build_array(l.seq, e.id, (extract(epoch from e.at) * 1000000)::bigint,
    e.actor_id, e.actor_name, e.actor_role, e.action, e.subject_kind, e.subject_id, e.subject_label, e.before, e.after,
    e.request_id)::text end as content
from audit_links l left join audit_entries e on e.id = l.entry_id
where l.seq > $1 order by l.seq limit ${String(portion)}`;

const olderSql = /* sql */ `
select l.entry_id::float8 as "entryId", l.hash,
  (select count(*) from audit_entries e where e.id <= l.entry_id)::float8 as older
from audit_links l where l.seq = 0`;

/** Where older entries were dropped; the chain says so itself, in an entry after it. */
const checkpointSql = /* sql */ `
select c.seq::float8 as seq, c.hash, l.hash as "linkHash",
  (select min(seq) from audit_links)::float8 as "firstSeq",
  exists (select from audit_entries e join audit_links n on n.entry_id = e.id
    where n.seq > c.seq and e.action = 'audit.dropped' and e.subject_id = c.seq::text and e.after ->> 'link' = c.hash) as "isTold"
from audit_checkpoints c left join audit_links l on l.seq = c.seq
order by c.seq desc limit 1`;

const unlinkedSql = /* sql */ `
select e.id::float8 as id from audit_entries e
where e.id > $1 and not exists (select from audit_links l where l.seq > 0 and l.entry_id = e.id)
order by e.id limit 1`;

interface Link extends Head {
  entryId: number;
  content: string | null;
}

/** Null where it is no `seq:hash`. */
export function parseHead(text: string): Head | null {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  return seq === undefined || hash === undefined ? null : { seq: Number(seq), hash };
}

interface Beginning extends Head {
  /** Entries after it have links. */
  afterEntry: number;
}

/** @returns where the chain begins, or what is wrong there */
async function readBeginning(db: Queryable): Promise<Beginning | string> {
  const { rows: checkpoints } = await db.query<{
    seq: number;
    hash: string;
    linkHash: string | null;
    firstSeq: number;
    isTold: boolean;
  }>(checkpointSql);
  const [checkpoint] = checkpoints;
  if (checkpoint !== undefined) {
    const { seq, hash, linkHash, firstSeq, isTold } = checkpoint;
    if (linkHash !== hash || firstSeq !== seq) return 'the link of the checkpoint is missing or another';
    return isTold ? { seq, hash, afterEntry: 0 } : 'no entry tells of the checkpoint';
  }
  const { rows } = await db.query<{ entryId: number; hash: string; older: number }>(olderSql);
  const [first] = rows;
  if (first === undefined) return 'the beginning is missing';
  if (first.hash !== sha256(`manzil audit chain after ${String(first.older)} entries`))
    return 'the beginning was changed, or entries from before the chain are missing or too many';
  return { seq: 0, hash: first.hash, afterEntry: first.entryId };
}

/**
 * Reads all links in portions. A tail that was cut off, and a chain that was written anew, show only against a `known` head
 * that was kept elsewhere. Entries from before the chain are counted, not proven.
 */
export async function verifyAudit(db: Queryable, known: Head | null): Promise<Proof> {
  const first = await readBeginning(db);
  let last: Head = typeof first === 'string' ? { seq: 0, hash: '' } : { seq: first.seq, hash: first.hash };
  const brokenAt = (seq: number, entryId: number | null, reason: string) => ({
    broken: { seq, entryId, reason },
    head: last,
    from: typeof first === 'string' ? 0 : first.seq,
  });
  if (typeof first === 'string') return brokenAt(0, null, first);
  if (known !== null && known.seq < first.seq)
    return brokenAt(
      known.seq,
      null,
      `the given head is from before link ${String(first.seq)}, where older entries were dropped`,
    );
  const differs = ({ seq, hash }: Head) => seq === known?.seq && hash !== known.hash;
  const otherHead = 'its hash is not the one of the given head, so the chain was written anew';
  if (differs(last)) return brokenAt(last.seq, null, otherHead);
  for (;;) {
    const { rows: links } = await db.query<Link>(linksSql, [last.seq]);
    for (const { seq, entryId, hash, content } of links) {
      if (seq !== last.seq + 1) return brokenAt(last.seq + 1, null, 'the link is missing');
      if (content === null) return brokenAt(seq, entryId, 'the entry was deleted');
      if (hash !== sha256(`${last.hash} ${content}`))
        return brokenAt(seq, entryId, 'the entry or its link was changed, exchanged or put in');
      last = { seq, hash };
      if (differs(last)) return brokenAt(seq, entryId, otherHead);
    }
    if (links.length < portion) break;
  }
  if (known !== null && known.seq > last.seq)
    return brokenAt(last.seq + 1, null, 'links up to the given head are missing at the end');
  const { rows: unlinked } = await db.query<{ id: number }>(unlinkedSql, [first.afterEntry]);
  const [stray] = unlinked;
  // written while we read: its link is there by now as well
  if (stray !== undefined) return brokenAt(last.seq + 1, stray.id, 'the entry has no link');
  return { broken: null, head: last, from: first.seq };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
