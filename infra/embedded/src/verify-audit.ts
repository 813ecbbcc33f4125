/** `npm run verify-audit [-- seq:hash]`: proves the chain of the audit log, whether Manzil runs or not. */
import { reportAudit } from '@manzil/core/audit/store/report-audit';
import { operatorCommand } from './operator-command.ts';

await operatorCommand('The audit log was not verified', async (url) => {
  const { line, isWhole } = await reportAudit(url, process.argv[2]);
  console.log(line);
  if (!isWhole) process.exitCode = 1;
});
