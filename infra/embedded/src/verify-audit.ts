/** `npm run verify-audit [-- seq:hash]`: proves the chain of the audit log, whether Manzil runs or not. */
import { reportAudit } from '@manzil/core/audit/store/report-audit';
import { existsSync } from 'node:fs';
import { commandDatabase, type Stop } from './command-database.ts';
import { sentenceFor } from './start-error.ts';
import { starterEnv } from './starter-env.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const stops: Stop[] = [];
let dataDir = '';
try {
  const env = starterEnv(process.env);
  dataDir = env.DATA_DIR;
  const { line, isWhole } = await reportAudit(await commandDatabase(env, stops), process.argv[2]);
  console.log(line);
  if (!isWhole) process.exitCode = 1;
} catch (error) {
  console.error(`The audit log was not verified: ${sentenceFor(error, dataDir)}`);
  process.exitCode = 1;
} finally {
  for (const stop of stops.toReversed()) await stop();
}
