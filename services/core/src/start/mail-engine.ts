import type { DeliveryEngine } from '../deliveries/engine/engine.ts';
import { mailSettings } from '../deliveries/engine/settings.ts';
import { createMailer } from '../mail/create-mailer.ts';
import { leadMailTarget } from '../mail/lead-mail-target.ts';
import { createLeadMailReader } from '../mail/store/lead-mail-reader.ts';
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
    subjects: createLeadMailReader(pool),
    target: leadMailTarget(mailer, env, () => readOffice(pool)),
    settings: mailSettings(env),
  });
}
