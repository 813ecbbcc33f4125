/** Ten times as many within seconds; quick again afterwards. */
import { optionsOf } from './lib/site.ts';
import { visit } from './lib/visits.ts';

export const options = optionsOf(
  {
    executor: 'ramping-arrival-rate',
    startRate: 5,
    timeUnit: '1s',
    preAllocatedVUs: 50,
    maxVUs: 300,
    stages: [
      { duration: '20s', target: 5 },
      { duration: '5s', target: 50 },
      { duration: '30s', target: 50 },
      { duration: '5s', target: 5 },
      { duration: '20s', target: 5 },
    ],
  },
  { http_req_duration: ['p(95)<1500'] },
);

export default function spike(): void {
  visit();
}
