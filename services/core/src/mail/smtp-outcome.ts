/** In our own words: a server quotes addresses. */
import type { FailureCode } from '../deliveries/failure-codes.ts';
import type { Outcome } from '../deliveries/delivery.ts';

export interface SmtpFailure {
  code?: string | undefined;
  /** Node's, where `code` is nodemailer's. */
  originalCode?: string | undefined;
  responseCode?: number | undefined;
  /** The one answered; `CONN` without an answer. */
  command?: string | undefined;
}

/** Certificates that are unknown, expired or of another name, and versions that do not meet (Node's and OpenSSL's codes). */
const noTrust = /CERT|SIGNATURE|ERR_TLS|ERR_SSL|^EPROTO$/;

/** @param contentLeft the server may have the mail */
export function smtpOutcome(error: SmtpFailure, contentLeft: boolean): Outcome {
  const status = error.responseCode ?? null;
  if (error.code === 'EAUTH')
    return retry(status, 'mail.unauthorized', 'The mail server does not accept our account', true);
  if (error.code === 'ETLS' || noTrust.test(error.originalCode ?? ''))
    return retry(status, 'mail.no_tls', 'No safe connection to the mail server', true);
  if (status !== null) return answered(status, error.command ?? '');
  if (contentLeft)
    return {
      kind: 'unknown',
      httpStatus: null,
      code: 'mail.no_answer',
      text: 'The mail server did not say whether it took the mail',
      answer: null,
      retryAfterMs: null,
    };
  return error.code === 'ETIMEDOUT'
    ? retry(null, 'mail.timeout', 'The mail server did not answer in time', false)
    : retry(null, 'mail.unreachable', 'The mail server cannot be reached', false);
}

function answered(status: number, command: string): Outcome {
  const said = `The mail server answered ${String(status)}`;
  if (status >= 400 && status < 500) return retry(status, 'mail.later', said, false);
  // 5xx is for good, but what is about us heals with the settings
  if (/^(CONN|EHLO|HELO|STARTTLS|MAIL FROM)/.test(command)) return retry(status, 'mail.refuses_us', said, true);
  const recipient = command.startsWith('RCPT');
  return {
    kind: 'rejected',
    httpStatus: status,
    code: recipient ? 'mail.recipient_refused' : 'mail.refused',
    text: recipient ? 'The mail server does not know the recipient' : said,
    answer: null,
  };
}

function retry(httpStatus: number | null, code: FailureCode, text: string, alert: boolean): Outcome {
  return { kind: 'retry', httpStatus, code, text, answer: null, retryAfterMs: null, alert };
}
