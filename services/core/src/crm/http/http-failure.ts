/** Whether the CRM may have written although a call failed. */
import type { FailureCode } from '../../deliveries/failure-codes.ts';
import { ownValue } from '../../platform/own-value.ts';

export interface HttpFailure {
  kind: 'failure';
  /** `no`: no connection stood. `maybe`: the request may have left. */
  sent: 'no' | 'maybe';
  code: FailureCode;
  text: string;
  certificate?: true;
}

export const notSent = (code: FailureCode, text: string): HttpFailure => ({ kind: 'failure', sent: 'no', code, text });

const maybeSent = (code: FailureCode, text: string): HttpFailure => ({ kind: 'failure', sent: 'maybe', code, text });

/** Plain HTTP behind an https address. */
export const speaksNoTls = 'The CRM speaks no TLS at this address';

/** Only reported before a request leaves. */
const beforeSending: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The CRM refused the connection',
  ENOTFOUND: "The CRM's name is unknown",
  EAI_AGAIN: "The CRM's name could not be looked up",
  EAI_FAIL: "The CRM's name could not be looked up",
  EHOSTUNREACH: 'No way to the CRM',
  ENETUNREACH: 'No way to the CRM',
  EADDRNOTAVAIL: 'No free port for a connection',
  UND_ERR_CONNECT_TIMEOUT: 'The CRM did not accept the connection in time',
  EPROTO: 'The CRM does not speak TLS as expected',
  DEPTH_ZERO_SELF_SIGNED_CERT: "The CRM's certificate is not trusted",
  SELF_SIGNED_CERT_IN_CHAIN: "The CRM's certificate is not trusted",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "The CRM's certificate is not trusted",
  UNABLE_TO_GET_ISSUER_CERT: "The CRM's certificate is not trusted",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "The CRM's certificate is not trusted",
  ERR_SSL_WRONG_VERSION_NUMBER: speaksNoTls,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: speaksNoTls,
  ERR_SSL_HTTP_REQUEST: speaksNoTls,
  CERT_HAS_EXPIRED: "The CRM's certificate has expired",
  CERT_NOT_YET_VALID: "The CRM's certificate is not valid yet",
  ERR_TLS_CERT_ALTNAME_INVALID: "The CRM's certificate is for another name",
  ERR_TLS_HANDSHAKE_TIMEOUT: 'The TLS handshake took too long',
};

const ofCertificate = /CERT|_SIGNATURE|ISSUER/;

const afterSending: Readonly<Record<string, string>> = {
  UND_ERR_HEADERS_TIMEOUT: 'The CRM did not answer in time',
  UND_ERR_BODY_TIMEOUT: 'The CRM did not finish its answer in time',
  UND_ERR_ABORTED: 'The CRM did not answer in time',
  ABORT_ERR: 'The CRM did not answer in time',
  ETIMEDOUT: 'The CRM did not answer in time',
  ECONNRESET: 'The connection broke after the request was sent',
  EPIPE: 'The connection broke while the request was being sent',
  UND_ERR_SOCKET: 'The connection broke after the request was sent',
};

/** Never quotes the error: it might hold what was sent. */
export function describeFailure(error: unknown): HttpFailure {
  const code = codeOf(error);
  if (code in beforeSending || isConnecting(error))
    return {
      ...notSent('crm.no_connection', ownValue(beforeSending, code) ?? 'No connection'),
      ...(ofCertificate.test(code) && { certificate: true }),
    };
  if (isTimeout(error, code)) return maybeSent('crm.timeout', 'The CRM did not answer in time');
  if (code.startsWith('HPE_')) return maybeSent('crm.answer_unreadable', 'The CRM answered something else than HTTP');
  return maybeSent('crm.connection_lost', ownValue(afterSending, code) ?? 'The request failed');
}

function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause === undefined || cause === error ? '' : codeOf(cause);
}

/** A name with several addresses fails with all errors; ETIMEDOUT comes later too. */
function isConnecting(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isConnecting);
  return (error as { syscall?: unknown } | null)?.syscall === 'connect';
}

function isTimeout(error: unknown, code: string): boolean {
  const { name } = (error ?? {}) as { name?: unknown };
  return name === 'TimeoutError' || name === 'AbortError' || /TIMEOUT|ABORT|ETIMEDOUT/.test(code);
}
