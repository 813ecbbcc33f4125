export interface Round {
  stage: 'int' | 'e2e';
  /** Beside two processes that burn the cores. */
  busy: boolean;
  commit: string;
  /** ISO 8601 */
  at: string;
  passed: number;
  failed: number;
  seconds: number;
  /** The first failure. */
  said: string;
}

export const roundsWanted = 10;

export function roundOf(line: string): Round {
  const [stage = '', busy, commit = '', at = '', passed, failed, seconds, said = ''] = line.split('\t');
  return {
    stage: stage === 'e2e' ? 'e2e' : 'int',
    busy: busy === 'true',
    commit,
    at,
    passed: Number(passed),
    failed: Number(failed),
    seconds: Number(seconds),
    said,
  };
}

/** Pairs of both stages, back to the last failure. */
export function inARow(rounds: readonly Round[]): [int: Round, e2e: Round][] {
  const lastRed = rounds.findLastIndex(({ failed, passed }) => failed > 0 || passed === 0);
  const green = rounds.slice(lastRed + 1);
  const pairs: [Round, Round][] = [];
  for (const [n, round] of green.entries()) {
    const next = green[n + 1];
    if (round.stage === 'int' && next?.stage === 'e2e' && round.busy === next.busy) pairs.push([round, next]);
  }
  return pairs;
}

export function tableOf(pairs: readonly (readonly [Round, Round])[]): string {
  const lines = pairs.map(
    ([int, e2e], n) =>
      `| ${[n + 1, int.commit, int.at.slice(0, 16), int.busy ? 'busy' : 'quiet', int.passed, int.seconds, e2e.passed, e2e.seconds].join(' | ')} |`,
  );
  return [
    '| round | commit | at | machine | int passed | s | browser passed | s |',
    '|--:|---|---|---|--:|--:|--:|--:|',
    ...lines,
  ].join('\n');
}
