import { OvertakenError } from '@manzil/core/data/unit';
import { ProblemError } from '../contract/problem.ts';

/**
 * Connection errors of pg and node, and PostgreSQL's "not now": classes 08, 53, 57P, cancelled (57014), lock timeout
 * (55P03), no such database (3D000), standby (25006).
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const codes = /^(08|53|57P|57014|55P03|3D000|25006)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/;
const words =
  /timeout|Connection terminated|connection is closed|Cannot use a pool|not currently accepting connections/i;

/** Also a change that was always overtaken. A 503 may be tried again. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof ProblemError || !(error instanceof Error)) return error;
  const { code } = error as { code?: unknown };
  const known = (typeof code === 'string' && codes.test(code)) || words.test(error.message);
  return known || error instanceof OvertakenError
    ? new ProblemError('server.unavailable', { cause: error, headers: { 'Retry-After': '5' } })
    : error;
}
