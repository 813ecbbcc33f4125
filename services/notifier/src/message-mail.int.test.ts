import { randomUUID } from 'node:crypto';
import { textOf } from '@manzil/core/mail/testing/smtp-stub';
import { listMessages, writeMessage } from '@manzil/core/leads/store/lead-messages';
import { addMessageFile } from '@manzil/core/leads/store/message-files';
import { expireLease, ledgerRow, makeDue } from '@manzil/core/deliveries/testing/ledger-fixture';
import { beforeAll, expect, it } from 'vitest';
import { mailFixture } from './testing/mail-fixture.ts';

const fixture = await mailFixture();
const { pool, smtp, worker, enquire } = fixture;

let writer: number;
beforeAll(async () => {
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (email, first_name, last_name, role) values ('dana@office.example', 'Dana', 'Saleh', 'agent') returning id`,
  );
  writer = rows[0]?.id ?? 0;
});

const act = () => ({ actor: { id: writer, username: 'dana', role: 'agent' }, requestId: 'request-2' });

async function mailTo(leadId: number, change: { text?: string; subject?: string; fileIds?: string[] } = {}) {
  const written = await writeMessage(
    pool,
    leadId,
    {
      channel: 'email',
      key: randomUUID(),
      language: 'ar',
      subject: 'بخصوص المكتب',
      text: 'مرحبًا نورة،\n<b>المكتب</b> متاح.',
      fileIds: [],
      ...change,
    },
    act(),
  );
  return { id: written.jobs[0]?.id ?? '', message: written.message.id };
}
/** Whose own mails are not what is looked at here. */
async function person(): Promise<{ leadId: number }> {
  const { leadId } = await enquire();
  await pool.query(`delete from deliveries where subject_kind = 'lead'`);
  return { leadId };
}
const stateOf = async (leadId: number) => (await listMessages(pool, leadId)).messages[0]?.delivery;

it('goes to the person, answers to whoever wrote it, as it was typed and in its direction [M-1223]', async () => {
  const { leadId } = await person();
  const { id } = await mailTo(leadId, { subject: 'بخصوص\r\nBcc: x@example.com' });
  expect(await stateOf(leadId)).toMatchObject({ state: 'waiting' });
  expect(await worker().sendPending(id)).toEqual(['delivered']);
  expect(smtp.mails).toHaveLength(1);
  const [taken] = smtp.mails;
  expect(taken).toMatchObject({ messageId: `<${id}@manzil.example>` });
  expect(taken?.to).toMatch(/^noura\d+@example\.com$/);
  const raw = taken?.raw ?? '';
  expect(raw).toMatch(/^Reply-To: Dana Saleh <dana@office\.example>/im);
  expect(raw).not.toMatch(/^(Bcc|Auto-Submitted):/im);
  const text = textOf(raw);
  expect(text).toContain('<b>المكتب</b> متاح.');
  expect(text).toContain('&lt;b&gt;المكتب&lt;/b&gt;');
  expect(text).toContain('dir="rtl"');
  expect(await stateOf(leadId)).toMatchObject({ state: 'taken', errorCode: null });
});

it.each([
  [true, 'answers@office.example'],
  [false, 'dana@office.example'],
])('is answered into the mailbox where one is read: %s [M-1262]', async (enabled, address) => {
  await pool.query(
    `insert into integration_settings (platform, enabled, config) values ('mailbox', $1, '{"answersTo":"answers@office.example"}')`,
    [enabled],
  );
  try {
    const { leadId } = await person();
    await worker().sendPending((await mailTo(leadId)).id);
    expect(smtp.mails[0]?.raw).toContain(`Reply-To: Dana Saleh <${address}>`);
  } finally {
    await pool.query(`delete from integration_settings where platform = 'mailbox'`);
  }
});

it('of one person each goes, however many wait, and none covers another [M-1223]', async () => {
  const { leadId } = await person();
  const both = [await mailTo(leadId), await mailTo(leadId)];
  for (const { id } of both) await worker().sendPending(id);
  expect(new Set(smtp.mails.map(({ messageId }) => messageId))).toEqual(
    new Set(both.map(({ id }) => `<${id}@manzil.example>`)),
  );
});

it('takes its files along [M-1225]', async () => {
  const { leadId } = await person();
  const content = new TextEncoder().encode('%PDF-1.7 the plan');
  const file = await addMessageFile(pool, leadId, { name: 'خطة.pdf', mediaType: 'application/pdf', content }, act());
  await worker().sendPending((await mailTo(leadId, { fileIds: [file.id] })).id);
  const raw = smtp.mails[0]?.raw ?? '';
  expect(raw).toMatch(/^Content-Type: application\/pdf/im);
  expect(raw.replaceAll(/\s/g, '')).toContain(Buffer.from(content).toString('base64'));
});

it('whose worker dies after the content left goes again under the same Message-ID [M-1224]', async () => {
  const { leadId } = await person();
  const { id } = await mailTo(leadId);
  smtp.mood = 'hangs';
  const sending = worker().sendPending(id);
  await expect.poll(() => smtp.mails.length, { timeout: 5_000 }).toBe(1);
  await expireLease(pool, id);
  const next = worker();
  expect(await next.expireLeases()).toEqual({ unknown: 1, pending: 0 });
  expect(await sending).toEqual(['lost']);
  smtp.mood = 'takes';
  await makeDue(pool, id);
  expect(await next.resolveUnknown(id)).toEqual(['retry_wait']);
  expect(await stateOf(leadId)).toMatchObject({ state: 'waiting' });
  await makeDue(pool, id);
  expect(await next.sendRetries(id)).toEqual(['delivered']);
  expect(new Set(smtp.mails.map(({ messageId }) => messageId))).toEqual(new Set([`<${id}@manzil.example>`]));
});

it('that is refused says so and why; neither ledger nor log holds an address or what was written [M-1228]', async () => {
  const { leadId } = await person();
  smtp.mood = 'unknown-recipient';
  const { id } = await mailTo(leadId, { text: 'secret words' });
  expect(await worker().sendPending(id)).toEqual(['rejected']);
  expect(await stateOf(leadId)).toMatchObject({ state: 'refused', errorCode: 'mail.recipient_refused' });
  await smtp.down();
  const second = await mailTo(leadId, { text: 'secret words' });
  expect(await worker().sendPending(second.id)).toEqual(['retry_wait']);
  expect(await stateOf(leadId)).toMatchObject({ state: 'waiting', errorCode: 'mail.unreachable' });
  await smtp.up();
  const { rows } = await pool.query(
    `select d.*, a.* from deliveries d left join delivery_attempts a on a.delivery_id = d.id`,
  );
  const audit = await pool.query(`select * from audit_entries where subject_kind = 'lead'`);
  expect(`${JSON.stringify(rows)}${JSON.stringify(audit.rows)}${fixture.log.join('')}`).not.toMatch(
    /@example\.com|secret words|نورة/,
  );
});

it('to somebody who was erased meanwhile is not sent [M-1226]', async () => {
  const { leadId } = await person();
  const { id } = await mailTo(leadId);
  await pool.query(`update leads set anonymised_at = now() where id = $1`, [leadId]);
  expect(await worker().sendPending(id)).toEqual(['cancelled']);
  const gone = await person();
  const late = await mailTo(gone.leadId);
  await pool.query('delete from leads where id = $1', [gone.leadId]);
  expect(await worker().sendPending(late.id)).toEqual(['cancelled']);
  expect(smtp.mails).toEqual([]);
  expect((await ledgerRow(pool, id)).state).toBe('cancelled');
});
