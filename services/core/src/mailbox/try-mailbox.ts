import type { MailboxAddress, MailboxProblem } from './mailbox.ts';
import { mailboxFailure } from './mailbox-failure.ts';

export interface TrialLimits {
  /** For each step. */
  stepMs: number;
  /** For the whole. */
  wholeMs: number;
}

/** Signs in and opens the folder; reads nothing, and notes nothing. @returns null: it could be read */
export async function tryMailbox(address: MailboxAddress, limits: TrialLimits): Promise<MailboxProblem | null> {
  try {
    // the library is loaded where a mailbox is asked
    const { openMailbox } = await import('./mailbox-client.ts');
    (await openMailbox(address, limits)).close();
    return null;
  } catch (error) {
    return mailboxFailure(error).problem;
  }
}
