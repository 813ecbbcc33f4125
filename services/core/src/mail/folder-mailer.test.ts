import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Mail } from './mail.ts';
import { createFolderMailer, eraseKeptMails, readKeptMail, readKeptMails } from './folder-mailer.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'manzil-mail-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const mail = (id: string, leadReference: string | null = null): Mail => ({
  id,
  to: { name: null, address: 'office@example.com' },
  replyTo: null,
  senderName: 'Doha Homes',
  subject: `Mail ${id}`,
  text: 'text',
  html: null,
  leadReference,
});
const keep = (one: Mail) => createFolderMailer(dataDir).send(one, new AbortController().signal);

it('keeps a mail once, however often it is sent, readable by its owner only', async () => {
  expect(await keep(mail('a'))).toMatchObject({ kind: 'delivered' });
  expect(await keep(mail('a'))).toMatchObject({ kind: 'delivered' });
  const files = await readdir(path.join(dataDir, 'mail'));
  expect(files).toHaveLength(1);
  expect((await stat(path.join(dataDir, 'mail', files[0] ?? ''))).mode & 0o777).toBe(0o600);
  expect(await readKeptMail(dataDir, 'a')).toMatchObject({ to: 'office@example.com', subject: 'Mail a' });
  expect(await readKeptMail(dataDir, '../a')).toBeNull();
});

it('shows the newest first and drops the oldest above 500', async () => {
  for (let n = 0; n < 503; n += 1) await keep(mail(`m${String(n)}`));
  const mails = await readKeptMails(dataDir);
  const ids = mails.map(({ id }) => id);
  expect(ids).toHaveLength(500);
  // some in the same millisecond
  const times = mails.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(times[0]).not.toBe(times.at(-1));
  expect(ids).toContain('m502');
  expect(ids).not.toContain('m0');
});

it('gives no more than it is asked for, the newest', async () => {
  for (const name of ['a', 'b', 'c']) await keep(mail(name));
  const all = await readKeptMails(dataDir);
  expect(all).toHaveLength(3);
  expect(await readKeptMails(dataDir, 2)).toEqual(all.slice(0, 2));
});

it('erases what speaks of a lead, and nothing else', async () => {
  await keep(mail('a', 'MZL-1'));
  await keep(mail('b', 'MZL-2'));
  await keep(mail('c'));
  expect(await eraseKeptMails(dataDir, ['MZL-1', 'MZL-9'])).toBe(1);
  expect((await readKeptMails(dataDir)).map(({ id }) => id).toSorted()).toEqual(['b', 'c']);
});

it('waits where the folder cannot be written, and shows none where there is none', async () => {
  expect(await readKeptMails(dataDir)).toEqual([]);
  await writeFile(path.join(dataDir, 'mail'), 'a file stands in the way');
  expect(await keep(mail('a'))).toMatchObject({ kind: 'retry', code: 'mail.not_kept', alert: true });
});

it('drops with the next mail what is older than enquiries are kept [M-886]', async () => {
  await keep(mail('young'));
  const folder = path.join(dataDir, 'mail');
  const months = (ago: number): string => {
    const moment = new Date();
    moment.setUTCMonth(moment.getUTCMonth() - ago);
    return moment.toISOString().replaceAll(':', '-');
  };
  for (const [ago, id] of [
    [25, 'old'],
    [23, 'kept'],
  ] as const)
    await writeFile(
      path.join(folder, `${months(ago)}_${id}.json`),
      JSON.stringify({ id, at: '', to: 'office@example.com', subject: '', text: '', html: null, leadReference: null }),
    );
  await keep(mail('newest'));
  expect((await readKeptMails(dataDir)).map(({ id }) => id).toSorted()).toEqual(['kept', 'newest', 'young']);
});
