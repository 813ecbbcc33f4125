/**
 * How long HubSpot asks to wait. A 429 names the limit in `policyName` or its message; the headers say how long the
 * interval of a burst is, and are absent from answers to searches
 * (developers.hubspot.com/docs/developer-tooling/platform/usage-guidelines).
 */
import { jsonOf, type HttpAnswer } from '../http/http-client.ts';

const secondMs = 1_000;
const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;
/** A locked record is free again after 2 s (page "Error handling"). */
const lockMs = 2 * secondMs;
const usualIntervalMs = 10 * secondMs;
/** The day's count is set back at midnight, not in the same instant. */
const afterMidnightMs = 60 * secondMs;

/**
 * @param timeZone of the account, in which its day ends; null where it is not known: then an hour at a time
 * @param now milliseconds since 1970
 * @returns milliseconds, or null where nothing was asked
 */
export function askedWaitMs(answer: HttpAnswer, timeZone: string | null, now: number = Date.now()): number | null {
  if (answer.status === 423) return answer.retryAfterMs ?? lockMs;
  if (answer.status !== 429) return answer.retryAfterMs;
  if (isDailyLimit(answer)) return timeZone === null ? hourMs : untilMidnightMs(timeZone, now) + afterMidnightMs;
  return answer.retryAfterMs ?? intervalOf(answer);
}

/** True where the day's calls are used up. */
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
  // a search has a limit of its own, by the second, and no headers
  return Object.keys(headers).some((name) => name.startsWith('x-hubspot-ratelimit')) ? usualIntervalMs : secondMs;
}

/** Time until the day ends in a zone; an hour where the zone is unknown to us. */
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
