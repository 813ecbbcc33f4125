/** Steps that every test of a connection takes: what an answer, or its absence, says before anybody reads its body. */
import type { ConnectionCheck, ConnectionCode, ConnectionFinding } from './crm.ts';
import type { HttpAnswer, HttpResult } from './http/http-client.ts';
import { answeredAt } from './http/retry-after.ts';

/** Findings with which the provider still works. */
const harmless: ReadonlySet<ConnectionCode> = new Set([
  'fine',
  'clock_apart',
  'on_offer',
  'part_refused',
  'lookups_unread',
]);
/** A clock that is further from ours makes modified-since cursors miss changes, or signatures fail. */
const mostApartMs = 120_000;
const mostParam = 120;

/** A finding; its params are cut, since parts of them may come from the other side. */
export function finding(code: ConnectionCode, params: Record<string, string> = {}): ConnectionFinding {
  const short = Object.entries(params).map(([name, value]) => [name, value.slice(0, mostParam)] as const);
  return { code, params: Object.fromEntries(short) };
}

/** @param findings what is wrong; nothing means that all is fine */
export function connectionCheck(findings: ConnectionFinding[]): ConnectionCheck {
  const ok = findings.every(({ code }) => harmless.has(code));
  return { ok, findings: findings.length === 0 ? [finding('fine')] : findings };
}

/**
 * What keeps an answer from being read at all, the same for every protocol; null for an answer that the provider may
 * judge by its body. A 404 is left to the provider: it may be a missing resource or no CRM at all.
 */
export function findingOfResult(result: HttpResult): ConnectionFinding | null {
  if (result.kind === 'failure') {
    if (result.certificate === true) return finding('certificate', { reason: result.text });
    if (result.code === 'crm.answer_unreadable') return finding('not_this_protocol', { found: result.text });
    return result.sent === 'no' ? finding('no_connection', { reason: result.text }) : finding('no_answer');
  }
  const { status, retryAfterMs } = result;
  if (status === 401) return finding('key_refused');
  if (status === 403) return finding('scope_missing', { scope: '' });
  if (status === 429) {
    const seconds = retryAfterMs === null ? '' : String(Math.ceil(retryAfterMs / 1_000));
    return finding('too_many_requests', { seconds });
  }
  if (status === 408 || status >= 500) return finding('server_error', { status: String(status) });
  return null;
}

/** What stands behind an answer that is not the protocol's: its kind and status, never its body. */
export function notThisProtocol({ status, contentType }: HttpAnswer): ConnectionFinding {
  const kind = contentType.split(';', 1)[0]?.trim() || 'no content type';
  return finding('not_this_protocol', { found: `${String(status)}, ${kind}` });
}

/**
 * The clock of whoever answered, from the header `Date`; null when it agrees, or is not told.
 * @param now milliseconds since 1970 here
 */
export function clockFinding({ headers }: HttpAnswer, now: number): ConnectionFinding | null {
  const apartMs = answeredAt(headers['date'], now) - now;
  return Math.abs(apartMs) <= mostApartMs
    ? null
    : finding('clock_apart', { seconds: String(Math.round(apartMs / 1_000)) });
}
