import type pg from 'pg';
import type { AccountNotifier } from '@manzil/core/accounts/account-notice';
import { findAccount } from '@manzil/core/accounts/store/user-reader';
import type { Logger } from '@manzil/core/platform/logger';
import { createLimit, waitOf } from '../middleware/postgres-limit.ts';

export interface GuessingAlert {
  /** Tells the owner and the office, after the answer, whose time must not tell of names. Null: nobody's name. */
  raise(userId: number | null): void;
}

interface Parts {
  pool: pg.Pool;
  notifier: AccountNotifier;
  log: Logger;
  /** Its mailbox. */
  office: string;
  windowSeconds: number;
}

/** The caller raises it once per window and account; the office hears of it once per window, however many there are. */
export function createGuessingAlert({ pool, notifier, log, office, windowSeconds }: Parts): GuessingAlert {
  const toOffice = createLimit(pool, { name: 'guessing-alert', most: 1, windowSeconds });
  async function tell(userId: number): Promise<void> {
    const account = await findAccount(pool, userId);
    if (account === null) return;
    const at = new Date().toISOString();
    notifier.tell({ kind: 'sign_in_attempts', to: account.email, firstName: account.firstName, at });
    if ((await waitOf(toOffice, 'office')) === null)
      notifier.tell({ kind: 'sign_in_attempts_office', to: office, firstName: null, at });
  }
  return {
    raise(userId) {
      if (userId === null) return;
      void tell(userId).catch((error: unknown) => log.error({ err: error }, 'an alert of guessing was not sent'));
    },
  };
}
