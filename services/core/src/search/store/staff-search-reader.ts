import { type AliasableExpression, type Kysely, sql } from 'kysely';
import type { ContactReader } from '../../accounts/contact-rules.ts';
import { may, type Permission } from '../../accounts/permissions.ts';
import type { SignedInUser } from '../../accounts/user.ts';
import type { Queryable } from '../../data/database.ts';
import { shownContact } from '../../leads/store/shown-contact.ts';
import type { Row, Tables } from '../../data/tables.ts';
import { typed } from '../../data/typed.ts';
import { foldedText } from './folded.ts';

export type FoundKind = 'listing' | 'lead' | 'post' | 'agent' | 'user';

export interface Found {
  kind: FoundKind;
  id: number;
  name: string;
  nameAr: string | null;
  /** A reference, an address. */
  detail: string | null;
  /** False: hidden from visitors, or a closed account. */
  active: boolean;
}

export const mostFound = 5;
const mostWords = 6;

interface Asked {
  whole: string;
  scope: number | null;
  reader: ContactReader;
}
/** The highest rank first; `text` is searched. */
type Searched = Omit<Found, 'kind'> & { text: string; rank: boolean; createdAt: string };
interface Source {
  kind: FoundKind;
  needs: Permission;
  rows: (db: Kysely<Tables>, asked: Asked) => AliasableExpression<Searched>;
}

type Column<T extends keyof Tables> = T extends keyof Tables ? keyof Row<T> & string : never;
const joined = <T extends keyof Tables>(columns: Column<T>[]) =>
  sql<string>`concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(column)))})`;
const text = <T extends keyof Tables>(...columns: Column<T>[]) => foldedText(joined(columns)).as('text');
const fullName = sql<string | null>`nullif(trim(${joined<'leads' | 'users'>(['firstName', 'lastName'])}), '')`;
const isReference = (whole: string) => sql<boolean>`lower(reference_id) = ${whole}`.as('rank');
const noRank = sql<boolean>`false`.as('rank');
const noNameAr = sql<string | null>`null`.as('nameAr');

const sources: readonly Source[] = [
  {
    kind: 'listing',
    needs: 'listings.read',
    rows: (db, { whole }) =>
      db
        .selectFrom('properties')
        .select(['id', 'title as name', 'titleAr as nameAr', 'isActive as active', isReference(whole), 'createdAt'])
        .select(sql<string>`concat_ws(' · ', reference_id, city)`.as('detail'))
        .select(text<'properties'>('title', 'titleAr', 'referenceId', 'city', 'state', 'address'))
        .where('deletedAt', 'is', null),
  },
  {
    kind: 'lead',
    needs: 'leads.read_own',
    rows: (db, { whole, scope, reader }) => {
      const email = shownContact('email', reader, 'leads');
      const phone = shownContact('phone', reader, 'leads');
      return db
        .selectFrom('leads')
        .select(['id', noNameAr, email.as('detail'), sql<boolean>`true`.as('active'), isReference(whole), 'createdAt'])
        .select(({ fn, ref }) => fn.coalesce(fullName, email, ref('referenceId')).as('name'))
        .select(
          foldedText(
            sql<string>`concat_ws(' ', ${joined<'leads'>(['firstName', 'lastName', 'referenceId'])}, ${email}, ${phone})`,
          ).as('text'),
        )
        .$if(scope !== null, (leads) => leads.where('assigneeId', '=', scope));
    },
  },
  {
    kind: 'post',
    needs: 'blog.read',
    rows: (db) =>
      db
        .selectFrom('blogPosts')
        .select(['id', 'title as name', noNameAr, 'slug as detail', noRank, 'createdAt'])
        .select(sql<boolean>`status = 'published'`.as('active'))
        .select(text<'blogPosts'>('title', 'slug', 'excerpt')),
  },
  {
    kind: 'agent',
    needs: 'team.read',
    rows: (db) =>
      db
        .selectFrom('agents')
        .select(['id', 'name', 'nameAr', 'title as detail', 'isActive as active', noRank, 'createdAt'])
        .select(text<'agents'>('name', 'nameAr', 'title', 'titleAr', 'email', 'phone')),
  },
  {
    kind: 'user',
    needs: 'users.manage',
    rows: (db) =>
      db
        .selectFrom('users')
        .leftJoin('credentials', 'userId', 'users.id')
        .select(['users.id', noNameAr, 'email as detail', noRank, 'users.createdAt'])
        .select(({ fn }) => fn.coalesce(fullName, 'username', 'email').as('name'))
        .select(({ eb }) => eb('disabledAt', 'is', null).$castTo<boolean>().as('active'))
        .select(text<'users' | 'credentials'>('firstName', 'lastName', 'email', 'username')),
  },
];

/** By permission: it is personal data. By kind, newest first, whole references before. */
export async function findForStaff(db: Queryable, user: SignedInUser, query: string): Promise<Found[]> {
  const whole = query.trim().toLowerCase();
  const words = whole.split(/\s+/).slice(0, mostWords);
  if (whole === '') return [];
  const scope = may(user, 'leads.read_all') ? null : user.id;
  const contains = (word: string) => sql<boolean>`strpos(s.text, ${foldedText(sql`${word}::text`)}) > 0`;
  const found = await Promise.all(
    sources
      .filter(({ needs }) => may(user, needs))
      .map(async ({ kind, rows }) => {
        const best = await typed(db)
          .selectFrom(rows(typed(db), { whole, scope, reader: user }).as('s'))
          .select(['id', 'name', 'nameAr', 'detail', 'active'])
          .where(({ and }) => and(words.map(contains)))
          .orderBy('rank', (rank) => rank.desc().nullsLast())
          .orderBy('createdAt', 'desc')
          .orderBy('id', 'desc')
          .limit(mostFound)
          .execute();
        return best.map((row) => ({ kind, ...row }));
      }),
  );
  return found.flat();
}
