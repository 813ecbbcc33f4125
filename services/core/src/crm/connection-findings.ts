import type { ConnectionCheck, ConnectionCode, ConnectionFinding } from './crm.ts';
import type { HttpAnswer, HttpResult } from './http/http-client.ts';
import { answeredAt } from './http/retry-after.ts';

const harmless: ReadonlySet<ConnectionCode> = new Set([
  'fine',
  'clock_apart',
  'on_offer',
  'part_refused',
  'lookups_unread',
]);
/** Further apart, modified-since cursors miss changes. */
const mostApartMs = 120_000;
const mostParam = 120;

/** Params are cut: they may be the other side's. */
export function finding(code: ConnectionCode, params: Record<string, string> = {}): ConnectionFinding {
  const short = Object.entries(params).map(([name, value]) => [name, value.slice(0, mostParam)] as const);
  return { code, params: Object.fromEntries(short) };
}

export function connectionCheck(findings: ConnectionFinding[]): ConnectionCheck {
  const ok = findings.every(({ code }) => harmless.has(code));
  return { ok, findings: findings.length === 0 ? [finding('fine')] : findings };
}

/** Null: the body decides, as of a 404: a missing resource, or no CRM. */
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

/** Kind and status, never the body. */
export function notThisProtocol({ status, contentType }: HttpAnswer): ConnectionFinding {
  const kind = contentType.split(';', 1)[0]?.trim() || 'no content type';
  return finding('not_this_protocol', { found: `${String(status)}, ${kind}` });
}

/** Null: it agrees or is untold. @param now ms since 1970 */
export function clockFinding({ headers }: HttpAnswer, now: number): ConnectionFinding | null {
  const apartMs = answeredAt(headers['date'], now) - now;
  return Math.abs(apartMs) <= mostApartMs
    ? null
    : finding('clock_apart', { seconds: String(Math.round(apartMs / 1_000)) });
}
