/** SOAK_MINUTES, default 60. */
import { sleep } from 'k6';
import { optionsOf } from './lib/site.ts';
import { visit } from './lib/visits.ts';

export const options = optionsOf(
  { executor: 'constant-vus', vus: 15, duration: `${__ENV['SOAK_MINUTES'] ?? '60'}m` },
  { http_req_duration: ['p(95)<500'] },
);

export default function soak(): void {
  visit();
  sleep(0.5 + Math.random());
}
