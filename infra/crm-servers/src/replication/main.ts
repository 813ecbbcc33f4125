/**
 * Ends with code 1 where site and server differ.
 * node infra/crm-servers/src/replication/main.ts [--listings 10000] [--changes 1000] [--seed 1] [--only with|without]
 */
import { conclude } from '@manzil/testing/conclude';
import { migrateDatabase } from '@manzil/core/start/migrate-database';
import { executeSql } from '@manzil/testing/execute-sql';
import { startOwnPostgres } from '@manzil/testing/own-postgres';
import { parseArgs } from 'node:util';
import { replicate } from './run.ts';
import { servers } from './servers.ts';

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '10000' },
    changes: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});

const postgres = await startOwnPostgres();
const rows: string[] = [];
let failed = 0;
try {
  for (const [name, server] of Object.entries(servers)) {
    if (values.only !== undefined && values.only !== name) continue;
    const database = `replication_${name}`;
    await executeSql(postgres.url('postgres'), `create database ${database}`);
    await migrateDatabase(postgres.url(database), postgres.url(database));
    const result = await replicate({
      databaseUrl: postgres.url(database),
      listings: Number(values.listings),
      changes: Number(values.changes),
      perPull: 40,
      killEvery: 2,
      seed: Number(values.seed),
      server,
      log: (line) => console.log(`${name}: ${line}`),
    });
    const { differences, ...figures } = result;
    if (differences.length > 0) failed += 1;
    for (const difference of differences.slice(0, 20)) console.log(`${name} Entity Events: ${difference}`);
    const { changes, whilePaging, pulls, kills, comparisons, listings, seconds } = figures;
    const made = Object.values(changes).reduce((sum, count) => sum + count, 0);
    const cells = [name, made, changes.remove, whilePaging, pulls, kills, comparisons, listings, differences.length];
    rows.push(`| ${[...cells, Math.round(seconds)].join(' | ')} |`);
  }
} finally {
  await postgres.stop();
}
console.log(
  '| Entity Events | changes | of them deletions | while paging | pulls | killed | compared keys | listings in the end | differences | seconds |',
);
console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|');
for (const row of rows) console.log(row);
conclude(rows.length - failed, failed);
