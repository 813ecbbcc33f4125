import { readCrmStatus } from '@manzil/core/deliveries/store/delivery-reader';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';

export const crmDown: Fault = {
  name: 'crm-down',
  happens: 'the CRM killed, and back after 5 minutes',
  promise: 'Leads are taken in all the same, wait, and arrive by themselves; a CRM that is down is left alone.',
  settleMs: 600_000,
  async strike({ platform, ledger, short, visit, pick, say, saw, demand }) {
    const downSeconds = pick(300, 12);
    const around = pick(10, 3);
    const visiting = visit(downSeconds + 2 * around);
    await sleep(around * 1_000);
    await platform.crm.kill();
    say('the CRM is down');
    const modes: string[] = [];
    const endsAt = performance.now() + downSeconds * 1_000;
    // a try now and then shows it as degraded: one look may meet that
    while (performance.now() < endsAt) {
      await sleep(500);
      modes.push((await readCrmStatus(ledger.pool, 'sandbox')).mode);
    }
    const seen = [...new Set(modes)].join(', then ');
    // a short run is over before the breaker opens
    demand(short || modes.includes('offline'), `staff saw the CRM only as ${seen} while it was down`);
    demand(modes.at(-1) !== 'online', 'staff saw the CRM as online at the end, while it was down');
    await platform.crm.restart();
    say('the CRM is back');
    await visiting;
    const [calls] = await ledger.query<{ n: number }>(
      `select count(*)::integer as n from delivery_attempts where error_code = 'crm.no_connection'`,
    );
    saw(`down for ${String(downSeconds)} s, ${String(calls?.n ?? 0)} calls found nobody; staff saw the CRM as ${seen}`);
  },
};
