import type pg from 'pg';
import type { AccountNotifier } from '@manzil/core/accounts/account-notice';
import { findAccount } from '@manzil/core/accounts/store/user-reader';
import type { Logger } from '@manzil/core/platform/logger';
import type { AddressLimit } from '../middleware/postgres-limit.ts';
import type { Device } from './device.ts';

export interface NewDeviceAlert {
  /** Mails the owner, after the answer. */
  raise(userId: number, device: Device): void;
}

interface Parts {
  pool: pg.Pool;
  notifier: AccountNotifier;
  log: Pick<Logger, 'error'>;
  /** By account: a browser that keeps no cookies is new each time. */
  mails: AddressLimit;
}

export function createNewDeviceAlert({ pool, notifier, log, mails }: Parts): NewDeviceAlert {
  async function tell(userId: number, device: Device, at: string): Promise<void> {
    if ((await mails.take(String(userId))) !== null) return;
    const account = await findAccount(pool, userId);
    if (account === null) return;
    notifier.tell({ kind: 'new_device', to: account.email, firstName: account.firstName, at, device });
  }
  return {
    raise(userId, device) {
      void tell(userId, device, new Date().toISOString()).catch((error: unknown) => {
        log.error({ err: error }, 'a notice of a new browser was not sent');
      });
    },
  };
}
