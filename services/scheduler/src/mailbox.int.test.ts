/** Letters after RFC 5322, 2045 to 2047, 3464 and 3834, given to Debian's Dovecot. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { letter, mailboxFixture } from './testing/mailbox-fixture.ts';

const { pool, dovecot, agentId, look, enquire, mailTo, answersOf, notices, reading } = await mailboxFixture();

const ownId = (): string => `<${randomUUID()}@people.example>`;
/** RFC 5322, 3.6.4: an answer names what it answers. */
const answerTo = (id: string, from: string, more: Record<string, string> = {}) => ({
  From: `Noura <${from}>`,
  To: 'answers@manzil.example',
  Subject: 'Re: The villa',
  'Message-ID': ownId(),
  'In-Reply-To': `<${id}>`,
  References: `<${id}>`,
  ...more,
});
const plain = { 'Content-Type': 'text/plain; charset=utf-8' };

it('an answer stands at its lead by what it answers, and whoever has the lead is told [M-1250]', async () => {
  const { leadId, email } = await enquire();
  const id = await mailTo(leadId);
  await dovecot.deliver(letter(answerTo(id, email, plain), 'Yes, on Sunday.\n\n> It is free.\n'));
  expect(await look()).toEqual({ taken: 1, passed: 0, problem: null });
  const [answer] = await answersOf(leadId);
  expect(answer).toMatchObject({ kind: 'answer', sender: email, senderName: 'Noura', subject: 'Re: The villa' });
  expect(answer).toMatchObject({ text: 'Yes, on Sunday.\n\n> It is free.', isCut: false, reason: null });
  expect(answer?.messageId).not.toBeNull();
  expect(await notices()).toEqual([{ userId: agentId, kind: 'lead_answered', leadId }]);
  expect(await look()).toEqual({ taken: 0, passed: 0, problem: null });
  expect(await reading()).toMatchObject({ taken: 1, passed: 0, problem: null });
});

it('by References alone, over several lines, it is found too [M-1250]', async () => {
  const { leadId, email } = await enquire();
  const id = await mailTo(leadId);
  const headers = { ...answerTo(id, 'other@people.example', plain), 'In-Reply-To': ownId() };
  await dovecot.deliver(
    letter({ ...headers, References: `${ownId()}\r\n <${id}>\r\n ${ownId()}` }, 'From my other address'),
  );
  await look();
  expect(await answersOf(leadId)).toMatchObject([{ sender: 'other@people.example', text: 'From my other address' }]);
  expect(email).not.toBe('other@people.example');
});

it('the reference of a lead counts only from its own address: a stranger writes into none [M-1251]', async () => {
  const { leadId, email, reference } = await enquire();
  const about = { To: 'answers@manzil.example', Subject: `My enquiry ${reference}`, ...plain };
  await dovecot.deliver(letter({ ...about, From: 'stranger@people.example', 'Message-ID': ownId() }, reference));
  await dovecot.deliver(letter({ ...about, From: email, Subject: 'Hello', 'Message-ID': ownId() }, 'No reference'));
  expect(await look()).toEqual({ taken: 0, passed: 2, problem: null });
  expect(await answersOf(leadId)).toEqual([]);
  await dovecot.deliver(letter({ ...about, From: email.toUpperCase(), 'Message-ID': ownId() }, 'It is me'));
  expect(await look()).toMatchObject({ taken: 1 });
  expect(await answersOf(leadId)).toMatchObject([{ text: 'It is me', messageId: null }]);
  expect(await notices()).toHaveLength(1);
});

