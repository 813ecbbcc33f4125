import type { CaseResult, Measured } from './rounds.ts';

export function tableOf(results: readonly CaseResult[]): string {
  const head = [
    '| what | ours/s | bare/s | share | of rounds | aim | p50 | p99 | ms of processor: ours + PostgreSQL | memory |',
    '|---|---:|---:|---:|---|---:|---:|---:|---:|---:|',
  ];
  return [...head, ...results.map(rowOf)].join('\n');
}

function rowOf({ title, aim, share, lowestShare, highestShare, ours, floor }: CaseResult): string {
  const beside = (of: (one: Measured) => string): string => `${of(ours)} (${of(floor)})`;
  const cells = [
    title,
    ours.perSecond.toFixed(0),
    floor.perSecond.toFixed(0),
    `${share.toFixed(2)} ${share >= aim ? 'met' : 'missed'}`,
    `${lowestShare.toFixed(2)} to ${highestShare.toFixed(2)}`,
    aim.toFixed(2),
    beside(({ p50Ms }) => p50Ms.toFixed(2)),
    beside(({ p99Ms }) => p99Ms.toFixed(2)),
    beside(({ processMs, postgresMs }) => `${processMs.toFixed(2)} + ${postgresMs.toFixed(2)}`),
    beside(({ rssMb }) => `${rssMb.toFixed(0)} MB`),
  ];
  return `| ${cells.join(' | ')} |`;
}
