import { describe, expect, it } from 'vitest';
import { runKill } from './kill.ts';
import { shortRun } from './options.ts';

describe('workers killed while sending, queues wiped', () => {
  it.each(['postgres', 'redis'] as const)(
    'every lead arrives exactly once with queues on %s',
    async (backend) => {
      const lines: string[] = [];
      const report = await runKill(shortRun(backend), { say: (line) => lines.push(line), onLine: () => undefined });
      expect(report.wrong, `${lines.join('\n')}\n${JSON.stringify(report)}`).toEqual([]);
      expect(report.kills).toBeGreaterThanOrEqual(5);
    },
    180_000,
  );
});
