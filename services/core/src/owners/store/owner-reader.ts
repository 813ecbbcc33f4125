import { sql } from 'kysely';
import { type ContactRules, openContact } from '../../accounts/contact-rules.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { given, pageOf } from '../../data/typed-parts.ts';
import { readStaffSearch } from '../../search/staff-search.ts';
import { endsOf, foundByStaff, phoneEndsOf } from '../../search/store/staff-search-sql.ts';

export interface OwnerQuery {
  /** In names, and in what the reader is shown of phone and e-mail, as `readStaffSearch` reads it. */
  search?: string;
  page?: number;
  limit?: number;
}

const usualLimit = 25;
const always = sql<boolean>`true`;

const owners = (db: Queryable) =>
  typed(db)
    .selectFrom('owners as o')
    .select(['o.id', 'o.kind', 'o.name', 'o.phone', 'o.email', 'o.documentNumber', 'o.language', 'o.note'])
    .select(['o.erasedAt', 'o.version', 'o.createdAt', 'o.updatedAt'])
    .select(({ selectFrom }) => [
      selectFrom('mandates as m')
        .whereRef('m.ownerId', '=', 'o.id')
        .select(sql<number>`count(distinct m.property_id)::integer`.as('count'))
        .$asScalar()
        .$notNull()
        .as('listings'),
      selectFrom('mandates as m')
        .whereRef('m.ownerId', '=', 'o.id')
        .where(sql<boolean>`m.starts_on <= qatar_day(now()) and qatar_day(now()) < coalesce(m.ended_on, m.ends_on + 1)`)
        .select(sql<number>`count(*)::integer`.as('count'))
        .$asScalar()
        .$notNull()
        .as('inForce'),
    ]);

export type OwnerRow = NonNullable<Awaited<ReturnType<typeof findOwner>>>;

/** One page, by name. @param contact what is not shown is not found either */
export async function listOwners(db: Queryable, { search, ...page }: OwnerQuery, contact: ContactRules = openContact) {
  const shown = (field: 'phone' | 'email', ends: ReturnType<typeof endsOf>) =>
    contact[field] === 'open' ? { ends, shown: always } : null;
  const found = owners(db).where(({ and }) =>
    and(
      given(readStaffSearch(search), (terms) =>
        foundByStaff(terms, {
          foundBy: endsOf(sql`coalesce(${sql.ref('o.name')}, '') || coalesce(${sql.ref('o.documentNumber')}, '')`),
          email: shown('email', endsOf(sql`coalesce(${sql.ref('o.email')}, '')`)),
          phone: shown('phone', phoneEndsOf(sql.ref('o.phone'))),
          plain: sql.ref('o.name'),
        }),
      ),
    ),
  );
  const ordered = found
    .orderBy(sql`o.erased_at is not null`)
    .orderBy(sql`lower(o.name)`)
    .orderBy('o.id');
  const { rows, pagination } = await pageOf(ordered, page, usualLimit);
  return { owners: rows, pagination };
}

export const findOwner = (db: Queryable, id: number) => owners(db).where('o.id', '=', id).executeTakeFirst();
