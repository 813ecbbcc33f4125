import { createDeliveryEngine, type DeliveryEngine } from '@manzil/core/deliveries/engine/engine';
import type { DeliverySettings } from '@manzil/core/deliveries/engine/settings';
import { mailLane } from '@manzil/core/mail/mail';
import { mailTarget } from '@manzil/core/mail/mail-target';
import { createSmtpMailer } from '@manzil/core/mail/smtp-mailer';
import { startSmtpStub, type SmtpStub } from '@manzil/core/mail/testing/smtp-stub';
import { createDeliveryStore } from '@manzil/core/deliveries/store/delivery-store';
import { saveLead } from '@manzil/core/leads/testing/save-lead';
import { readMessageFiles } from '@manzil/core/mail/store/message-mail-reader';
import { createMailReader } from '@manzil/core/mail/store/mail-reader';
import { readAnswersTo } from '@manzil/core/mailbox/store/mailbox-settings';
import { readOffice } from '@manzil/core/office/store/office-store';
import { testPool } from '@manzil/core/deliveries/testing/ledger-fixture';
import { createTestDatabase } from '@manzil/testing/database';
import type pg from 'pg';
import { afterAll, beforeEach } from 'vitest';

const settings: DeliverySettings = {
  requestTimeoutMs: 700,
  leaseMs: 10_000,
  leaseMarginMs: 2_000,
  backoffBaseMs: 60_000,
  backoffMaxMs: 60_000,
  concurrency: 4,
  batch: 64,
  lookupLagMs: 0,
  retryAfterMaxMs: 3_600_000,
};

export interface MailFixture {
  pool: pg.Pool;
  databaseUrl: string;
  smtp: SmtpStub;
  log: string[];
  worker(options?: { withMessage?: boolean }): DeliveryEngine;
  /** Gives the ids of its deliveries. */
  enquire(changes?: { agentId?: number; message?: string }): Promise<{ leadId: number; mail: string; crm: string }>;
}

export async function mailFixture(): Promise<MailFixture> {
  const database = await createTestDatabase();
  const pool = testPool(database.url);
  const smtp = await startSmtpStub();
  const log: string[] = [];
  const note = (fields: object, message: string): void => void log.push(JSON.stringify({ ...fields, message }));
  let last = 0;
  beforeEach(async () => {
    await pool.query('truncate deliveries, leads, agents, breakers restart identity cascade');
    smtp.mood = 'takes';
    smtp.mails.length = 0;
    smtp.unknown.clear();
    log.length = 0;
  });
  afterAll(async () => {
    await smtp.down();
    await pool.end();
    await database.drop();
  });
  return {
    pool,
    databaseUrl: database.appUrl,
    smtp,
    log,
    worker: ({ withMessage = true } = {}) =>
      createDeliveryEngine({
        store: createDeliveryStore(pool),
        subjects: createMailReader(pool),
        target: mailTarget(
          createSmtpMailer({
            url: smtp.url,
            from: 'site@example.com',
            hostName: 'manzil.example',
            timeoutMs: 5_000,
            tls: 'off',
          }),
          { MAIL_OFFICE: 'office@example.com', MAIL_MESSAGE: withMessage, PUBLIC_URL: 'https://manzil.example' },
          () => readOffice(pool),
          (id) => readMessageFiles(pool, id),
          () => readAnswersTo(pool),
        ),
        settings,
        log: { info: note, warn: note, error: note },
        random: () => 0,
      }),
    async enquire({ agentId, message = 'هل المكتب متاح؟ Is it free?' } = {}) {
      last += 1;
      const saved = await saveLead(
        pool,
        {
          firstName: 'نورة',
          lastName: 'الكواري',
          email: `noura${String(last)}@example.com`,
          phone: '+974 5555 1234',
          message,
          source: 'contact_form',
          propertyId: null,
          agentId: agentId ?? null,
          page: '/ar/contact',
          language: 'ar',
          consent: null,
          idempotency: null,
          requestId: 'request-1',
        },
        [{ consumer: 'crm', provider: 'fake' }, mailLane],
      );
      const id = (consumer: string): string => saved.jobs.find((job) => job.consumer === consumer)?.id ?? '';
      return { leadId: saved.id, mail: id('mail'), crm: id('crm') };
    },
  };
}
