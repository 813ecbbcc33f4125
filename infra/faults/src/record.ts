/** Lines of docs/evidence/faults.tsv. */
import type { Fault } from './fault.ts';

/** `no longer fits`: the code that it changes is gone. */
export type Verdict = 'red' | 'unseen' | 'no longer fits';

export interface FaultResult {
  id: string;
  verdict: Verdict;
  commit: string;
  seconds: number;
  /** The first that turned red, with what it said. */
  test: string;
}

export const faultColumns = 'id\tverdict\tcommit\tseconds\ttest\n';

export const lineOf = ({ id, verdict, commit, seconds, test }: FaultResult): string =>
  `${[id, verdict, commit, seconds, test.replaceAll(/\s+/g, ' ')].join('\t')}\n`;

/** The newest of each fault. */
export function resultsOf(text: string): Map<string, FaultResult> {
  const found = new Map<string, FaultResult>();
  for (const line of text.trimEnd().split('\n').slice(1)) {
    const [id = '', verdict, commit = '', seconds, test = ''] = line.split('\t');
    found.set(id, { id, verdict: verdict as Verdict, commit, seconds: Number(seconds), test });
  }
  return found;
}

export function summaryOf(faults: readonly Fault[], results: ReadonlyMap<string, FaultResult>): string {
  const areas = Map.groupBy(faults, ({ id }) => id.replace(/-\d+$/, ''));
  const verdictOf = ({ id }: Fault): Verdict | undefined => results.get(id)?.verdict;
  const rows = Array.from(areas, ([area, all]) => {
    const red = all.filter((one) => verdictOf(one) === 'red').length;
    const missing = all
      .filter((one) => verdictOf(one) !== 'red')
      .map((one) => `${one.id} (${verdictOf(one) ?? 'not tried'})`);
    return `| ${area} | ${String(all.length)} | ${String(red)} | ${missing.join(', ')} |`;
  });
  return ['| area | faults | noticed | not noticed |', '|---|--:|--:|---|', ...rows].join('\n');
}
