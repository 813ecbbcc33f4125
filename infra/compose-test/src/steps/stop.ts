import type { Step } from '../stage.ts';

const graceMs = 30_000;
const ours = ['web', 'api', 'crm-sync', 'retry', 'notifier', 'scheduler'];

export const stop: Step = {
  name: 'stop',
  async run({ compose, say, check }) {
    await compose.must(['stop', 'redis']);
    const ids: [string, string][] = [];
    for (const service of ours) for (const id of await compose.running(service)) ids.push([service, id]);
    check('every process goes on without Redis', new Set(ids.map(([service]) => service)).size === ours.length);
    const { code, tookMs } = await compose.run(['stop', ...ours]);
    check('they stop', code === 0);
    say(`${String(ids.length)} processes stopped in ${(tookMs / 1_000).toFixed(1)} s with Redis gone`);
    check('within the grace period', tookMs < graceMs, `${String(tookMs)} ms`);
    for (const [service, id] of ids) {
      const exit = await compose.inspect(id, '{{.State.ExitCode}}');
      check(`${service} ended by itself, in order`, exit === '0', `its exit code is ${exit}`);
    }
  },
};
