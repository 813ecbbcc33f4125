import { expect, it } from 'vitest';
import { figuresOf } from './figures.ts';

const metrics = {
  http_reqs: { count: 4240, rate: 35.31 },
  http_req_failed: { passes: 3, fails: 4237, value: 0.0007 },
  http_req_duration: { med: 2.54, 'p(95)': 6.81, 'p(99)': 12.04, max: 87.3, thresholds: { 'p(95)<500': false } },
};

it('makes a row of what k6 wrote', () => {
  expect(figuresOf('browse', { metrics }).at(-1)).toBe('| browse | 4240 | 35 | 0.07 % | 2.5 | 6.8 | 12.0 | 87.3 |');
});

it('says so where a figure is missing, and does not print a row without it', () => {
  const { http_req_failed: _, ...fewer } = metrics;
  expect(() => figuresOf('browse', { metrics: fewer })).toThrow('http_req_failed');
});
