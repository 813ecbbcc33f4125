/** Ten a second is more than an agency gets in an hour. */
import { optionsOf } from './lib/site.ts';
import { enquire } from './lib/visits.ts';

export const options = optionsOf(
  { executor: 'constant-arrival-rate', rate: 10, timeUnit: '1s', duration: '90s', preAllocatedVUs: 20, maxVUs: 100 },
  { 'http_req_duration{name:enquiry}': ['p(95)<500', 'p(99)<1500'] },
);

export default function leadIntake(): void {
  enquire();
}
