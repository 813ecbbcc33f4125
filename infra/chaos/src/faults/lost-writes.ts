import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Run } from '../fault.ts';
import { askForComparison, comparisonEnds } from '../lies/compare.ts';
import { settled } from '../settled.ts';

const lost = 20;
const withinMs = 120_000;

export const lostWrites: Fault = {
  name: 'lost-writes',
  happens: '20 leads that the CRM reports as written and loses; then a comparison, as staff start it',
  promise: 'The comparison with the CRM finds what the CRM lost, and sends it once more.',
  settleMs: 300_000,
  async strike(run) {
    const { platform, ledger, visitors, pick, say } = run;
    const deliverAll = () => settled(ledger, { leavesWaiting: 0, withinMs, say });
    await run.visit(pick(20, 5));
    await deliverAll();
    await platform.sandbox.setFaults({ lostWrite: 1 });
    await visitors.come(lost, 2_000);
    await deliverAll();
    const [stored, held] = [visitors.accepted.length, (await platform.sandbox.leads()).records];
    run.demand(stored - held === lost, `the CRM lost ${String(stored - held)} leads, not ${String(lost)}`);
    await platform.sandbox.setFaults({});
    await run.visit(pick(20, 5));
    await deliverAll();
    await compare(run);
  },
};

async function compare({ ledger, pick, saw, demand }: Run): Promise<void> {
  // horizon, time in which "not found" is not believed, and a request
  await sleep(pick(82_000, 9_000));
  const { isDone } = await comparisonEnds(ledger, await askForComparison(ledger, withinMs), withinMs);
  const [found] = await ledger.query<{ missing: number }>(
    'select coalesce(sum(missing), 0)::integer as missing from reconciliations',
  );
  saw(`the comparison found ${String(found?.missing ?? 0)} missing and sent them again`);
  demand(isDone, 'the comparison did not end well');
  demand(found?.missing === lost, `the comparison found ${String(found?.missing)} missing, not ${String(lost)}`);
}
