/** One look into the mailbox. Any number of readers may look at once: each message is taken once. */
import type pg from 'pg';
import { inTransaction } from '../data/transaction.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { OpenMailbox } from './mailbox-client.ts';
import { MailboxError, type MailboxProblem } from './mailbox.ts';
import { mailboxFailure } from './mailbox-failure.ts';
import { type Letter, readHead, readLetter } from './read-letter.ts';
import { findLead, isOurs, keepAnswer, mayConcernLead } from './store/lead-answers.ts';
import { advance, beginReading, noteLook, type Position } from './store/mailbox-reading.ts';
import { readMailbox } from './store/mailbox-settings.ts';

/** In one look; the next look has the others. */
export const mostInALook = 50;
/** Nobody needs an older answer: a mailbox that is read for the first time may hold years. */
const lookBackDays = 30;

export interface ReaderOptions {
  pool: pg.Pool;
  box: SecretBox;
  /** Own addresses, in small letters. */
  office: readonly string[];
  stepMs: number;
  wholeMs: number;
  ca?: string;
  /** For tests: between what was written and the commit. */
  beforeCommit?: () => Promise<void>;
}

export interface Look {
  /** Stand at a lead now. */
  taken: number;
  passed: number;
  problem: MailboxProblem | null;
}

/** Null: it is switched off. What is wrong with the mailbox is noted; throws only what the database throws. */
export async function readMailboxOnce(options: ReaderOptions): Promise<Look | null> {
  const { pool, box } = options;
  const { settings, password } = await readMailbox(pool, box);
  if (!settings.enabled) return null;
  const look: Look = { taken: 0, passed: 0, problem: null };
  let mailbox: OpenMailbox | null = null;
  try {
    if (password === null)
      throw new MailboxError(settings.passwordState === 'none' ? 'sign_in' : 'password_unreadable');
    // the library is loaded where a mailbox is read
    const { openMailbox } = await import('./mailbox-client.ts');
    mailbox = await openMailbox({ ...settings, password }, options);
    await readOn(mailbox, options, own(options.office, settings.answersTo), look);
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error;
    look.problem = mailboxFailure(error).problem;
  } finally {
    mailbox?.close();
  }
  await noteLook(pool, look.problem);
  return look;
}

const own = (office: readonly string[], answersTo: string | null): string[] =>
  [...office, answersTo ?? ''].map((address) => address.toLowerCase()).filter((address) => address !== '');

async function readOn(mailbox: OpenMailbox, options: ReaderOptions, office: readonly string[], look: Look) {
  const { uidValidity } = mailbox;
  let from: Position = { uidValidity, uid: await beginReading(options.pool, uidValidity) };
  const uids = await mailbox.list(from.uid, new Date(Date.now() - lookBackDays * 86_400_000));
  for (const uid of uids.slice(0, mostInALook)) {
    const letter = await letterOf(mailbox, uid, options.pool, office);
    const done = await commit(options, from, uid, letter);
    if (done === 'overtaken') return;
    look[done] += 1;
    from = { uidValidity, uid };
  }
}

/** Null: it concerns no lead, and its text was not asked for. */
async function letterOf(
  mailbox: OpenMailbox,
  uid: number,
  pool: pg.Pool,
  office: readonly string[],
): Promise<Letter | null> {
  const begun = await mailbox.head(uid);
  if (begun === null) return null;
  const head = await readHead(begun.source);
  if ((await isOurs(pool, head, office)) || !(await mayConcernLead(pool, head))) return null;
  const source = await mailbox.source(uid);
  return source === null ? null : readLetter(source, begun.size);
}

/** What a message became and how far the mailbox was read stand together. */
function commit(options: ReaderOptions, from: Position, uid: number, letter: Letter | null) {
  return inTransaction(options.pool, async (client): Promise<'taken' | 'passed' | 'overtaken'> => {
    const found = letter === null || saysNothing(letter) ? null : await findLead(client, letter);
    const isTaken = found !== null && letter !== null && (await keepAnswer(client, found, letter));
    // another reader had it: nothing of this stays
    if (!(await advance(client, from, uid, isTaken))) throw new OvertakenByReader();
    await options.beforeCommit?.();
    return isTaken ? 'taken' : 'passed';
  }).catch((error: unknown) => {
    if (error instanceof OvertakenByReader) return 'overtaken' as const;
    throw error;
  });
}

/** A server only says that it still tries, or that it handed the mail on. */
const saysNothing = ({ kind, reason }: Letter): boolean => kind === 'bounce' && reason === null;

class OvertakenByReader extends Error {}
