/** The name of one request, from the form to the call of the CRM: in log lines, in the ledger, in headers. */
import { randomUUID } from 'node:crypto';

/** Long enough to be one of its kind, short enough for every log line, and harmless in a header and on a screen. */
const safe = /^[\w-]{8,64}$/;

/** The id that came with a request in `X-Request-Id`, where it is a safe one, else a new one. */
export function requestIdFrom(given: unknown): string {
  return typeof given === 'string' && safe.test(given) ? given : randomUUID();
}