/** RFC 3464, 2: a report of three parts, the last of which is what came back. */
const report = (id: string, action: string, status: string) => `--b
Content-Type: text/plain; charset=us-ascii

Your message could not be delivered.

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.people.example
Arrival-Date: Sat, 28 Nov 2026 10:00:00 +0000

Final-Recipient: rfc822; gone@people.example
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 5.1.1 no such user

--b
Content-Type: message/rfc822

From: site@manzil.example
Message-ID: <${id}>
Subject: The villa

It is free.
--b--
`;
const daemon = () => ({
  'Return-Path': '<>',
  From: 'MAILER-DAEMON@mx.people.example',
  To: 'office@manzil.example',
  Subject: 'Undelivered Mail Returned to Sender',
  'Message-ID': ownId(),
  'Auto-Submitted': 'auto-replied',
  'Content-Type': 'multipart/report; report-type=delivery-status; boundary="b"',
});

it.each([
  ['5.1.1', 'no_address'],
  ['5.2.2', 'mailbox_full'],
  ['5.7.1', 'policy'],
  ['4.4.7', 'unreachable'],
  ['5.3.4', 'too_large'],
  ['5.0.0', 'other'],
])('what came back with %s stands at what was sent as %s [M-1252]', async (status, reason) => {
  const { leadId } = await enquire();
  const id = await mailTo(leadId);
  await dovecot.deliver(letter(daemon(), report(id, 'failed', status)));
  expect(await look()).toMatchObject({ taken: 1 });
  expect(await answersOf(leadId)).toMatchObject([{ kind: 'bounce', reason, files: [] }]);
  expect((await answersOf(leadId))[0]?.messageId).not.toBeNull();
  expect(await notices()).toMatchObject([{ kind: 'mail_returned' }]);
});

it("that a server still tries is no mail that came back, and one of an unknown mail is nobody's [M-1252]", async () => {
  const { leadId } = await enquire();
  const id = await mailTo(leadId);
  await dovecot.deliver(letter(daemon(), report(id, 'delayed', '4.4.1')));
  await dovecot.deliver(letter(daemon(), report(`${randomUUID()}@manzil.example`, 'failed', '5.1.1')));
  expect(await look()).toMatchObject({ taken: 0, passed: 2 });
  expect(await answersOf(leadId)).toEqual([]);
});

it.each([
  // RFC 3834, 5
  { 'Auto-Submitted': 'auto-replied' },
  { 'Auto-Submitted': 'auto-replied; owner-email="noura@people.example"' },
  { 'X-Autoreply': 'yes' },
  { Precedence: 'bulk' },
  // RFC 3834, 3.3
  { 'Return-Path': '<>' },
])('a machine of theirs answers, and nobody is told [M-1253] %o', async (mark) => {
  const { leadId, email } = await enquire();
  const id = await mailTo(leadId);
  await dovecot.deliver(letter(answerTo(id, email, { ...plain, ...mark }), 'I am on holiday.'));
  expect(await look()).toMatchObject({ taken: 1 });
  expect(await answersOf(leadId)).toMatchObject([{ kind: 'automatic', text: 'I am on holiday.' }]);
  expect(await notices()).toEqual([]);
});

it('`Auto-Submitted: no` says that somebody wrote it [M-1253]', async () => {
  const { leadId, email } = await enquire();
  await dovecot.deliver(letter(answerTo(await mailTo(leadId), email, { ...plain, 'Auto-Submitted': 'no' }), 'Me'));
  await look();
  expect(await answersOf(leadId)).toMatchObject([{ kind: 'answer' }]);
});

it('what is our own is left: by its Message-ID, from the office, from somebody who works there [M-1253]', async () => {
  const { leadId, email } = await enquire();
  const id = await mailTo(leadId);
  const colleagues = ['office@manzil.example', 'answers@manzil.example', 'dana@manzil.example'];
  for (const from of colleagues) await dovecot.deliver(letter(answerTo(id, from, plain), 'We'));
  await dovecot.deliver(letter({ ...answerTo(id, email, plain), 'Message-ID': `<${id}>` }, 'A copy'));
  expect(await look()).toMatchObject({ taken: 0, passed: 4 });
  expect(await answersOf(leadId)).toEqual([]);
});

