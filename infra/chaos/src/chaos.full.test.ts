/** The most telling fault in its short form, once on each home of the queues; `npm run chaos` has all of them. */
import { expect, it } from 'vitest';
import { faults } from './catalogue.ts';
import type { Backend } from './platform-env.ts';
import { runFault } from './run-fault.ts';

it.each<[string, Backend]>([
  ['kill-workers', 'postgres'],
  ['kill-workers', 'redis'],
])(
  'nothing is lost and nothing comes twice: %s, queues on %s',
  async (name, backend) => {
    const fault = faults.find((one) => one.name === name)!;
    const lines: string[] = [];
    const row = await runFault(fault, {
      backend,
      short: true,
      say: (line) => lines.push(line),
      onLine: () => undefined,
    });
    expect(row.broken, `${lines.join('\n')}\n${JSON.stringify(row)}`).toEqual([]);
    expect(row).toMatchObject({ lost: 0, duplicates: 0, accepted: row.sent, inCrm: row.sent });
  },
  300_000,
);
