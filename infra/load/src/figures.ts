import { z } from 'zod';

const ms = z.number().nonnegative();
/** `k6 run --summary-export` (grafana.com/docs/k6/latest/results-output/end-of-test). */
const summarySchema = z.object({
  metrics: z.object({
    http_reqs: z.object({ count: z.number(), rate: z.number() }),
    http_req_failed: z.object({ value: z.number() }),
    http_req_duration: z.object({ med: ms, 'p(95)': ms, 'p(99)': ms, max: ms }),
  }),
});

/** Times in ms, failed requests in percent. @throws ZodError where a figure is missing */
export function figuresOf(scenario: string, summary: unknown): string[] {
  const {
    http_reqs: requests,
    http_req_failed: failed,
    http_req_duration: took,
  } = summarySchema.parse(summary).metrics;
  const cells = [
    scenario,
    requests.count,
    Math.round(requests.rate),
    `${(failed.value * 100).toFixed(2)} %`,
    ...[took.med, took['p(95)'], took['p(99)'], took.max].map((time) => time.toFixed(1)),
  ];
  return [
    '| scenario | requests | a second | failed | median, ms | p95, ms | p99, ms | slowest, ms |',
    '|---|--:|--:|--:|--:|--:|--:|--:|',
    `| ${cells.join(' | ')} |`,
  ];
}
