import type { DeliveryEngine } from '../deliveries/engine/engine.ts';
import { mailSettings } from '../deliveries/engine/settings.ts';
import { createMailer } from '../mail/create-mailer.ts';
import { readAnswersTo } from '../mailbox/store/mailbox-settings.ts';
import { mailTarget } from '../mail/mail-target.ts';
import { createMailReader } from '../mail/store/mail-reader.ts';
import { readMessageFiles } from '../mail/store/message-mail-reader.ts';
import { readOffice } from '../office/store/office-store.ts';
import type { Deliveries } from './start-deliveries.ts';
import type { Started } from './start-process.ts';

export function startMailEngine(
  { env, log, database: { pool } }: Started<never>,
  deliveries: Deliveries,
): DeliveryEngine {
  const mailer = createMailer(env);
  log.info({ mailer: mailer.kind }, 'mails go this way');
  return deliveries.engine({
    subjects: createMailReader(pool),
    target: mailTarget(
      mailer,
      env,
      () => readOffice(pool),
      (id) => readMessageFiles(pool, id),
      () => readAnswersTo(pool),
    ),
    settings: mailSettings(env),
  });
}
