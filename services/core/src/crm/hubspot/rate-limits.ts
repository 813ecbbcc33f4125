/**
 * A 429 names its limit in `policyName` or message; headers give the interval, except for searches
 * (developers.hubspot.com/docs/developer-tooling/platform/usage-guidelines).
 */
import { jsonOf, type HttpAnswer } from '../http/http-client.ts';

const secondMs = 1_000;
const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;
/** Page "Error handling". */
const lockMs = 2 * secondMs;
const usualIntervalMs = 10 * secondMs;
/** The count is not reset at midnight exactly. */
const afterMidnightMs = 60 * secondMs;

/** @param timeZone where the account's day ends; null: an hour at a time @param now ms since 1970 @returns ms */
export function askedWaitMs(answer: HttpAnswer, timeZone: string | null, now: number = Date.now()): number | null {
  if (answer.status === 423) return answer.retryAfterMs ?? lockMs;
  if (answer.status !== 429) return answer.retryAfterMs;
  if (isDailyLimit(answer)) return timeZone === null ? hourMs : untilMidnightMs(timeZone, now) + afterMidnightMs;
  return answer.retryAfterMs ?? intervalOf(answer);
}

export function isDailyLimit(answer: HttpAnswer): boolean {
  if (answer.status !== 429) return false;
  const body = jsonOf(answer) as { policyName?: unknown; message?: unknown } | null | undefined;
  if (typeof body?.policyName === 'string') return body.policyName === 'DAILY';
  if (typeof body?.message === 'string' && /daily limit/i.test(body.message)) return true;
  return answer.headers['x-hubspot-ratelimit-daily-remaining'] === '0';
}

function intervalOf({ headers }: HttpAnswer): number {
  const interval = Number(headers['x-hubspot-ratelimit-interval-milliseconds'] ?? Number.NaN);
  if (Number.isFinite(interval) && interval > 0) return Math.min(interval, dayMs);
  // a search has its own limit, and no headers
  return Object.keys(headers).some((name) => name.startsWith('x-hubspot-ratelimit')) ? usualIntervalMs : secondMs;
}

/** An hour where the zone is unknown. */
export function untilMidnightMs(timeZone: string, now: number): number {
  let parts: Intl.DateTimeFormatPart[];
  try {
    parts = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }).formatToParts(now);
  } catch {
    return hourMs;
  }
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value ?? 0);
  return dayMs - ((part('hour') * 60 + part('minute')) * 60 + part('second')) * secondMs;
}
