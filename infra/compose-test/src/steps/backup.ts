/** Brings back a backup that lacks later deliveries. */
import { doneStates } from '@manzil/core/deliveries/states';
import { stateIn } from '@manzil/core/deliveries/store/state-sql';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { run } from '@manzil/embedded/process/run';
import { checkLedger, crm, withLedger, type Stage, type Step } from '../stage.ts';
import { visitWhile } from '../visits.ts';
import { replicas } from './scale.ts';

const settleMs = 420_000;

export const backup: Step = {
  name: 'backup',
  async run(stage) {
    const { checkout, compose, say, check } = stage;
    const sandbox = await crm(stage);
    await sandbox.setFaults({ error500: 1 });
    let rounds = 0;
    await visitWhile(stage, { tries: 1, pagesPerSecond: 0, over: () => (rounds += 1) > 1 });
    const taken = await compose.command('infra/backup');
    say(taken.said.trim());
    check('the backup ends well', taken.code === 0);
    const [name = ''] = await readdir(path.join(checkout.folder, 'backups'));
    const before = await countOf(stage);
    say(`at the backup: ${before}`);

    // so that the backup does not know of it
    await sandbox.setFaults({});
    await checkLedger(stage, settleMs);
    const refused = await compose.command('infra/restore', [`backups/${name}`]);
    check('restoring over contents is refused', refused.code === 1 && refused.said.includes('--force'), refused.said);

    await compose.must(['down', '--timeout', '30']);
    for (const volume of ['database', 'redis', 'media'])
      check(
        `the volume ${volume} is destroyed`,
        (await run('docker', ['volume', 'rm', `${compose.project}_${volume}`])).code === 0,
      );
    const restored = await compose.command('infra/restore', [`backups/${name}`]);
    say(restored.said.trim());
    check('the restore ends well', restored.code === 0, restored.said);
    check('everything is as it was at the backup', (await countOf(stage)) === before, await countOf(stage));
    const flags = Object.entries(replicas).flatMap(([service, count]) => ['--scale', `${service}=${String(count)}`]);
    await compose.must(['up', '-d', ...flags], { withinMs: 600_000 });
    await checkLedger(stage, settleMs);
    const picture = await somePicture(stage);
    check('pictures are back', picture === 200, `a picture answered ${String(picture)}`);
  },
};

async function countOf(stage: Stage): Promise<string> {
  return withLedger(stage, async (ledger) => {
    const { length } = await ledger.leads();
    const crmStates = await ledger.query<{ state: string; n: number }>(
      `select case when ${stateIn('state', doneStates)} then state else 'owed' end as state, count(*)::integer as n
       from deliveries where consumer = 'crm' group by 1 order by 1`,
    );
    return `${String(length)} leads, ${crmStates.map(({ state, n }) => `${String(n)} ${state}`).join(', ')}`;
  });
}

async function somePicture({ siteUrl }: Stage): Promise<number> {
  const list = await fetch(`${siteUrl}/api/properties?limit=1`, { signal: AbortSignal.timeout(20_000) });
  const [address] = /\/media\/[^"\\\s]+/.exec(await list.text()) ?? [];
  if (address === undefined) return 0;
  return (await fetch(`${siteUrl}${address}`, { signal: AbortSignal.timeout(20_000) })).status;
}
