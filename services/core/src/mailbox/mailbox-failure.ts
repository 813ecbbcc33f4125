import { ownValue } from '../platform/own-value.ts';
import { MailboxError, type MailboxProblem } from './mailbox.ts';

interface Failure {
  code?: string;
  authenticationFailed?: boolean;
  serverResponseCode?: string;
  tlsFailed?: boolean;
}

const ofCodes: Readonly<Record<string, MailboxProblem>> = {
  ENOTFOUND: 'host_unknown',
  EAI_AGAIN: 'host_unknown',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  ETIMEDOUT: 'timeout',
  ETIMEOUT: 'timeout',
  CONNECT_TIMEOUT: 'timeout',
  GREETING_TIMEOUT: 'timeout',
  UPGRADE_TIMEOUT: 'timeout',
};

/** What a driver's error means; its text is in no log, since servers repeat there what they were told. */
export function mailboxFailure(error: unknown): MailboxError {
  if (error instanceof MailboxError) return error;
  const failure = (typeof error === 'object' && error !== null ? error : {}) as Failure;
  return new MailboxError(problemOf(failure), error);
}

function problemOf({ code = '', authenticationFailed, tlsFailed }: Failure): MailboxProblem {
  if (authenticationFailed === true) return 'sign_in';
  const known = ownValue(ofCodes, code);
  if (known !== undefined) return known;
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)) return 'certificate';
  if (tlsFailed === true || code === 'EPROTO' || code.startsWith('ERR_SSL')) return 'no_tls';
  return 'other';
}
