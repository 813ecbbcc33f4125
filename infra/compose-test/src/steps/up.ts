/** .env.example as it is; also reads sizes and times. */
import { run, runOrFail } from '@manzil/embedded/process/run';
import type { Stage, Step } from '../stage.ts';

const mostAboveBase = 350;
const bases = { services: 'node:24-bookworm-slim', web: 'node:24-bookworm-slim', caddy: 'caddy:2' } as const;
const upWithinMs = 600_000;

export const up: Step = {
  name: 'up',
  async run(stage) {
    const { compose, say, check } = stage;
    const built = await compose.run(['build'], { withinMs: 1_800_000 });
    check('the images build', built.code === 0, built.said.slice(-2_000));
    say(`images built in ${seconds(built.tookMs)}`);
    for (const [name, base] of Object.entries(bases)) {
      const [whole, below] = [await megabytes(`manzil-${name}:local`), await megabytes(base)];
      say(`manzil-${name}: ${String(whole)} MB, ${String(whole - below)} MB more than ${base}`);
      check(`manzil-${name} is at most ${String(mostAboveBase)} MB above its base`, whole - below <= mostAboveBase);
    }
    const started = await compose.run(['up', '-d'], { withinMs: upWithinMs });
    check('everything starts', started.code === 0, started.said.slice(-2_000));
    say(`started in ${seconds(started.tookMs)}, until web was ready and caddy before it`);
    await checkContainers(stage);
    const page = await fetch(`${stage.siteUrl}/en`, { signal: AbortSignal.timeout(30_000) });
    const text = await page.text();
    check('the home page comes through caddy', page.status === 200 && text.includes('<html'));
    check('caddy compresses', page.headers.get('content-encoding') !== null);
  },
};

async function checkContainers({ compose, check, say }: Stage): Promise<void> {
  const published: string[] = [];
  const memory: string[] = [];
  for (const id of await compose.all()) {
    const name = await compose.inspect(id, '{{index .Config.Labels "com.docker.compose.service"}}');
    if ((await compose.inspect(id, '{{len .HostConfig.PortBindings}}')) !== '0') published.push(name);
    check(`${name}: read-only root`, (await compose.inspect(id, '{{.HostConfig.ReadonlyRootfs}}')) === 'true');
    check(`${name}: memory is limited`, (await compose.inspect(id, '{{.HostConfig.Memory}}')) !== '0');
    if (!(await isRunning(compose, id))) continue;
    const user = (await run('docker', ['exec', id, 'id', '-u'])).said.trim();
    check(`${name}: no process of root`, user !== '0', `runs as ${user}`);
    const may = (await run('docker', ['exec', id, 'grep', 'CapBnd', '/proc/1/status'])).said.split(/\s+/)[1];
    check(`${name}: no capability`, /^0+$/.test(may ?? ''), `has ${may ?? 'unknown'}`);
    const used = await runOrFail('docker', ['stats', '--no-stream', '--format', '{{.MemUsage}}', id]);
    memory.push(`${name} ${used.split('/')[0]?.trim() ?? ''}`);
  }
  say(`memory: ${memory.toSorted().join(', ')}`);
  check('caddy alone publishes ports', published.join() === 'caddy', published.join());
}

const isRunning = async (compose: Stage['compose'], id: string): Promise<boolean> =>
  (await compose.inspect(id, '{{.State.Running}}')) === 'true';

async function megabytes(image: string): Promise<number> {
  return Math.round(Number(await runOrFail('docker', ['image', 'inspect', '-f', '{{.Size}}', image])) / 1e6);
}

const seconds = (ms: number): string => `${String(Math.round(ms / 1_000))} s`;
