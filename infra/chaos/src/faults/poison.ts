import { poisonDeaths } from '@manzil/core/deliveries/delivery';
import { fileURLToPath } from 'node:url';
import type { Fault } from '../fault.ts';
import { visitorEmail } from '../load.ts';

const preload = fileURLToPath(new URL('../preload/crash-on-word.ts', import.meta.url));
const poisonous = 20;

export const poison: Fault = {
  name: 'poison',
  happens: 'one lead that makes crm-sync and retry crash each time they send it; a supervisor starts them again',
  promise: 'It ends in a lane of its own, visible to staff; all others are delivered.',
  leavesWaiting: 1,
  settleMs: 1_200_000,
  platform: () => ({
    nodeFlags: { 'crm-sync': ['--import', preload], retry: ['--import', preload] },
    supervised: ['crm-sync', 'retry'],
    settings: { CHAOS_CRASH_ON: visitorEmail(poisonous) },
  }),
  async strike({ platform, ledger, visit, pick, saw, demand, later }) {
    await visit(pick(60, 8));
    later(async () => {
      const left = (await ledger.leads()).filter(({ state }) => state !== 'delivered');
      const [lead] = left;
      const crashes = platform.crmSync.crashes + platform.retry.crashes;
      saw(
        `${String(crashes)} crashes; the one left is ${lead?.state ?? 'none'} after ${String(lead?.deaths ?? 0)} deaths`,
      );
      demand(lead?.email === visitorEmail(poisonous), 'another lead than the poisonous one is left');
      demand((lead?.deaths ?? 0) >= poisonDeaths, 'it is not in the lane of its own');
    });
  },
};
