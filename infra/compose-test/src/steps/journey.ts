import path from 'node:path';
import { run } from '@manzil/embedded/process/run';
import { withLedger, type Step } from '../stage.ts';

export const journey: Step = {
  name: 'journey',
  async run(stage) {
    const { root, compose, say, check } = stage;
    const { code, said, tookMs } = await run('playwright', ['test', '-c', 'infra/compose-test'], {
      cwd: root,
      withinMs: 600_000,
      env: {
        PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
        COMPOSE_TEST_SITE: stage.siteUrl,
        E2E_SANDBOX_URL: `http://${await compose.address('crm-sandbox')}:5002`,
      },
    });
    say(`${/\d+ passed/.exec(said)?.[0] ?? 'none passed'} in ${String(Math.round(tookMs / 1_000))} s`);
    check('the browser journey passes in both languages', code === 0, said.slice(-3_000));
    await withLedger(stage, async (ledger) => {
      stage.accepted.push(...(await ledger.leads()).map(({ reference }) => reference));
    });
  },
};
