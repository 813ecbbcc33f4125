import { textOf } from '@manzil/core/mail/testing/smtp-stub';
import { attemptRows, expireLease, ledgerRow, makeDue } from '@manzil/core/deliveries/testing/ledger-fixture';
import { describe, expect, it } from 'vitest';
import { mailFixture } from './testing/mail-fixture.ts';

const fixture = await mailFixture();
const { pool, smtp, worker, enquire } = fixture;

async function addAgent(email: string | null, isActive = true): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into agents (name, title, email, is_active) values ('Dana', 'Broker', $1, $2) returning id`,
    [email, isActive],
  );
  return rows[0]!.id;
}

async function expectCrmUntouched(leadId: number, crm: string): Promise<void> {
  expect(await ledgerRow(pool, crm)).toMatchObject({ state: 'pending', attempts: 0 });
  const { rows } = await pool.query('select crm_synced, crm_sync_error from leads where id = $1', [leadId]);
  expect(rows).toEqual([{ crm_synced: false, crm_sync_error: null }]);
}

describe('a mail about a new lead', () => {
  it('goes once to the office, in both languages, and answers go to the person', async () => {
    const { leadId, mail, crm } = await enquire();
    expect(await worker().sendPending(mail)).toEqual(['delivered']);
    expect(await worker().sendPending(mail)).toEqual([]);
    const [taken, ...more] = smtp.mails;
    expect(more).toEqual([]);
    expect(taken).toMatchObject({ to: 'office@example.com', messageId: `<${mail}@manzil.example>` });
    expect(taken?.raw).toMatch(/^Reply-To: .*noura\d+@example\.com/im);
    const text = textOf(taken?.raw ?? '');
    expect(text).toContain('New enquiry');
    expect(text).toContain('استفسار جديد');
    expect(text).toContain('هل المكتب متاح؟ Is it free?');
    expect(text).toContain(`https://manzil.example/admin/leads?lead=${String(leadId)}`);
    await expectCrmUntouched(leadId, crm);
  });

  it('leaves the message out where the office wants it so', async () => {
    const { mail } = await enquire({ message: 'secret wish' });
    await worker({ withMessage: false }).sendPending(mail);
    const text = textOf(smtp.mails[0]?.raw ?? '');
    expect(text).toContain('New enquiry');
    expect(text).not.toContain('secret wish');
    const { mail: usual } = await enquire({ message: 'secret wish' });
    await worker().sendPending(usual);
    expect(textOf(smtp.mails[1]?.raw ?? '')).toContain('secret wish');
  });

  it('goes to the agent who was asked, or to the office where that one has no address or is gone', async () => {
    for (const agentId of [await addAgent('dana@example.com'), await addAgent(null), await addAgent('old@x.qa', false)])
      await worker().sendPending((await enquire({ agentId })).mail);
    expect(smtp.mails.map(({ to }) => to)).toEqual(['dana@example.com', 'office@example.com', 'office@example.com']);
  });

  it('goes to the office when the agent has an address that nobody knows', async () => {
    smtp.unknown.add('typo@example.com');
    const { mail } = await enquire({ agentId: await addAgent('typo@example.com') });
    expect(await worker().sendPending(mail)).toEqual(['delivered']);
    expect(smtp.mails.map(({ to }) => to)).toEqual(['office@example.com']);
  });

  it('is cancelled when the lead was deleted before', async () => {
    const { leadId, mail } = await enquire();
    await pool.query('delete from leads where id = $1', [leadId]);
    expect(await worker().sendPending(mail)).toEqual(['cancelled']);
    expect(smtp.mails).toEqual([]);
  });
});

