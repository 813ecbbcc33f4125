/**
 * Ends with `N passed, N failed`. What follows `--` goes to the runner of a single stage.
 * node infra/checks/src/run.ts check unit int e2e
 * npm run test:int -- relay
 */
import { runStages } from './run-stages.ts';
import { isStage, stages, type StageName } from './stages.ts';

const all = process.argv.slice(2);
const names = all.filter((name, n): name is StageName => isStage(name) && all.slice(0, n).every(isStage));
const args = all.slice(names.length);
if (names.length === 0 || (names.length > 1 && args.length > 0)) {
  console.error(`Name one or more of these stages: ${Object.keys(stages).join(', ')}.`);
  process.exit(2);
}
await runStages(names.map((stage) => ({ stage, args })));
