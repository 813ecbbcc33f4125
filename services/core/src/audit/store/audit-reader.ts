import { type InferResult, sql } from 'kysely';
import type pg from 'pg';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Queryable } from '../../data/database.ts';
import { streamRows } from '../../data/stream-rows.ts';
import { typed } from '../../data/typed.ts';
import { countOf, given, pageOf, searched } from '../../data/typed-parts.ts';
import type { AuditKind } from '../audit.ts';

export type AuditRow = InferResult<ReturnType<typeof found>>[number];

export interface AuditFilter {
  /** In actor, action, subject or request id. */
  search?: string | null;
  kind?: AuditKind | null;
  actorId?: number | null;
  subjectId?: string | null;
  /** Days in Qatar: `2026-11-21`. */
  from?: string | null;
  to?: string | null;
}

export interface AuditQuery extends AuditFilter {
  /** From 1. */
  page?: number;
  limit?: number;
}

/** Or so many days later. */
const dayIn = (day: string, later = 0) =>
  sql<string>`(${day}::date + ${sql.lit(later)})::timestamp at time zone 'Asia/Qatar'`;

const filtered = (db: Queryable, { search, kind, actorId, subjectId, from, to }: AuditFilter) =>
  typed(db)
    .selectFrom('auditEntries as a')
    .leftJoin('auditAddresses as c', 'c.entryId', 'a.id')
    .where((eb) =>
      eb.and([
        ...given(searched(search), (pattern) => {
          const names = ['a.actorName', 'a.action', 'a.subjectId', 'a.subjectLabel', 'a.requestId'] as const;
          return eb(eb.fn<string>('concat_ws', [sql.lit(' '), ...names]), 'ilike', pattern);
        }),
        ...given(kind, (wanted) => eb('a.subjectKind', '=', wanted)),
        ...given(actorId, (wanted) => eb.and([eb('a.actorId', '=', wanted), eb('a.actorRole', '<>', 'token')])),
        ...given(subjectId, (wanted) => eb('a.subjectId', '=', wanted.replaceAll('\0', ''))),
        ...given(from, (day) => eb('a.at', '>=', dayIn(day))),
        ...given(to, (day) => eb('a.at', '<', dayIn(day, 1))),
      ]),
    );

const found = (db: Queryable, filter: AuditFilter) =>
  filtered(db, filter)
    .select((eb) => [
      'a.id',
      'a.at',
      'a.action',
      'a.before',
      'a.after',
      'a.requestId',
      // while it is kept
      sql<string | null>`host(c.address)`.as('address'),
      eb
        .case()
        .when('a.actorId', 'is not', null)
        .then(
          jsonBuildObject({
            id: eb.ref('a.actorId').$notNull(),
            username: eb.ref('a.actorName').$notNull(),
            role: eb.ref('a.actorRole').$notNull(),
          }),
        )
        .end()
        .as('actor'),
      jsonBuildObject({
        kind: eb.ref('a.subjectKind'),
        id: eb.ref('a.subjectId'),
        label: eb.ref('a.subjectLabel'),
      }).as('subject'),
    ])
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc');

export async function listAuditEntries(db: Queryable, query: AuditQuery) {
  const { rows, pagination } = await pageOf(found(db, query), query, 50);
  return { entries: rows, pagination };
}

export const countAuditEntries = (db: Queryable, filter: AuditFilter): Promise<number> => countOf(filtered(db, filter));

/** In the list's order, by some hundred. */
export function streamAuditEntries(pool: pg.Pool, filter: AuditFilter): AsyncGenerator<AuditRow[]> {
  return streamRows(pool, found(pool, filter));
}
