import { findDrift } from './drift.ts';
import { lint } from './lint.ts';
import { generate, repositoryPath } from './outputs.ts';

const generated = await generate();
const breaches = lint(generated.contract);
const drift = await findDrift(generated.files, repositoryPath);
for (const sentence of [...breaches, ...drift]) console.error(sentence);
if (drift.length > 0) console.error('Run `npm run generate -w openapi` and commit what it writes.');
if (breaches.length + drift.length > 0) process.exitCode = 1;
else console.log(`The contract is well formed and ${generated.files.size} generated files agree with it.`);
