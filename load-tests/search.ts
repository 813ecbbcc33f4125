import { sleep } from 'k6';
import { optionsOf } from './lib/site.ts';
import { search } from './lib/visits.ts';

export const options = optionsOf(
  { executor: 'constant-vus', vus: 20, duration: '90s' },
  { 'http_req_duration{name:search}': ['p(95)<300', 'p(99)<800'] },
);

export default function searches(): void {
  search();
  sleep(0.2);
}
