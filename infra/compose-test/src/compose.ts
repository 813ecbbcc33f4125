import { run, runOrFail, type Ended, type RunOptions } from '@manzil/embedded/process/run';

export interface Compose {
  readonly project: string;
  run(args: readonly string[], options?: RunOptions): Promise<Ended>;
  /** What it said. Throws on failure. */
  must(args: readonly string[], options?: RunOptions): Promise<string>;
  /** Of ours, such as infra/backup. */
  command(file: string, args?: readonly string[], options?: RunOptions): Promise<Ended>;
  running(service: string): Promise<string[]>;
  /** Running or not. */
  all(): Promise<string[]>;
  /** From this machine; only Linux gives containers addresses. */
  address(service: string): Promise<string>;
  /** By a template of `docker inspect`. */
  inspect(id: string, template: string): Promise<string>;
}

/** @param folder of the checkout */
export async function openCompose(folder: string, project: string): Promise<Compose> {
  const second = (await run('docker', ['compose', 'version'])).code === 0;
  const [program, first] = second ? ['docker', ['compose']] : ['docker-compose', []];
  const place = (options: RunOptions = {}): RunOptions => ({
    ...options,
    cwd: folder,
    env: { COMPOSE_PROJECT_NAME: project, ...options.env },
  });
  const listed = async (flags: string, ...labels: string[]): Promise<string[]> => {
    const filters = [`com.docker.compose.project=${project}`, ...labels].flatMap((one) => ['--filter', `label=${one}`]);
    return (await runOrFail('docker', ['ps', flags, '--no-trunc', ...filters])).split('\n').filter(Boolean);
  };
  const inspect = async (id: string, template: string): Promise<string> =>
    (await runOrFail('docker', ['inspect', '-f', template, id])).trim();
  const running = (service: string): Promise<string[]> =>
    listed('-q', 'com.docker.compose.oneoff=False', `com.docker.compose.service=${service}`);
  return {
    project,
    run: (args, options) => run(program, [...first, ...args], place(options)),
    must: (args, options) => runOrFail(program, [...first, ...args], place(options)),
    command: (file, args = [], options = {}) => run(file, args, place(options)),
    running,
    all: () => listed('-aq'),
    async address(service) {
      const [id] = await running(service);
      if (id === undefined) throw new Error(`${service} does not run`);
      const all = await inspect(id, '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}');
      return all.split(' ')[0] ?? '';
    },
    inspect,
  };
}
