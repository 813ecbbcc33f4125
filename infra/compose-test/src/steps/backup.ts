/** Brings back an encrypted backup that lacks later deliveries and an erasure. */
import { doneStates } from '@manzil/core/deliveries/states';
import { stateIn } from '@manzil/core/deliveries/store/state-sql';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '@manzil/embedded/process/run';
import { signIn } from '../staff-session.ts';
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
    const open = await compose.command('infra/backup', ['open-backups']);
    check('a backup that is not encrypted ends well', open.code === 0, open.said);
    const [key, stranger] = [await identityFile(stage, 'key'), await identityFile(stage, 'stranger')];
    const env = { BACKUP_RECIPIENT: key.recipient };
    const taken = await compose.command('infra/backup', [], { env });
    say(taken.said.trim());
    check('the backup ends well', taken.code === 0, taken.said);
    const name = (await readdir(path.join(checkout.folder, 'backups'))).find((one) => one.startsWith('manzil-')) ?? '';
    const kept = await readdir(path.join(checkout.folder, 'backups', name));
    check(
      'nothing of it lies there readable',
      kept.toSorted().join() === 'SHA256SUMS,database.dump.age,media.tar.age',
      kept.join(),
    );
    const before = await countOf(stage);
    say(`at the backup: ${before}`);

    // so that the backup does not know of it
    await sandbox.setFaults({});
    await checkLedger(stage, settleMs);
    const erased = await eraseSomebody(stage);
    say(`erased after the backup: ${String(erased)} enquiries of one person`);
    const locked = await compose.command('infra/restore', ['--force', `backups/${name}`]);
    check('without its identity it is refused', locked.code === 1 && locked.said.includes('--identity'), locked.said);
    const wrong = await compose.command('infra/restore', ['--force', '--identity', stranger.file, `backups/${name}`]);
    check(
      'with another identity it is refused before anything is replaced',
      wrong.code === 1 && wrong.said.includes('another identity') && (await compose.running('api')).length > 0,
      wrong.said,
    );
    const restore = ['--identity', key.file, `backups/${name}`];
    const refused = await compose.command('infra/restore', restore);
    check('restoring over contents is refused', refused.code === 1 && refused.said.includes('--force'), refused.said);

    // which tells who was erased
    const later = await compose.command('infra/backup', [], { env });
    check('a later backup ends well', later.code === 0, later.said);
    await compose.must(['down', '--timeout', '30']);
    for (const volume of ['database', 'redis', 'media'])
      check(
        `the volume ${volume} is destroyed`,
        (await run('docker', ['volume', 'rm', `${compose.project}_${volume}`])).code === 0,
      );
    const restored = await compose.command('infra/restore', restore);
    say(restored.said.trim());
    check('the restore ends well', restored.code === 0, restored.said);
    const back = await countOf(stage);
    check('everything is as it was at the backup, without who was erased', isWithout(back, before, erased), back);
    const duties = await withLedger(stage, (ledger) =>
      ledger.query<{ reference: string; crmId: string | null }>(
        `select lead_reference as reference, crm_id as "crmId" from crm_duties where kind = 'erase' and done_at is null`,
      ),
    );
    check(
      'what the CRM has of who was erased is a duty, though the backup knew of no copy',
      duties.length === erased &&
        duties.every(({ reference, crmId }) => stage.erased.includes(reference) && crmId !== null),
      JSON.stringify(duties),
    );
    const flags = Object.entries(replicas).flatMap(([service, count]) => ['--scale', `${service}=${String(count)}`]);
    await compose.must(['up', '-d', ...flags], { withinMs: 600_000 });
    await checkLedger(stage, settleMs);
    const picture = await somePicture(stage);
    check('pictures are back', picture === 200, `a picture answered ${String(picture)}`);
  },
};

async function identityFile({ checkout }: Stage, name: string): Promise<{ file: string; recipient: string }> {
  const identity = await generateX25519Identity();
  const file = path.join(checkout.folder, `${name}.age-identity`);
  await writeFile(file, `# made for this run\n${identity}\n`, { mode: 0o600 });
  return { file, recipient: await identityToRecipient(identity) };
}

/** As an administrator does. @returns how many enquiries went */
async function eraseSomebody({ siteUrl, accepted, erased }: Stage): Promise<number> {
  const { ask } = await signIn(siteUrl, 'admin', 'manzil-demo');
  const { leads } = (await ask('GET', '/api/leads?sort=oldest&limit=1')) as { leads: { id: number; email: string }[] };
  const [lead] = leads;
  if (lead === undefined) throw new Error('There is no enquiry to erase');
  const person = `/api/leads/${String(lead.id)}/person`;
  const { enquiries } = (await ask('GET', person)) as {
    enquiries: { id: number; referenceId: string }[];
  };
  const leadIds = enquiries.map(({ id }) => id);
  await ask('POST', `${person}/erase`, { confirmation: lead.email, leadIds });
  erased.push(...enquiries.map(({ referenceId }) => referenceId));
  // they were accepted, and are nobody's loss
  const gone = new Set(enquiries.map(({ referenceId }) => referenceId));
  accepted.splice(0, accepted.length, ...accepted.filter((reference) => !gone.has(reference)));
  return leadIds.length;
}

const leadsIn = (counted: string): number => Number(/^(\d+) leads/.exec(counted)?.[1]);

const isWithout = (now: string, before: string, erased: number): boolean => leadsIn(now) === leadsIn(before) - erased;

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
