import { randomUUID } from 'node:crypto';
import { testPool } from '@manzil/core/deliveries/testing/ledger-fixture';
import { writeMessage } from '@manzil/core/leads/store/lead-messages';
import { saveLead } from '@manzil/core/leads/testing/save-lead';
import { certificate } from '@manzil/core/mail/testing/certificate';
import type { Look, ReaderOptions } from '@manzil/core/mailbox/read-round';
import { readMailboxOnce } from '@manzil/core/mailbox/read-round';
import { listAnswers } from '@manzil/core/mailbox/store/lead-answers';
import { readReading } from '@manzil/core/mailbox/store/mailbox-reading';
import { type MailboxChange, readMailbox, saveMailbox } from '@manzil/core/mailbox/store/mailbox-settings';
import { createSecretBox } from '@manzil/core/platform/secret-box';
import { createTestDatabase } from '@manzil/testing/database';
import { startTestDovecot } from '@manzil/testing/dovecot';
import { afterAll, beforeEach } from 'vitest';

const officeAddress = 'office@manzil.example';

/** A database, a real IMAP server, and an office that reads its mailbox there. */
export async function mailboxFixture() {
  const [database, dovecot] = [await createTestDatabase(), await startTestDovecot()];
  const pool = testPool(database.url);
  const box = createSecretBox('a key of the tests only');
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (email, first_name, last_name, role) values ('dana@manzil.example', 'Dana', 'Saleh', 'agent') returning id`,
  );
  const agentId = rows[0]?.id ?? 0;
  const act = { actor: { id: agentId, username: 'dana', role: 'agent' }, requestId: 'request-1' } as const;
  let people = 0;

  const save = async (change: Partial<MailboxChange> = {}): Promise<void> => {
    const { version } = (await readMailbox(pool, box)).settings;
    const server = { host: '127.0.0.1', port: dovecot.port, security: 'starttls' as const, folder: 'INBOX' };
    const account = { username: dovecot.username, password: dovecot.password, answersTo: 'answers@manzil.example' };
    await saveMailbox(pool, box, { enabled: true, ...server, ...account, ...change, version }, act);
  };

  beforeEach(async () => {
    await pool.query('truncate leads, deliveries, lead_answers, notices, trashed restart identity cascade');
    await pool.query('update mailbox_readings set taken = 0, passed = 0, problem = null');
    await save();
    // what other tests left there
    await look();
    await pool.query('update mailbox_readings set taken = 0, passed = 0');
  });
  afterAll(async () => {
    await dovecot.stop();
    await pool.end();
    await database.drop();
  });

  function look(change: Partial<ReaderOptions> = {}): Promise<Look | null> {
    const limits = { stepMs: 2_000, wholeMs: 10_000, ca: certificate.cert };
    return readMailboxOnce({ pool, box, office: [officeAddress], ...limits, ...change });
  }

  return {
    pool,
    box,
    dovecot,
    agentId,
    save,
    look,
    /** An enquiry of somebody new, of whom the agent looks after. */
    async enquire({ isOwned = true } = {}) {
      people += 1;
      const email = `noura${String(people)}@people.example`;
      const saved = await saveLead(
        pool,
        {
          firstName: 'نورة',
          lastName: 'الكواري',
          email,
          phone: null,
          message: null,
          source: 'contact_form',
          propertyId: null,
          agentId: null,
          page: '/ar/contact',
          language: 'ar',
          consent: null,
          idempotency: null,
          requestId: 'request-1',
        },
        [],
      );
      const assignee = isOwned ? agentId : null;
      await pool.query('update leads set assignee_id = $2 where id = $1', [saved.id, assignee]);
      await pool.query('delete from notices');
      return { leadId: saved.id, email, reference: saved.referenceId };
    },
    /** What staff wrote. @returns its Message-ID, without its brackets */
    async mailTo(leadId: number): Promise<string> {
      const content = { channel: 'email', language: 'en', subject: 'The villa', text: 'It is free.' } as const;
      const { jobs } = await writeMessage(pool, leadId, { ...content, key: randomUUID(), fileIds: [] }, act);
      return `${jobs[0]?.id ?? ''}@manzil.example`;
    },
    answersOf: async (leadId: number) => (await listAnswers(pool, leadId)).answers,
    reading: () => readReading(pool),
    async notices(): Promise<{ userId: number; kind: string; leadId: number }[]> {
      const told = await pool.query('select user_id as "userId", kind, lead_id as "leadId" from notices order by id');
      return told.rows as { userId: number; kind: string; leadId: number }[];
    },
  };
}

/** A message by RFC 5322: lines end with CR LF, and an empty one ends the headers. */
export const letter = (headers: Readonly<Record<string, string>>, body: string | Buffer): Buffer => {
  const given = { Date: new Date().toUTCString().replace('GMT', '+0000'), 'MIME-Version': '1.0', ...headers };
  const lines = Object.entries(given).map(([name, value]) => `${name}: ${value}\r\n`);
  const text = typeof body === 'string' ? Buffer.from(body.replaceAll(/\r?\n/g, '\r\n')) : body;
  return Buffer.concat([Buffer.from(`${lines.join('')}\r\n`), text]);
};
