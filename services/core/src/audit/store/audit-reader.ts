import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { given, pageOf, searched } from '../../data/typed-parts.ts';
import type { AuditKind } from '../audit.ts';

export interface AuditQuery {
  /** In actor, action, subject or request id. */
  search?: string | null;
  kind?: AuditKind | null;
  actorId?: number | null;
  subjectId?: string | null;
  /** Days in Qatar: `2026-11-21`. */
  from?: string | null;
  to?: string | null;
  /** From 1. */
  page?: number;
  limit?: number;
}

/** Or so many days later. */
const dayIn = (day: string, later = 0) =>
  sql<string>`(${day}::date + ${sql.lit(later)})::timestamp at time zone 'Asia/Qatar'`;

const filtered = (db: Queryable, { search, kind, actorId, subjectId, from, to }: AuditQuery) =>
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

export async function listAuditEntries(db: Queryable, query: AuditQuery) {
  const found = filtered(db, query)
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
  const { rows, pagination } = await pageOf(found, query, 50);
  return { entries: rows, pagination };
}
