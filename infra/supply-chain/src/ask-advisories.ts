/**
 * npm run advisories
 * Asks for each lock file what is known against its packages. Exit code 0: nothing; 1: something; 3: could not be asked,
 * which says nothing about the packages.
 */
import { root } from '@manzil/embedded/root';
import { run } from '@manzil/embedded/process/run';
import path from 'node:path';
import { readAudit } from './advisories.ts';
import { readLock } from './lock.ts';

let [found, unasked] = [0, 0];
for (const folder of ['.', 'infra/lighthouse', 'infra/mutation']) {
  const name = path.posix.join(folder, 'package-lock.json');
  const options = { cwd: path.join(root, folder), withinMs: 120_000, stderr: 'ignore' } as const;
  const { said } = await run('npm', ['audit', '--json', '--package-lock-only'], options);
  const answer = readAudit(said, readLock(folder));
  if (answer.asked) {
    found += answer.found.length;
    console.log(`${name}: ${answer.found.length === 0 ? 'nothing is known' : `${String(answer.found.length)} known`}`);
    for (const one of answer.found)
      console.log(`  ${one.severity} in ${one.package}${one.shipped ? '' : ' (tools only)'}: ${one.title} ${one.id}`);
  } else {
    unasked += 1;
    console.error(`${name}: COULD NOT BE ASKED, ${answer.why}`);
  }
}
process.exitCode = found > 0 ? 1 : unasked > 0 ? 3 : 0;
