import { sql } from 'kysely';
import type pg from 'pg';
import { type ContactReader, openContact } from '../../accounts/contact-rules.ts';
import type { Queryable } from '../../data/database.ts';
import { mostSelected } from '../../data/pagination.ts';
import { streamRows } from '../../data/stream-rows.ts';
import { anyOf, countOf, given, pageOf } from '../../data/typed-parts.ts';
import { readStaffSearch } from '../../search/staff-search.ts';
import type { LeadScope } from '../lead-scope.ts';
import type { LeadSource, LeadStatus } from '../lead.ts';
import { crmState, type LeadRow, leads, withRow } from './lead-row.ts';
import { leadFound } from './shown-contact.ts';

export type LeadSort = 'newest' | 'oldest' | 'name_asc' | 'name_desc' | 'follow_up';

export interface LeadFilter {
  /** In names, reference, message, e-mail and phone, as `readStaffSearch` reads it. */
  search?: string | null;
  status?: LeadStatus | null;
  /** The office's stage, by its id. */
  stage?: number | null;
  source?: LeadSource | null;
  crm?: LeadRow['crmState'] | null;
  /** The id of whoever has it; `none`: nobody. */
  assignee?: string | null;
  /** Others are not seen. */
  scope?: LeadScope;
  /** Finds by what they are shown. Default: all. */
  reader?: ContactReader;
  sort?: LeadSort;
}

export interface LeadQuery extends LeadFilter {
  /** From 1. */
  page?: number;
  /** At most 1,000. */
  limit?: number;
}

const everybody: ContactReader = { id: 0, contact: openContact };

function found(
  db: Queryable,
  { search, status, stage, source, crm, assignee, scope = null, reader = everybody, sort }: LeadFilter,
) {
  const all = leads(db, scope).where((eb) =>
    eb.and([
      ...given(readStaffSearch(search), (terms) => leadFound(terms, reader, 'l')),
      ...given(status, (wanted) => eb('l.status', '=', wanted)),
      ...given(stage, (wanted) => eb('l.stageId', '=', wanted)),
      ...given(source, (wanted) => eb('l.source', '=', wanted)),
      ...given(assignee, (wanted) =>
        wanted === 'none' ? eb('l.assigneeId', 'is', null) : eb('l.assigneeId', '=', Number(wanted)),
      ),
      ...given(crm, (wanted) => eb(crmState(eb), '=', wanted)),
    ]),
  );
  const name = sql<string>`lower(trim(${sql.ref('l.firstName')} || ' ' || ${sql.ref('l.lastName')}))`;
  switch (sort) {
    case 'oldest':
      return all.orderBy('l.createdAt').orderBy('l.id');
    case 'name_asc':
    case 'name_desc': {
      const way = sort === 'name_asc' ? 'asc' : 'desc';
      // a newsletter sign-up has no name
      return all
        .orderBy(sql`${name} = ''`)
        .orderBy(name, way)
        .orderBy('l.id', way);
    }
    case 'follow_up':
      return all
        .orderBy('l.followUpAt', (at) => at.asc().nullsLast())
        .orderBy('l.createdAt', 'desc')
        .orderBy('l.id', 'desc');
    default:
      return all.orderBy('l.createdAt', 'desc').orderBy('l.id', 'desc');
  }
}

/** For signed-in staff only. */
export async function listLeads(db: Queryable, query: LeadQuery) {
  const { rows, pagination } = await pageOf(withRow(found(db, query)), query, 50);
  return { leads: rows, pagination };
}

export const countLeads = (db: Queryable, filter: LeadFilter): Promise<number> => countOf(found(db, filter));

/** In the list's order, at most 20,000. */
export async function listLeadIds(db: Queryable, filter: LeadFilter): Promise<number[]> {
  return idsOf(await found(db, filter).select('id').limit(mostSelected).execute());
}

/** As a file has it. */
export type FiledLead = LeadRow & { assigneeName: string | null };

/** In the list's order, by some hundred. */
export function streamLeads(pool: pg.Pool, filter: LeadFilter): AsyncGenerator<FiledLead[]> {
  return streamRows(
    pool,
    withRow(found(pool, filter)).select((eb) =>
      eb
        .selectFrom('users as u')
        .whereRef('u.id', '=', 'l.assigneeId')
        .select(({ fn }) => fn<string>('concat_ws', [sql.lit(' '), 'u.firstName', 'u.lastName']).as('name'))
        .as('assigneeName'),
    ),
  );
}

/** Null also when not theirs. */
export async function findLead(db: Queryable, id: number, scope: LeadScope = null): Promise<LeadRow | null> {
  return (await withRow(leads(db, scope)).where('l.id', '=', id).executeTakeFirst()) ?? null;
}

/** That exist and may be seen. */
export async function visibleLeadIds(db: Queryable, ids: readonly number[], scope: LeadScope): Promise<number[]> {
  return idsOf(await leads(db, scope).where('l.id', '=', anyOf(ids)).select('id').orderBy('id').execute());
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);
