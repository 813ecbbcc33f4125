import { openDatabase } from '../data/database.ts';
import { eraseKeptMails } from '../mail/folder-mailer.ts';
import { askInCrmAgain } from '../people/store/crm-duty-store.ts';
import { eraseAgain, eraseOwnersAgain } from '../people/store/person-eraser.ts';

/** A reference, then the provider and the id of its copy in the CRM where there is or may be one. */
const line = /^(MZL-[0-9A-Z]{26})(?:\t([a-z0-9_-]{0,40})(?:\t([^\s\p{C}]{1,200}))?)?$/u;
const ownerLine = /^owner-(\d{1,9})$/;
const atATime = 500;

interface Erased {
  referenceId: string;
  copy: { referenceId: string; provider: string; crmId: string | null } | null;
}

function read(text: string): Erased | null {
  const [, referenceId = '', provider, crmId] = line.exec(text) ?? [];
  if (referenceId === '') return null;
  return { referenceId, copy: provider === undefined ? null : { referenceId, provider, crmId: crmId ?? null } };
}

/**
 * After a restore, before processes start: enquiries and kept mails of persons who were erased since the backup, and owners. Copies in
 * the CRM become duties.
 * @param list of infra/backup, of any length @returns how many were there, and lines that cannot be read
 */
export async function eraseOnceMore(
  { DATABASE_URL, DATA_DIR }: { DATABASE_URL: string; DATA_DIR: string },
  list: string,
): Promise<{ erased: number; unreadable: number }> {
  const lines = list.split(/\r?\n/).filter((each) => each.trim() !== '');
  const owners = lines.flatMap((each) => ownerLine.exec(each)?.[1] ?? []).map(Number);
  const all = lines.filter((each) => !ownerLine.test(each)).map(read);
  const known = all.filter((each) => each !== null);
  const database = openDatabase({ url: DATABASE_URL, poolMax: 2, applicationName: 'manzil-erase-again' });
  try {
    let erased = 0;
    for (let at = 0; at < known.length; at += atATime) {
      const some = known.slice(at, at + atATime);
      const references = some.map(({ referenceId }) => referenceId);
      // first: the backup may be from before the CRM had given its number
      await askInCrmAgain(
        database.pool,
        some.flatMap(({ copy }) => copy ?? []),
      );
      erased += await eraseAgain(database.pool, references);
      // its mails may be there without it
      await eraseKeptMails(DATA_DIR, references);
    }
    for (let at = 0; at < owners.length; at += atATime)
      erased += await eraseOwnersAgain(database.pool, owners.slice(at, at + atATime));
    return { erased, unreadable: all.length - known.length };
  } finally {
    await database.close();
  }
}
