import { expect } from 'vitest';
import { faults } from './catalogue.ts';
import type { Backend } from './platform-env.ts';
import { runFault } from './run-fault.ts';

export const shortFaultMs = 300_000;

/** Each accepted enquiry is in the CRM, once. */
export async function expectNothingLost(name: string, backend: Backend): Promise<void> {
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
}
