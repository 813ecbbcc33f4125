import { type AliasableExpression, type Expression, type Kysely, sql } from 'kysely';
import type { ContactReader } from '../../accounts/contact-rules.ts';
import { may, type Permission } from '../../accounts/permissions.ts';
import type { SignedInUser } from '../../accounts/user.ts';
import { latinDigits } from '../../platform/numerals.ts';
import type { Queryable } from '../../data/database.ts';
import { type LeadScope, leadScopeOf } from '../../leads/lead-scope.ts';
import { inScope } from '../../leads/store/lead-scope-sql.ts';
import { leadFound, shownContact } from '../../leads/store/shown-contact.ts';
import type { Row, Tables } from '../../data/tables.ts';
import { typed } from '../../data/typed.ts';
import { readStaffSearch, type StaffTerm } from '../staff-search.ts';
import { type Excerpt, excerptAround, textHolding, unseenTerms } from '../text-around.ts';
import { endsOf, foundByStaff, listingFound, phoneEndsOf } from './staff-search-sql.ts';

export type FoundKind = 'listing' | 'lead' | 'post' | 'agent' | 'user';

export interface Found {
  kind: FoundKind;
  id: number;
  name: string;
  nameAr: string | null;
  /** A reference, an address; before it what else holds what was typed. */
  detail: string | null;
  /** Of a message, where it alone holds what was typed. */
  excerpt: Excerpt | null;
  /** False: hidden from visitors, or a closed account. */
  active: boolean;
}

export const mostFound = 5;

interface Asked {
  terms: readonly StaffTerm[];
  /** In small letters and Latin ciphers, for a whole reference. */
  whole: string;
  scope: LeadScope;
  reader: ContactReader;
}
/** The highest rank first. `others` and `message` are shown where they alone hold what was typed. */
type Line = Omit<Found, 'kind' | 'excerpt'> & { others: (string | null)[]; message: string | null };
type Searched = Line & { rank: boolean; createdAt: string };
interface Source {
  kind: FoundKind;
  needs: Permission;
  /** What was found. */
  rows: (db: Kysely<Tables>, asked: Asked) => AliasableExpression<Searched>;
}

type Column<T extends keyof Tables> = T extends keyof Tables ? keyof Row<T> & string : never;
const joined = <T extends keyof Tables>(columns: Column<T>[]) =>
  sql<string>`concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(column)))})`;
const fullName = sql<string | null>`nullif(trim(${joined<'leads' | 'users'>(['firstName', 'lastName'])}), '')`;
const isReference = (whole: string) => sql<boolean>`lower(reference_id) = ${whole}`.as('rank');
const noRank = sql<boolean>`false`.as('rank');
const noNameAr = sql<string | null>`null`.as('nameAr');
const noMessage = sql<string | null>`null`.as('message');
const others = (...texts: Expression<unknown>[]) =>
  sql<(string | null)[]>`array[${sql.join(texts)}]::text[]`.as('others');

const allOfUser = joined<'users' | 'credentials'>(['firstName', 'lastName', 'email', 'username']);

