import { defaultOffice } from '@manzil/core/office/office';
import { readOffice } from '@manzil/core/office/store/office-store';
import type { TestApi } from '../start-api.ts';

/** What schemas cannot say of settings. Null: nothing to help. */
export function settingsHelp(api: TestApi) {
  const helps = new Map<string, () => Promise<Record<string, unknown>> | Record<string, unknown>>([
    // a minimum would refuse what others publish
    ['savePublishingSettings', () => ({ minimum: null, needsMandate: false })],
    // hours that have an order, colours that can be read, a picture that was uploaded, the version that stands there
    [
      'saveOfficeSettings',
      async () => {
        const { hours, phone, whatsapp, email, position } = defaultOffice;
        const none = { licenceNumber: null, logo: null, primaryColour: null, accentColour: null };
        const { version } = await readOffice(api.pool);
        return { version, hours, phone, whatsapp, email, position, ...none };
      },
    ],
    // nobody listens there, so that nothing outside is asked
    ['tryMailbox', () => ({ host: '127.0.0.1', port: 1, security: 'plain', username: 'office', password: 'made up' })],
    [
      'saveMailbox',
      async () => {
        const { rows } = await api.pool.query<{ version: number }>(
          `select version from integration_settings where platform = 'mailbox'`,
        );
        return { version: rows[0]?.version ?? 0, enabled: false, password: 'made up' };
      },
    ],
    ['saveSyncSchedule', () => ({ scheduleTime: '*/15 * * * *' })],
  ]);
  return async (operationId: string): Promise<Record<string, unknown> | null> =>
    (await helps.get(operationId)?.()) ?? null;
}
