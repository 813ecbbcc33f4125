import { check } from 'k6';
import exec from 'k6/execution';
import http, { type RefinedResponse, type ResponseType } from 'k6/http';
import type { Options, Scenario } from 'k6/options';

export const site = __ENV['BASE_URL'] ?? 'http://localhost:3000';
const isSmoke = __ENV['SMOKE'] === '1';

/** Shows that a scenario works; its figures say nothing. */
const smoke: Scenario = { executor: 'constant-vus', vus: 2, duration: '20s', gracefulStop: '10s' };

/** A smoke keeps only those on failures: it runs on any machine. */
export function optionsOf(scenario: Scenario, thresholds: Record<string, string[]>): Options {
  const failures = { checks: ['rate>0.99'], http_req_failed: ['rate<0.01'] };
  return {
    scenarios: { main: isSmoke ? smoke : scenario },
    thresholds: isSmoke ? failures : { ...failures, ...thresholds },
    summaryTrendStats: ['med', 'p(95)', 'p(99)', 'max'],
    noConnectionReuse: false,
  };
}

/** An address for each turn: limits count by address. */
export function visitorHeaders(): Record<string, string> {
  const n = exec.scenario.iterationInTest;
  return {
    'X-Forwarded-For': `10.${String((n >> 16) & 255)}.${String((n >> 8) & 255)}.${String(n & 255)}`,
    'Accept-Encoding': 'gzip, br',
  };
}

/** @param name under which figures are added up */
export function get(path: string, name: string, headers: Record<string, string> = visitorHeaders()) {
  const answer = http.get(site + path, { headers, tags: { name } });
  expectStatus(answer, 200, name);
  return answer;
}

export function expectStatus(answer: RefinedResponse<ResponseType>, status: number, name: string): boolean {
  return check(answer, { [`${name} answers ${String(status)}`]: (one) => one.status === status });
}

export function oneOf<T>(items: readonly T[]): T {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}
