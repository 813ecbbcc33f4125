/** In containers: `node …/verify-audit.ts [seq:hash]`; a head from elsewhere finds a tail that was cut off. */
import { reportAudit } from '@manzil/core/audit/store/report-audit';
import { loadEnv } from '@manzil/core/platform/env';

const { line, isWhole } = await reportAudit(loadEnv(['DATABASE_URL']).DATABASE_URL, process.argv[2]);
process.stdout.write(`${line}\n`);
if (!isWhole) process.exitCode = 1;
