/** Page "Usage guidelines". */
import { tooMany } from './errors.ts';
import type { HubspotOptions } from './options.ts';

export interface RateLimits {
  /** @returns headers; none for searches. @throws HubspotError 429 */
  count(search: boolean): Record<string, string>;
}

export function createRateLimits(options: HubspotOptions): RateLimits {
  let calls: number[] = [];
  let searches: number[] = [];

  function headers(): Record<string, string> {
    const daily = options.daily === null ? {} : { 'X-HubSpot-RateLimit-Daily-Remaining': String(options.daily) };
    if (options.burst === null) return daily;
    return {
      ...daily,
      'X-HubSpot-RateLimit-Max': String(options.burst.calls),
      'X-HubSpot-RateLimit-Remaining': String(Math.max(0, options.burst.calls - calls.length)),
      'X-HubSpot-RateLimit-Interval-Milliseconds': String(options.burst.intervalMs),
    };
  }

  return {
    count(search) {
      const now = options.now();
      if (options.daily !== null) {
        if (options.daily <= 0) throw refused('DAILY');
        options.daily -= 1;
      }
      const { burst } = options;
      if (burst !== null) {
        calls = calls.filter((at) => at > now - burst.intervalMs);
        if (calls.length >= burst.calls) throw refused('TEN_SECONDLY_ROLLING');
        calls.push(now);
      }
      if (search && options.searchesPerSecond !== null) {
        searches = searches.filter((at) => at > now - 1_000);
        if (searches.length >= options.searchesPerSecond) throw tooMany('SECONDLY');
        searches.push(now);
      }
      return search ? {} : headers();
    },
  };

  function refused(policy: 'DAILY' | 'TEN_SECONDLY_ROLLING') {
    const error = tooMany(policy);
    Object.assign(error.headers, headers());
    return error;
  }
}
