import type { AccountNotifier, NoticeKind } from '@manzil/core/accounts/account-notice';
import { findAccount } from '@manzil/core/accounts/store/user-reader';
import type { Logger } from '@manzil/core/platform/logger';
import type pg from 'pg';

/** After the answer; what happened has happened. */
export type TellOfFactors = (kind: NoticeKind, userId: number) => void;

interface Parts {
  pool: pg.Pool;
  notifier: AccountNotifier;
  log: Pick<Logger, 'error'>;
}

/** Mails a person what became of the own second factors. */
export function createTellOfFactors({ pool, notifier, log }: Parts): TellOfFactors {
  async function tell(kind: NoticeKind, userId: number): Promise<void> {
    const account = await findAccount(pool, userId);
    if (account === null) return;
    const { email: to, firstName } = account;
    notifier.tell({ kind, to, firstName, at: new Date().toISOString() });
  }
  return (kind, userId) => {
    void tell(kind, userId).catch((error: unknown) => log.error({ err: error }, 'a notice of a factor was not sent'));
  };
}
