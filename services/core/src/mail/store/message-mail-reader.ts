import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { fullName } from '../../data/person-name.ts';
import { typed } from '../../data/typed.ts';
import { anyOf } from '../../data/typed-parts.ts';
import type { MailFile, MessageMail } from '../mail.ts';

/** None of a person who was erased, made anonymous, or has no address any more. */
export async function readMessageMails(db: Queryable, ids: readonly number[]): Promise<Map<number, MessageMail>> {
  if (ids.length === 0) return new Map();
  const rows = await typed(db)
    .selectFrom('leadMessages as m')
    .innerJoin('leads as l', 'l.id', 'm.leadId')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'm.authorId').on('u.disabledAt', 'is', null))
    .select(['m.id', 'm.language', 'm.subject', 'm.text', 'l.referenceId', 'l.email', 'u.email as authorEmail'])
    .select([fullName('l').as('name'), fullName('u').as('authorName')])
    .where('m.id', '=', anyOf(ids))
    .where('m.channel', '=', 'email')
    .where('l.anonymisedAt', 'is', null)
    .where(sql<boolean>`trim(l.email) <> ''`)
    .execute();
  return new Map(
    rows.map(({ id, language, subject, text, referenceId, email, name, authorEmail, authorName }) => [
      id,
      {
        messageId: id,
        reference: referenceId,
        to: { name, address: email.trim() },
        language,
        subject: subject ?? '',
        text,
        author: (authorEmail ?? '').trim() === '' ? null : { name: authorName, address: (authorEmail ?? '').trim() },
      },
    ]),
  );
}

/** In the order in which they were added. */
export const readMessageFiles = (db: Queryable, messageId: number): Promise<MailFile[]> =>
  typed(db)
    .selectFrom('leadMessageFiles')
    .select(['name', 'mediaType', 'content'])
    .where('messageId', '=', messageId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
