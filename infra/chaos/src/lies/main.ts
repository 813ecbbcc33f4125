/**
 * `npm run chaos:lies [-- --leads 8] [--backend postgres|redis]`: every lie to leads of its own, all at once, on one platform with
 * default settings, before a CRM that recognises no repeated write. Prints a row for each.
 */
import { parseArgs } from 'node:util';
import { liesAboutLookups } from './about-lookups.ts';
import { liesOfTransport } from './about-transport.ts';
import { liesAboutWrites } from './about-writes.ts';
import { runLies } from './run-lies.ts';

const { values } = parseArgs({
  options: { leads: { type: 'string', default: '8' }, backend: { type: 'string', default: 'postgres' } },
});
const startedAt = performance.now();
const rows = await runLies({
  lies: [...liesAboutWrites, ...liesOfTransport, ...liesAboutLookups],
  leads: Number(values.leads),
  backend: values.backend === 'redis' ? 'redis' : 'postgres',
  say: (line) => {
    console.log(`[${String(Math.round((performance.now() - startedAt) / 1_000))} s] ${line}`);
  },
});
console.log(
  '| lie: the CRM … | told | accepted | stored | in the CRM | twice | lost | stuck | shown falsely | seconds to drain |',
);
console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|');
for (const row of rows) {
  const { told, accepted, stored, inCrm, twice, lost, stuck, shownFalsely, drainSeconds } = row;
  const figures = [told, accepted, stored, inCrm, twice, lost, stuck, shownFalsely, drainSeconds.toFixed(0)];
  console.log(`| ${row.does} | ${figures.map(String).join(' | ')} |`);
}
const bad = rows.filter(({ name, told, twice, asksForMore, lost, stuck, shownFalsely }) => {
  const isTold = told > 0 || name === 'truth';
  return !isTold || lost + stuck + shownFalsely + (asksForMore ? 0 : twice) > 0;
});
console.log(`${String(rows.length - bad.length)} passed, ${String(bad.length)} failed`);
process.exitCode = bad.length === 0 ? 0 : 1;
