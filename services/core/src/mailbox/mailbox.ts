/** The mailbox to which people answer. Also for browsers. */

/** `plain`: to this machine only. */
export const mailboxSecurities = ['tls', 'starttls', 'plain'] as const;
export type MailboxSecurity = (typeof mailboxSecurities)[number];

/** Why it could not be read. */
export const mailboxProblems = [
  'host_unknown',
  'host_forbidden',
  'refused',
  'timeout',
  'certificate',
  'no_tls',
  'sign_in',
  'folder',
  'password_unreadable',
  'other',
] as const;
export type MailboxProblem = (typeof mailboxProblems)[number];

/** `answer`: somebody wrote it; `automatic`: a machine of theirs; `bounce`: what was sent came back. */
export const answerKinds = ['answer', 'automatic', 'bounce'] as const;
export type AnswerKind = (typeof answerKinds)[number];

export const bounceReasons = ['no_address', 'mailbox_full', 'policy', 'too_large', 'unreachable', 'other'] as const;
export type BounceReason = (typeof bounceReasons)[number];

export interface MailboxAddress {
  host: string;
  port: number;
  security: MailboxSecurity;
  username: string;
  password: string;
  folder: string;
}

/** Letters of an answer that are kept. */
export const mostAnswerLetters = 20_000;
/** More are counted. */
export const mostAnswerFiles = 20;

export class MailboxError extends Error {
  readonly problem: MailboxProblem;

  constructor(problem: MailboxProblem, cause?: unknown) {
    super(`The mailbox could not be read: ${problem}`, { cause });
    this.name = 'MailboxError';
    this.problem = problem;
  }
}

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1']);

/** Without encryption a password leaves no machine. */
export const mayBePlain = (host: string): boolean => loopback.has(host.toLowerCase());

export type MailboxTarget = Pick<MailboxAddress, 'host' | 'port' | 'security' | 'username'>;

/** A password that was given for one goes to no other server, for no other name and with no less encryption. */
export const mayTakePassword = (given: MailboxTarget, wanted: MailboxTarget): boolean =>
  given.host === wanted.host &&
  given.port === wanted.port &&
  given.username === wanted.username &&
  (given.security === wanted.security || given.security === 'plain');
