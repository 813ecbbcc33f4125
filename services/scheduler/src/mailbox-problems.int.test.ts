/** What goes wrong with a mailbox, in words, and what a look leaves as it was. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { listen } from '@manzil/testing/loopback';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { letter, mailboxFixture } from './testing/mailbox-fixture.ts';

const { pool, dovecot, save, look, reading } = await mailboxFixture();

it.each([
  ['a wrong password', { password: 'wrong' }, 'sign_in'],
  ['a folder that is not there', { folder: 'Nowhere' }, 'folder'],
  ['nobody at that port', { port: 1 }, 'refused'],
  ['a name that is none', { host: 'mail.invalid' }, 'host_unknown'],
  ['an address that is no mail server of anybody', { host: '169.254.169.254' }, 'host_forbidden'],
  ['no encryption beyond this machine', { host: '192.0.2.1', security: 'plain' as const }, 'host_forbidden'],
])('%s is said as what it is [M-1257]', async (_, change, problem) => {
  await save(change);
  expect(await look()).toEqual({ taken: 0, passed: 0, problem });
  expect(await reading()).toMatchObject({ problem });
});

it('a certificate that nobody vouches for, or of another name, is refused [M-1257]', async () => {
  const system = { ca: '' };
  expect(await look(system)).toMatchObject({ problem: 'certificate' });
  await save({ security: 'tls', port: dovecot.tlsPort });
  expect(await look(system)).toMatchObject({ problem: 'certificate' });
  expect(await look()).toMatchObject({ problem: null });
});

it('a server that hangs is left in time, before and after its greeting [M-1257]', async () => {
  dovecot.pause();
  try {
    expect(await look({ stepMs: 300, wholeMs: 1_000 })).toMatchObject({ problem: 'timeout' });
  } finally {
    dovecot.resume();
  }
  const silent = createServer((socket) => socket.on('error', () => undefined).write('* OK ready\r\n'));
  const port = Number(new URL(await listen(silent)).port);
  await save({ port, security: 'plain' });
  const before = Date.now();
  expect((await look({ stepMs: 300, wholeMs: 1_000 }))?.problem).not.toBeNull();
  expect(Date.now() - before).toBeLessThan(5_000);
  silent.close();
});

it('a mailbox is read and never written: nothing counts as seen, moved or deleted [M-1258]', async () => {
  await dovecot.deliver(letter({ From: 'a@b.example', 'Message-ID': '<1@b.example>' }, 'Hello'));
  await look();
  const names = await readdir(path.join(dovecot.maildir, 'cur')).then(async (cur) => [
    ...cur,
    ...(await readdir(path.join(dovecot.maildir, 'new'))),
  ]);
  expect(names).not.toEqual([]);
  // Maildir: a flag S means seen
  for (const name of names) expect(name).not.toMatch(/:2,.*[STDR]/);
});

it('switched off nothing is asked; the password is sealed in the database [M-1258]', async () => {
  const { rows } = await pool.query<{ config: string }>(
    `select config::text as config from integration_settings where platform = 'mailbox'`,
  );
  expect(rows[0]?.config).not.toContain(dovecot.password);
  await save({ enabled: false });
  expect(await look()).toBeNull();
});
