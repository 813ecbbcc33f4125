/** Reads the office's mailbox: any number of schedulers is one. */
import { claimTick, releaseTick } from '@manzil/core/data/schedule-store';
import type { MailboxProblem } from '@manzil/core/mailbox/mailbox';
import { type Look, mostInALook, type ReaderOptions, readMailboxOnce } from '@manzil/core/mailbox/read-round';
import { isRefusedLately } from '@manzil/core/mailbox/store/mailbox-reading';
import { isMailboxOn } from '@manzil/core/mailbox/store/mailbox-settings';
import { readOffice } from '@manzil/core/office/store/office-store';

/** How often a scheduler asks whether a look is due. */
export const mailboxCheckMs = 10_000;
const lookMs = 60_000;
/** A mail server locks an account that is tried with a wrong password too often. */
const refusedMs = 600_000;
/** Of one step with the mail server, and of a whole look. */
const limits = { stepMs: 15_000, wholeMs: 45_000 };

const tick = 'mailbox';

export interface MailboxRoundOptions extends Pick<ReaderOptions, 'pool' | 'box' | 'ca'> {
  /** Where mails of the site come from and go to. */
  addresses: readonly string[];
  log: { info(fields: object, message: string): void; warn(fields: object, message: string): void };
}

/** Does nothing while the mailbox is switched off, or another scheduler looks. */
export function createMailboxRound({ addresses, log, ...reader }: MailboxRoundOptions): () => Promise<void> {
  const { pool } = reader;
  const say = problemLog(log);
  return async () => {
    if (!(await isMailboxOn(pool))) return;
    if (await isRefusedLately(pool, refusedMs)) return;
    if (!(await claimTick(pool, tick, lookMs))) return;
    const office = [...addresses, (await readOffice(pool)).email].map((address) => address.toLowerCase());
    const look = await readMailboxOnce({ ...reader, ...limits, office });
    if (look === null) return;
    if (look.taken > 0) log.info({ taken: look.taken, passed: look.passed }, 'answers came by e-mail');
    say(look.problem);
    // there may be more of them: the next round goes on
    if (isFull(look)) await releaseTick(pool, tick);
  };
}

const isFull = ({ taken, passed, problem }: Look): boolean => problem === null && taken + passed >= mostInALook;

/** Once, not in every round. */
function problemLog(log: MailboxRoundOptions['log']) {
  let said: MailboxProblem | null = null;
  return (problem: MailboxProblem | null): void => {
    if (problem === said) return;
    if (problem === null) log.info({}, 'the mailbox is read again');
    else log.warn({ problem }, 'the mailbox could not be read');
    said = problem;
  };
}
