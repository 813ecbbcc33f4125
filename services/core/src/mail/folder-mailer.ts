/** Only the owner can read the files. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Mail, Mailer } from './mail.ts';

/** Beyond this the oldest go. */
const mostKept = 500;
/** As long as enquiries are kept (docs/privacy.md). */
const keptMonths = 24;

const kept = z.object({
  id: z.string(),
  at: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  leadReference: z.string().nullable(),
});
export type KeptMail = z.infer<typeof kept>;

const fileName = /^\d{4}-[\dTZ.-]+_([\w-]+)\.json$/;
const folderOf = (dataDir: string): string => path.join(dataDir, 'mail');

/** In the data folder's `mail`: whole or not at all, each once. */
export function createFolderMailer(dataDir: string): Mailer {
  return {
    kind: 'kept',
    async send(mail) {
      try {
        await keep(dataDir, mail);
        return { kind: 'delivered', externalId: null, httpStatus: null, answer: null };
      } catch {
        // such as a full disk; the error only names a path
        const failure = { code: 'mail.not_kept', text: 'The mail could not be written to the data folder' } as const;
        return { kind: 'retry', httpStatus: null, ...failure, answer: null, retryAfterMs: null, alert: true };
      }
    },
  };
}

async function keep(dataDir: string, mail: Mail): Promise<void> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = await mailFiles(dataDir);
  if (names.some((name) => idOf(name) === mail.id)) return;
  const at = new Date().toISOString();
  const { id, subject, text, html, leadReference } = mail;
  const to = [mail.to, ...(mail.cc === undefined ? [] : [mail.cc])].map(({ address }) => address).join(', ');
  const content: KeptMail = { id, at, to, subject, text, html, leadReference };
  const name = `${at.replaceAll(':', '-')}_${id}.json`;
  const draft = path.join(folder, `.${name}`);
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, path.join(folder, name));
  const tooMany = Math.max(0, names.length + 1 - mostKept);
  const oldest = oldestName();
  const old = names.filter((one, place) => place < tooMany || one < oldest);
  await Promise.all(old.map((file) => rm(path.join(folder, file), { force: true })));
}

export async function readKeptMails(dataDir: string, most = Number.POSITIVE_INFINITY): Promise<KeptMail[]> {
  const names = (await mailFiles(dataDir)).toReversed().slice(0, most);
  const mails = await Promise.all(names.map((name) => readMail(path.join(folderOf(dataDir), name))));
  return mails.filter((mail) => mail !== null);
}

export async function readKeptMail(dataDir: string, id: string): Promise<KeptMail | null> {
  const name = (await mailFiles(dataDir)).find((one) => idOf(one) === id);
  return name === undefined ? null : readMail(path.join(folderOf(dataDir), name));
}

export async function eraseKeptMails(dataDir: string, leadReferences: readonly string[]): Promise<number> {
  const mails = await readKeptMails(dataDir);
  const ids = new Set(
    mails.flatMap(({ id, leadReference }) =>
      leadReference !== null && leadReferences.includes(leadReference) ? [id] : [],
    ),
  );
  const names = (await mailFiles(dataDir)).filter((name) => ids.has(idOf(name)));
  await Promise.all(names.map((name) => rm(path.join(folderOf(dataDir), name), { force: true })));
  return names.length;
}

/** Names begin with the time: oldest first. */
async function mailFiles(dataDir: string): Promise<string[]> {
  try {
    return (await readdir(folderOf(dataDir))).filter((name) => fileName.test(name)).toSorted();
  } catch {
    return [];
  }
}

/** Names that come before it are too old. */
function oldestName(): string {
  const moment = new Date();
  moment.setUTCMonth(moment.getUTCMonth() - keptMonths);
  return moment.toISOString().replaceAll(':', '-');
}

const idOf = (name: string): string => fileName.exec(name)?.[1] ?? '';

/** Null for a file gone meanwhile, or not ours. */
async function readMail(file: string): Promise<KeptMail | null> {
  try {
    return kept.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}
