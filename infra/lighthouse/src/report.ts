import { median } from '@manzil/testing/median';
import type { Category, Run } from './measure.ts';

export interface Measured {
  page: string;
  language: string;
  runs: Run[];
}

export interface Circumstances {
  date: string;
  machine: string;
  /** Of the machine per core, before and after. */
  load: [number, number];
  node: string;
}

const headings = [
  'page',
  'language',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'first paint',
  'largest paint',
  'blocked',
  'shift',
  'scripts',
  'all',
];

/** For docs/performance.md. */
export function report(measured: readonly Measured[], circumstances: Circumstances): string {
  const [first] = measured[0]?.runs ?? [];
  const count = measured[0]?.runs.length ?? 0;
  return [
    `Median of ${String(count)} runs, Lighthouse ${first?.versions.lighthouse ?? ''}, Chromium ${first?.versions.chromium ?? ''}, mobile preset (a slow phone on a slow network, simulated), ${circumstances.date}, ${circumstances.machine}, Node ${circumstances.node}. Processes that waited for each core: ${circumstances.load.map((one) => one.toFixed(1)).join(' before, ')} after; above 1 the machine had other work, and performance comes out lower than on a quiet one.`,
    '',
    `| ${headings.join(' | ')} |`,
    `|${headings.map((_, at) => (at < 2 ? '---' : '---:')).join('|')}|`,
    ...measured.map(row),
    '',
    'Lowest and highest performance of the runs: ' +
      measured
        .map(({ page, language, runs }) => {
          const scores = runs.map(({ scores: { performance } }) => performance);
          return `${page} ${language} ${String(Math.min(...scores))} to ${String(Math.max(...scores))}`;
        })
        .join(', ') +
      '.',
    '',
    'Where the main thread spends its time (medians, on the slowed-down processor):',
    '',
    ...measured.map(work),
    '',
  ].join('\n');
}

function row({ page, language, runs }: Measured): string {
  const score = (name: Category) => String(Math.round(median(runs.map(({ scores }) => scores[name]))));
  const of = (pick: (run: Run) => number) => median(runs.map(pick));
  const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
  const kilobytes = (value: number) => `${String(Math.round(value / 1000))} kB`;
  const cells = [
    page,
    language,
    ...(['performance', 'accessibility', 'best-practices', 'seo'] as const).map(score),
    seconds(of(({ fcp }) => fcp)),
    seconds(of(({ lcp }) => lcp)),
    `${String(Math.round(of(({ tbt }) => tbt)))} ms`,
    of(({ cls }) => cls).toFixed(3),
    kilobytes(of(({ scriptBytes }) => scriptBytes)),
    kilobytes(of(({ allBytes }) => allBytes)),
  ];
  return `| ${cells.join(' | ')} |`;
}

function work({ page, language, runs }: Measured): string {
  const kinds = [...new Set(runs.flatMap(({ mainThread }) => Object.keys(mainThread)))];
  const parts = kinds
    .map((kind) => ({ kind, ms: Math.round(median(runs.map(({ mainThread }) => mainThread[kind] ?? 0))) }))
    .filter(({ ms }) => ms >= 20)
    .toSorted((a, b) => b.ms - a.ms)
    .map(({ kind, ms }) => `${kind.toLowerCase()} ${String(ms)} ms`);
  return `- ${page} ${language}: ${parts.join(', ')}`;
}

const begin = '<!-- measured: written by npm run lighthouse -->';
const end = '<!-- measured: end -->';

/** Throws without a place for it. */
export function withReport(document: string, text: string): string {
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The document lacks the lines ${begin} and ${end}`);
  return `${document.slice(0, from + begin.length)}\n\n${text}\n${document.slice(to)}`;
}
