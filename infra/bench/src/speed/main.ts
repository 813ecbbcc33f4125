/** `npm run bench [-- --n 20000 --rounds 7 --seconds 2 --cases list,lead --json file]` */
import { conclude } from '@manzil/testing/conclude';
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { cases } from './cases.ts';
import { measureCase, type CaseResult } from './rounds.ts';
import { startSite } from './site.ts';
import { tableOf } from './table.ts';

const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '2' },
    cases: { type: 'string' },
    json: { type: 'string' },
    'api-flags': { type: 'string' },
    'web-flags': { type: 'string' },
  },
});
const listings = Number(values.n);
const chosen = cases.filter(({ name }) => values.cases === undefined || values.cases.split(',').includes(name));
if (chosen.length === 0) throw new Error(`--cases takes ${cases.map(({ name }) => name).join(', ')}`);

const site = await startSite({
  listings,
  withWeb: chosen.some(({ server }) => server === 'web'),
  apiFlags: values['api-flags']?.split(' ') ?? [],
  webFlags: values['web-flags']?.split(' ') ?? [],
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void site.stop().then(() => process.exit(1)));
const loadBefore = loadavg()[0] ?? 0;
const results: CaseResult[] = [];
try {
  for (const one of chosen) {
    const options = { listings, rounds: Number(values.rounds), seconds: Number(values.seconds) };
    const result = await measureCase(one, site, options);
    results.push(result);
    console.log(`${one.name}: ${result.share.toFixed(2)} of the bare server (aim ${result.aim.toFixed(2)})`);
  }
} finally {
  await site.stop();
}
console.log(`\n${String(listings)} listings, waiting processes before ${loadBefore.toFixed(1)}\n\n${tableOf(results)}`);
const missed = results.filter(({ share, aim }) => share < aim).length;
if (values.json !== undefined)
  await writeFile(values.json, `${JSON.stringify({ listings, loadBefore, results }, null, 2)}\n`);
// a missed aim fails the evidence
conclude(results.length - missed, missed);
