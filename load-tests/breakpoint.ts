/** Until one in twenty fails or the slowest of a hundred waits longer than 3 s. */
import { optionsOf } from './lib/site.ts';
import { visit } from './lib/visits.ts';

const ended = optionsOf(
  {
    executor: 'ramping-arrival-rate',
    startRate: 10,
    timeUnit: '1s',
    preAllocatedVUs: 100,
    maxVUs: 1_000,
    stages: [{ duration: '5m', target: 600 }],
  },
  {},
);
export const options =
  __ENV['SMOKE'] === '1'
    ? ended
    : {
        ...ended,
        // to be reached
        thresholds: {
          http_req_failed: [{ threshold: 'rate<0.05', abortOnFail: true, delayAbortEval: '10s' }],
          http_req_duration: [{ threshold: 'p(99)<3000', abortOnFail: true, delayAbortEval: '10s' }],
        },
      };

export default function breakpoint(): void {
  visit();
}