it('of HTML alone the text is kept, without scripts and what was hidden [M-1254]', async () => {
  const { leadId, email } = await enquire();
  const html = `<html><head><title>T</title><style>p{color:red}</style></head><body><h1>Hello</h1>
    <p>Yes &amp; <b>soon</b></p><script>alert(1)</script><p style="display:none">hidden words</p><p hidden>more hidden</p>
    <img src="https://spy.example/pixel.gif"><a href="javascript:alert(2)">a link</a></body></html>`;
  await dovecot.deliver(letter(answerTo(await mailTo(leadId), email, { 'Content-Type': 'text/html' }), html));
  await look();
  const text = (await answersOf(leadId))[0]?.text ?? '';
  expect(text).toContain('Hello');
  expect(text).toContain('Yes & soon');
  expect(text).toContain('a link');
  expect(text).not.toMatch(/alert|hidden|spy|color|javascript|<|T\n/);
});

const windows1256 = (text: string): Buffer => {
  const letters = new Map(
    Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1256').decode(Uint8Array.of(byte)), byte]),
  );
  return Buffer.from(Array.from(text, (one) => letters.get(one) ?? 63));
};
const quotedPrintable = (bytes: Buffer): string =>
  Array.from(bytes, (byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('')
    .replaceAll(/(.{72})/g, '$1=\r\n');

it('Arabic comes as it was written: windows-1256 in 8 bits and quoted-printable, and encoded words in headers [M-1254]', async () => {
  const { leadId, email } = await enquire();
  const id = await mailTo(leadId);
  const words = 'نعم، يوم الأحد مناسب';
  const type = { 'Content-Type': 'text/plain; charset=windows-1256' };
  const subject = `=?windows-1256?B?${windows1256('رد: الفيلا').toString('base64')}?=`;
  const encoded = { ...type, 'Content-Transfer-Encoding': 'quoted-printable', Subject: subject };
  await dovecot.deliver(letter(answerTo(id, email, encoded), quotedPrintable(windows1256(words))));
  const raw = { ...type, 'Content-Transfer-Encoding': '8bit' };
  await dovecot.deliver(letter(answerTo(id, email, raw), windows1256(words)));
  await look();
  const answers = await answersOf(leadId);
  expect(answers.map(({ text }) => text)).toEqual([words, words]);
  expect(answers.map(({ subject: one }) => one)).toContain('رد: الفيلا');
});

it('a charset that is none, or not the one that it says, harms nothing [M-1254]', async () => {
  const { leadId, email } = await enquire();
  const id = await mailTo(leadId);
  const eightBit = Buffer.from([0x59, 0x65, 0x73, 0xff, 0xfe, 0x00, 0x21]);
  for (const charset of ['x-nobody-knows', 'utf-8'])
    await dovecot.deliver(letter(answerTo(id, email, { 'Content-Type': `text/plain; charset=${charset}` }), eightBit));
  expect(await look()).toMatchObject({ taken: 2, problem: null });
  for (const { text } of await answersOf(leadId)) expect(text).toMatch(/^Yes/);
});

it('signs that hide or turn text go, and what is very long is cut and says so [M-1254]', async () => {
  const { leadId, email } = await enquire();
  const id = await mailTo(leadId);
  await dovecot.deliver(letter(answerTo(id, email, plain), 'a\u202Eb\u0007c\u200B\u2066d می\u200Cخواهم'));
  await dovecot.deliver(letter(answerTo(id, email, plain), 'word '.repeat(10_000)));
  await look();
  const [long, short] = await answersOf(leadId);
  expect(short).toMatchObject({ text: 'abcd می\u200Cخواهم', isCut: false });
  expect(long?.isCut).toBe(true);
  expect(long?.text).toHaveLength(20_000);
});

it('of what is beyond 10 MB the beginning is read; files are named with their sizes [M-1255]', async () => {
  const { leadId, email } = await enquire();
  const id = await mailTo(leadId);
  const mixed = (size: number) => `--b
Content-Type: text/plain

See the plan
--b
Content-Type: application/pdf
Content-Disposition: attachment; filename="plan.pdf"
Content-Transfer-Encoding: base64

${Buffer.alloc(size, 'x')
  .toString('base64')
  .replaceAll(/(.{76})/g, '$1\n')}
--b--
`;
  const type = { 'Content-Type': 'multipart/mixed; boundary=b' };
  await dovecot.deliver(letter(answerTo(id, email, type), mixed(3_000)));
  await dovecot.deliver(letter(answerTo(id, email, type), mixed(11 * 1_048_576)));
  expect(await look()).toMatchObject({ taken: 2, problem: null });
  const [huge, small] = await answersOf(leadId);
  expect(small).toMatchObject({ text: 'See the plan', isCut: false, files: [{ name: 'plan.pdf', size: 3_000 }] });
  expect(huge).toMatchObject({ text: 'See the plan', isCut: true });
});

it('another UIDVALIDITY: the mailbox is read again, and nothing stands twice [M-1256]', async () => {
  const { leadId, email } = await enquire();
  const answer = letter(answerTo(await mailTo(leadId), email, plain), 'Once');
  await dovecot.deliver(answer);
  await look();
  const before = await reading();
  await dovecot.forget();
  await dovecot.deliver(answer);
  await dovecot.deliver(letter(answerTo(await mailTo(leadId), email, plain), 'And another'));
  expect(await look()).toMatchObject({ taken: 1, passed: 1, problem: null });
  expect((await reading()).uidValidity).not.toBe(before.uidValidity);
  expect((await answersOf(leadId)).map(({ text }) => text)).toEqual(['And another', 'Once']);
  expect(await notices()).toHaveLength(2);
});

it('two readers at once take each message once [M-1256]', async () => {
  const { leadId, email } = await enquire();
  const id = await mailTo(leadId);
  for (let n = 0; n < 6; n += 1) await dovecot.deliver(letter(answerTo(id, email, plain), `Answer ${String(n)}`));
  const looks = await Promise.all([look(), look(), look()]);
  expect(looks.reduce((sum, one) => sum + (one?.taken ?? 0), 0)).toBe(6);
  expect(await answersOf(leadId)).toHaveLength(6);
  expect(await notices()).toHaveLength(6);
  expect(await reading()).toMatchObject({ taken: 6, passed: 0 });
});

it('a reader that dies before the commit loses nothing and doubles nothing [M-1256]', async () => {
  const { leadId, email } = await enquire();
  await dovecot.deliver(letter(answerTo(await mailTo(leadId), email, plain), 'Once'));
  const dies = () => Promise.reject(new Error('killed'));
  await expect(look({ beforeCommit: dies })).rejects.toThrow('killed');
  expect(await answersOf(leadId)).toEqual([]);
  expect(await notices()).toEqual([]);
  expect(await look()).toMatchObject({ taken: 1 });
  expect(await answersOf(leadId)).toHaveLength(1);
});

it('of whom nobody has the managers are told; in a lead that was made anonymous nothing stands [M-1250]', async () => {
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (email, first_name, last_name, role) values ('head@manzil.example', 'Hind', 'Ali', 'manager') returning id`,
  );
  const free = await enquire({ isOwned: false });
  await dovecot.deliver(letter(answerTo(await mailTo(free.leadId), free.email, plain), 'Hello?'));
  await look();
  expect(await notices()).toEqual([{ userId: rows[0]?.id, kind: 'lead_answered', leadId: free.leadId }]);
  const gone = await enquire();
  const id = await mailTo(gone.leadId);
  await pool.query('update leads set anonymised_at = now() where id = $1', [gone.leadId]);
  await dovecot.deliver(letter(answerTo(id, gone.email, plain), 'Hello?'));
  expect(await look()).toMatchObject({ taken: 0, passed: 1 });
});
