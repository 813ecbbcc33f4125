/** Edm.DateTimeOffset with any fraction or none (Web API Core 2.4). */

/** With the fraction behind the offset, as in Core 2.3.4's examples. */
const pattern =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.(\d{1,18}))?(Z|[+-]\d{2}:?\d{2})?(?:\.(\d{1,18}))?$/i;

/** Without an offset UTC. Cut to milliseconds, so never later than meant. @returns ISO 8601 UTC */
export function readTimestamp(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const [, date, time, fraction, offset, late] = pattern.exec(value.trim()) ?? [];
  if (date === undefined || time === undefined) return null;
  const seconds = time.length === 5 ? `${time}:00` : time;
  const millis = (fraction ?? late ?? '').padEnd(3, '0').slice(0, 3);
  const zone = offset === undefined || /^z$/i.test(offset) ? 'Z' : offset.replace(/^(.\d{2}):?(\d{2})$/, '$1:$2');
  const at = Date.parse(`${date}T${seconds}.${millis}${zone}`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** A date reads as its start in UTC. */
export function readDate(value: unknown): string | null {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? readTimestamp(`${value}T00:00:00Z`)
    : readTimestamp(value);
}