describe('a mail server', () => {
  it('that is down costs a wait; the mail goes when it is back', async () => {
    await smtp.down();
    const { leadId, mail, crm } = await enquire();
    expect(await worker().sendPending(mail)).toEqual(['retry_wait']);
    const waiting = await ledgerRow(pool, mail);
    expect(waiting.last_error_code).toBe('mail.unreachable');
    expect(waiting.due_in_ms).toBeGreaterThan(20_000);
    await smtp.up();
    await makeDue(pool, mail);
    expect(await worker().sendRetries(mail)).toEqual(['delivered']);
    expect(smtp.mails).toHaveLength(1);
    await expectCrmUntouched(leadId, crm);
  });

  it.each([
    ['says nothing', 'silent', 'mail.timeout'],
    ['is too busy for the recipient', 'busy', 'mail.later'],
    ['has no room', 'full', 'mail.later'],
  ] as const)('that %s has not got the mail, and gets it later', async (_name, mood, code) => {
    smtp.mood = mood;
    const { mail } = await enquire();
    expect(await worker().sendPending(mail)).toEqual(['retry_wait']);
    expect((await ledgerRow(pool, mail)).last_error_code).toBe(code);
    expect(smtp.mails).toEqual([]);
    smtp.mood = 'takes';
    await makeDue(pool, mail);
    expect(await worker().sendRetries(mail)).toEqual(['delivered']);
    expect(smtp.mails).toHaveLength(1);
  });

  it.each([
    ['the recipient', 'unknown-recipient', 'mail.recipient_refused'],
    ['the mail', 'refuses', 'mail.refused'],
  ] as const)('that refuses %s for good leaves it to a person', async (_name, mood, code) => {
    smtp.mood = mood;
    const { leadId, mail, crm } = await enquire();
    expect(await worker().sendPending(mail)).toEqual(['rejected']);
    expect((await ledgerRow(pool, mail)).last_error_code).toBe(code);
    await expectCrmUntouched(leadId, crm);
  });

  it.each([
    ['hangs', 'hangs'],
    ['is gone', 'drops'],
  ] as const)('that took the mail and then %s gets it again under the same Message-ID', async (_name, mood) => {
    smtp.mood = mood;
    const { mail } = await enquire();
    expect(await worker().sendPending(mail)).toEqual(['retry_wait']);
    expect(await attemptRows(pool, mail)).toMatchObject([{ outcome: 'unknown', error_code: 'mail.no_answer' }]);
    smtp.mood = 'takes';
    await makeDue(pool, mail);
    expect(await worker().sendRetries(mail)).toEqual(['delivered']);
    expect(smtp.mails.map(({ messageId }) => messageId)).toEqual([
      `<${mail}@manzil.example>`,
      `<${mail}@manzil.example>`,
    ]);
  });

  it('that hangs holds up no other mail for longer than its limit', async () => {
    smtp.mood = 'hangs';
    const mails = await Promise.all(Array.from({ length: 8 }, () => enquire()));
    const began = performance.now();
    await worker().sendPending(null);
    expect(performance.now() - began).toBeLessThan(6_000);
    for (const { mail } of mails) expect((await ledgerRow(pool, mail)).state).toBe('retry_wait');
  });

  it('is never quoted: neither ledger nor log holds an address', async () => {
    smtp.mood = 'unknown-recipient';
    await worker().sendPending((await enquire()).mail);
    smtp.mood = 'busy';
    await worker().sendPending((await enquire()).mail);
    const { rows } = await pool.query(
      'select d.*, a.* from deliveries d left join delivery_attempts a on a.delivery_id = d.id',
    );
    expect(`${JSON.stringify(rows)}${fixture.log.join('')}`).not.toMatch(/@example\.com|نورة/);
  });
});

describe('a worker that dies', () => {
  it('while it sends is followed by one that sends again', async () => {
    smtp.mood = 'hangs';
    const { mail } = await enquire();
    const dying = worker();
    const sending = dying.sendPending(mail);
    await expect.poll(() => smtp.mails.length, { timeout: 5_000 }).toBe(1);
    await expireLease(pool, mail);
    const next = worker();
    expect(await next.expireLeases()).toEqual({ unknown: 1, pending: 0 });
    // the first learns too late
    expect(await sending).toEqual(['lost']);
    smtp.mood = 'takes';
    await makeDue(pool, mail);
    expect(await next.resolveUnknown(mail)).toEqual(['retry_wait']);
    await makeDue(pool, mail);
    expect(await next.sendRetries(mail)).toEqual(['delivered']);
    expect(new Set(smtp.mails.map(({ messageId }) => messageId))).toEqual(new Set([`<${mail}@manzil.example>`]));
  });
});

it('a mail server that takes nothing is left alone, and no mail is lost', async () => {
  smtp.mood = 'busy';
  for (let n = 0; n < 5; n += 1) await worker().sendPending((await enquire()).mail);
  smtp.mood = 'takes';
  const { mail, crm } = await enquire();
  expect(await worker().sendPending(mail)).toEqual([]);
  expect(smtp.mails).toEqual([]);
  // the CRM has a breaker of its own
  const { rows } = await pool.query('select provider, state from breakers');
  expect(rows).toEqual([{ provider: 'mail', state: 'open' }]);
  expect((await ledgerRow(pool, crm)).state).toBe('pending');
  await pool.query(`update breakers set open_until = now()`);
  expect(await worker().sendPending(mail)).toEqual(['delivered']);
});
