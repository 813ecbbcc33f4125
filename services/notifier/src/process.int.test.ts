import { mailLane } from '@manzil/core/mail/mail';
import { expireLease, ledgerRow } from '@manzil/core/deliveries/testing/ledger-fixture';
import { openQueueBackend } from '@manzil/core/messaging/backend';
import { createPublisher } from '@manzil/core/messaging/publisher';
import { startService } from '@manzil/testing/service-process';
import { afterAll, expect, it } from 'vitest';
import { mailFixture } from './testing/mail-fixture.ts';

const fixture = await mailFixture();
const { pool, smtp, enquire, databaseUrl } = fixture;
const log = { warn: () => undefined };
const backend = await openQueueBackend({
  databaseUrl,
  redisUrl: undefined,
  name: 'test',
  workers: 0,
  commandTimeoutMs: 2_000,
  onError: () => undefined,
});
const publisher = createPublisher({ backend, timeoutMs: 5_000, log });
afterAll(() => backend.close());

const publish = (id: string, state: 'pending' | 'retry_wait' | 'unknown' | 'sending', subjectId: number) =>
  publisher.publish([{ id, consumer: mailLane.consumer, event: 'lead.created', subjectId, seq: 1, state }]);

it('mails what its queue tells it; after a kill the retry worker finishes under the same Message-ID', async () => {
  const env = {
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtp.url,
    SMTP_TLS: 'off',
    MAIL_OFFICE: 'office@example.com',
    PUBLIC_URL: 'https://manzil.example',
    DELIVERY_REQUEST_TIMEOUT_MS: '3000',
    DELIVERY_BACKOFF_BASE_MS: '10',
    DELIVERY_BACKOFF_MAX_MS: '20',
  };
  const notifier = await startService('notifier', env);
  const retry = await startService('retry', env);
  try {
    const first = await enquire();
    expect(await publish(first.mail, 'pending', first.leadId)).toEqual([]);
    await expect.poll(async () => (await ledgerRow(pool, first.mail)).state, { timeout: 15_000 }).toBe('delivered');

    smtp.mood = 'hangs';
    const second = await enquire();
    await publish(second.mail, 'pending', second.leadId);
    await expect.poll(() => smtp.mails.length, { timeout: 15_000 }).toBe(2);
    await notifier.end('SIGKILL');
    expect((await ledgerRow(pool, second.mail)).state).toBe('sending');
    smtp.mood = 'takes';
    await expireLease(pool, second.mail);
    await expect
      .poll(
        async () => {
          const { state } = await ledgerRow(pool, second.mail);
          await pool.query(`update deliveries set due_at = now() where id = $1 and state <> 'sending'`, [second.mail]);
          if (state === 'sending' || state === 'unknown' || state === 'retry_wait')
            await publish(second.mail, state, second.leadId);
          return state;
        },
        { timeout: 20_000, interval: 300 },
      )
      .toBe('delivered');
    const ids = smtp.mails.map(({ messageId }) => messageId);
    expect(ids.slice(1)).toEqual([`<${second.mail}@manzil.example>`, `<${second.mail}@manzil.example>`]);
    expect([...notifier.lines, ...retry.lines].join('\n')).not.toMatch(/noura\d+@|نورة/);
  } finally {
    await notifier.end('SIGTERM');
    await retry.end('SIGTERM');
  }
});
