import { checkLedger, type Stage, type Step } from '../stage.ts';
import { visitWhile } from '../visits.ts';
import { loadSettings, replicas } from './scale.ts';

const settleMs = 300_000;

export const single: Step = {
  name: 'single',
  async run(stage) {
    await stage.checkout.set(loadSettings);
    await stage.compose.must(['up', '-d'], { withinMs: 600_000 });
    await replaceUnderLoad(stage, ['api', 'web'], 100);
  },
};

export const rolling: Step = {
  name: 'rolling',
  run: (stage) => replaceUnderLoad(stage, Object.keys(replicas), 500),
};

async function replaceUnderLoad(stage: Stage, services: readonly string[], leastEnquiries: number): Promise<void> {
  const { compose, say, check } = stage;
  const before = await replicasOf(stage, services);
  let over = false;
  const restarting = compose.command('infra/rolling-restart', services, { withinMs: 1_200_000 }).finally(() => {
    over = true;
  });
  const visiting = visitWhile(stage, { tries: 1, pagesPerSecond: 20, over: () => over });
  const [{ code, said, tookMs }, visits] = await Promise.all([restarting, visiting]);
  say(said.trim());
  check('the rolling restart ends well', code === 0);
  const after = await replicasOf(stage, services);
  const same = after.filter((id) => before.includes(id)).length;
  check('every replica was replaced', after.length === before.length && same === 0);
  check('each that left ended in order', !/exit code (?!0\))/.test(said), said);
  say(
    `${String(Math.round(tookMs / 1_000))} s: ${String(visits.sent)} enquiries, refused ${JSON.stringify(visits.refused)}; ${String(visits.pages)} reads, ${String(visits.failedPages.length)} failed; slowest enquiry ${String(visits.slowestMs)} ms`,
  );
  check(`at least ${String(leastEnquiries)} enquiries came`, visits.sent >= leastEnquiries);
  check('no enquiry failed', visits.accepted === visits.sent, JSON.stringify(visits.refused));
  check('no read failed', visits.failedPages.length === 0, visits.failedPages.slice(0, 10).join(', '));
  await checkLedger(stage, settleMs);
}

async function replicasOf({ compose }: Stage, services: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(services.map((name) => compose.running(name)));
  return lists.flat();
}
