import { randomUUID } from 'node:crypto';
import { certificate } from '@manzil/core/mail/testing/certificate';
import { beforeEach, expect, it } from 'vitest';
import { createMailboxRound } from './mailbox-round.ts';
import { letter, mailboxFixture } from './testing/mailbox-fixture.ts';

const { pool, box, dovecot, agentId, save, enquire, mailTo, answersOf, notices, reading } = await mailboxFixture();

const log: string[] = [];
const note = (fields: object, message: string): void => void log.push(JSON.stringify({ ...fields, message }));
const scheduler = () =>
  createMailboxRound({ pool, box, ca: certificate.cert, addresses: [], log: { info: note, warn: note } });

beforeEach(async () => {
  log.length = 0;
  await pool.query(`delete from schedule_ticks where name = 'mailbox'`);
  await pool.query('update mailbox_readings set looked_at = null');
});

const answer = (id: string, from: string): Buffer =>
  letter(
    {
      From: from,
      'Message-ID': `<${randomUUID()}@people.example>`,
      'In-Reply-To': `<${id}>`,
      'Content-Type': 'text/plain; charset=utf-8',
    },
    'On Sunday',
  );

it('what a person answers stands at the lead after a round, once for two schedulers [M-1259]', async () => {
  const { leadId, email } = await enquire();
  await dovecot.deliver(answer(await mailTo(leadId), email));
  await Promise.all([scheduler()(), scheduler()()]);
  expect(await answersOf(leadId)).toMatchObject([{ kind: 'answer', sender: email, text: 'On Sunday' }]);
  expect(await notices()).toEqual([{ userId: agentId, kind: 'lead_answered', leadId }]);
  expect(log).toHaveLength(1);
  expect(log.join('')).not.toMatch(/people\.example|Sunday/);
});

/** RFC 3464, 2. */
const returned = (id: string): Buffer =>
  letter(
    {
      'Return-Path': '<>',
      From: 'MAILER-DAEMON@mx.people.example',
      'Message-ID': `<${randomUUID()}@mx.people.example>`,
      'Content-Type': 'multipart/report; report-type=delivery-status; boundary="b"',
    },
    [
      '--b\nContent-Type: text/plain\n\nIt could not be delivered.\n',
      '--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.people.example\n',
      'Final-Recipient: rfc822; gone@people.example\nAction: failed\nStatus: 5.1.1\n',
      `--b\nContent-Type: message/rfc822\n\nMessage-ID: <${id}>\nSubject: The villa\n\nIt is free.\n--b--\n`,
    ].join('\n'),
  );

it('a mail that came back stands at what was sent after a round, and staff are told [M-1259]', async () => {
  const { leadId } = await enquire();
  await dovecot.deliver(returned(await mailTo(leadId)));
  await scheduler()();
  expect(await answersOf(leadId)).toMatchObject([{ kind: 'bounce', reason: 'no_address' }]);
  expect(await notices()).toEqual([{ userId: agentId, kind: 'mail_returned', leadId }]);
});

it('a mailbox that is switched off is not looked at [M-1259]', async () => {
  await save({ enabled: false });
  await scheduler()();
  expect((await reading()).lookedAt).toBeNull();
});

it('a wrong password is tried once in ten minutes, and again once it is saved anew [M-1260]', async () => {
  await save({ password: 'wrong' });
  const round = scheduler();
  await round();
  const { lookedAt, problem } = await reading();
  expect(problem).toBe('sign_in');
  await pool.query(`delete from schedule_ticks where name = 'mailbox'`);
  await round();
  expect((await reading()).lookedAt).toEqual(lookedAt);
  await save();
  await round();
  expect((await reading()).problem).toBeNull();
  expect(log).toHaveLength(2);
});
