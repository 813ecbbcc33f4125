/**
 * npm run fuzz -- [--minutes 60] [--seed 7]
 * Ends with `N passed, N failed`; the same seed makes the same requests.
 */
import { parseArgs } from 'node:util';
import { runStages } from '../../checks/src/run-stages.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } });
for (const [name, value] of Object.entries(values)) {
  if (!/^\d{1,9}(\.\d+)?$/.test(value)) {
    console.error(`--${name} takes a number, not ${value}.`);
    process.exit(2);
  }
  // read by the test
  process.env[`FUZZ_${name.toUpperCase()}`] = value;
}
await runStages([{ stage: 'full', args: ['services/api/src/contract/fuzz'] }]);