const sources: readonly Source[] = [
  {
    kind: 'listing',
    needs: 'listings.read',
    rows: (db, { terms, whole }) =>
      db
        .selectFrom('properties')
        .select(['id', 'title as name', 'titleAr as nameAr', 'isActive as active', isReference(whole), 'createdAt'])
        .select(sql<string>`concat_ws(' · ', reference_id, city)`.as('detail'))
        .select(others(sql.ref('titleAr'), sql.ref('buildingName'), sql.ref('address')))
        .select(noMessage)
        .where('deletedAt', 'is', null)
        .where(listingFound(terms, 'properties')),
  },
  {
    kind: 'lead',
    needs: 'leads.read_own',
    rows: (db, { terms, whole, scope, reader }) => {
      const email = shownContact('email', reader, 'leads');
      const phone = shownContact('phone', reader, 'leads');
      return db
        .selectFrom('leads')
        .select(['id', noNameAr, email.as('detail'), sql<boolean>`true`.as('active'), isReference(whole), 'createdAt'])
        .select(({ fn, ref }) => fn.coalesce(fullName, email, ref('referenceId')).as('name'))
        .select(others(sql.ref('referenceId'), phone))
        .select('message')
        .where(leadFound(terms, reader, 'leads'))
        .where(({ and }) => and(scope === null ? [] : [inScope(scope, 'leads')]));
    },
  },
  {
    kind: 'post',
    needs: 'blog.read',
    rows: (db, { terms }) =>
      db
        .selectFrom('blogPosts')
        .select(['id', 'title as name', noNameAr, 'slug as detail', noRank, 'createdAt'])
        .select(sql<boolean>`status = 'published'`.as('active'))
        .select([others(), sql<string | null>`excerpt`.as('message')])
        .where(foundByStaff(terms, { foundBy: sql.ref('foundBy'), plain: sql.ref('title') })),
  },
  {
    kind: 'agent',
    needs: 'team.read',
    rows: (db, { terms }) =>
      db
        .selectFrom('agents')
        .select(['id', 'name', 'nameAr', 'title as detail', 'isActive as active', noRank, 'createdAt'])
        .select([others(sql.ref('nameAr'), sql.ref('email'), sql.ref('phone')), noMessage])
        .where(
          foundByStaff(terms, {
            foundBy: endsOf(joined<'agents'>(['name', 'nameAr', 'title', 'titleAr', 'email'])),
            phone: { ends: phoneEndsOf(sql.ref('phone')), shown: sql<boolean>`true` },
            plain: sql.ref('name'),
          }),
        ),
  },
  {
    kind: 'user',
    needs: 'users.manage',
    rows: (db, { terms }) =>
      db
        .selectFrom('users')
        .leftJoin('credentials', 'userId', 'users.id')
        .select(['users.id', noNameAr, 'email as detail', noRank, 'users.createdAt'])
        .select(({ fn }) => fn.coalesce(fullName, 'username', 'email').as('name'))
        .select(({ eb }) => eb('disabledAt', 'is', null).$castTo<boolean>().as('active'))
        .select([others(sql.ref('username')), noMessage])
        .where(foundByStaff(terms, { foundBy: endsOf(allOfUser), plain: allOfUser })),
  },
];

/** By permission: it is personal data. By kind, newest first, whole references before. */
export async function findForStaff(db: Queryable, user: SignedInUser, query: string): Promise<Found[]> {
  const terms = readStaffSearch(query) ?? [];
  if (terms.length === 0) return [];
  const whole = latinDigits(query.replaceAll('\0', '')).trim().toLowerCase();
  const scope = leadScopeOf(user);
  const found = await Promise.all(
    sources
      .filter(({ needs }) => may(user, needs))
      .map(async ({ kind, rows }) => {
        const best = await typed(db)
          .selectFrom(rows(typed(db), { terms, whole, scope, reader: user }).as('s'))
          .select(['id', 'name', 'nameAr', 'detail', 'active', 'others', 'message'])
          .orderBy('rank', (rank) => rank.desc().nullsLast())
          .orderBy('createdAt', 'desc')
          .orderBy('id', 'desc')
          .limit(mostFound)
          .execute();
        return best.map((row) => ({ kind, ...shownAs(row, terms) }));
      }),
  );
  return found.flat();
}

/** Says where it was found, unless name or detail do. */
function shownAs({ others: more, message, ...line }: Line, terms: readonly StaffTerm[]): Omit<Found, 'kind'> {
  const unseen = unseenTerms(terms, given(line.name, line.nameAr, line.detail));
  const place = textHolding(unseen, given(...more));
  const hasMessage = unseen.length > 0 && place === null && message !== null;
  return {
    ...line,
    detail: place === null ? line.detail : given(place, line.detail).join(' · '),
    excerpt: hasMessage ? excerptAround(unseen, message) : null,
  };
}

const given = (...texts: (string | null)[]): string[] => texts.filter((text) => text !== null);
