import { shortSettings } from '@manzil/chaos/platform-env';
import type { Step } from '../stage.ts';

export const replicas = { api: 2, web: 2, 'crm-sync': 3, retry: 2, scheduler: 2, notifier: 1 } as const;

/** Load from one machine, without sums; shorter waits in production's order. */
export const loadSettings: Readonly<Record<string, string>> = {
  CAPTCHA_MODE: 'off',
  LIMIT_CONTACT_PER_ADDRESS: '1000000',
  LIMIT_CONTACT_PER_PERSON: '1000',
  ...shortSettings,
};

export const scale: Step = {
  name: 'scale',
  async run({ checkout, compose, say, check }) {
    await checkout.set(loadSettings);
    const flags = Object.entries(replicas).flatMap(([name, count]) => ['--scale', `${name}=${String(count)}`]);
    const { code, said, tookMs } = await compose.run(['up', '-d', ...flags], { withinMs: 600_000 });
    check('more replicas start', code === 0, said.slice(-2_000));
    const counts: string[] = [];
    for (const [name, count] of Object.entries(replicas)) {
      const { length } = await compose.running(name);
      counts.push(`${name} ${String(length)}`);
      check(`${name} runs ${String(count)} times`, length === count, `it runs ${String(length)} times`);
    }
    say(`${counts.join(', ')} in ${String(Math.round(tookMs / 1_000))} s`);
  },
};
