import { expect, it } from 'vitest';
import type { Run } from './measure.ts';
import { report, withReport } from './report.ts';

const run = (performance: number): Run => ({
  scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 },
  fcp: 1_000,
  lcp: 2_040,
  tbt: 31.4,
  speedIndex: 1_500,
  cls: 0.001,
  scriptBytes: 149_900,
  allBytes: 300_000,
  mainThread: { 'Script Evaluation': 400, Other: 3 },
  faults: [],
  versions: { lighthouse: '13.5.0', chromium: '150.0' },
});

it('tells the medians and the circumstances', () => {
  const text = report([{ page: 'home', language: 'ar', runs: [run(90), run(97), run(95)] }], {
    date: '2026-11-21',
    machine: 'two cores',
    load: [0.5, 2],
    node: '24',
  });
  expect(text).toContain('| home | ar | 95 | 100 | 100 | 100 | 1.00 s | 2.04 s | 31 ms | 0.001 | 150 kB | 300 kB |');
  expect(text).toContain('home ar 90 to 97');
  expect(text).toContain('0.5 before, 2.0 after');
  expect(text).toContain('- home ar: script evaluation 400 ms\n');
});

it('replaces the last report and nothing else', () => {
  const document = 'a\n<!-- measured: written by npm run lighthouse -->\nold\n<!-- measured: end -->\nb\n';
  const once = withReport(document, 'new\n');
  expect(once).toMatch(/^a\n.*-->\n\nnew\n\n<!-- measured: end -->\nb\n$/s);
  expect(withReport(once, 'new\n')).toBe(once);
  expect(() => withReport('nothing', 'new')).toThrow('lacks');
});
