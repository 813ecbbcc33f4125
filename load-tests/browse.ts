import { sleep } from 'k6';
import { optionsOf } from './lib/site.ts';
import { visit } from './lib/visits.ts';

export const options = optionsOf(
  {
    executor: 'ramping-vus',
    startVUs: 1,
    stages: [
      { duration: '30s', target: 30 },
      { duration: '90s', target: 30 },
    ],
  },
  { 'http_req_duration{name:page}': ['p(95)<500'], 'http_req_duration{name:list}': ['p(95)<300'] },
);

export default function browse(): void {
  visit();
  sleep(0.5 + Math.random());
}
