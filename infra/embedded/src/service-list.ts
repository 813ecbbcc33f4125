/** The processes of the platform in the order in which they start; they stop in the opposite order. */

export interface Service {
  name: string;
  /** Path of its main file from the root of the repository. */
  entry: string;
  /** How long it may take to stop before it is killed; all together, with PostgreSQL, stay under 20 s. */
  stopWithinMs: number;
  /** Flags of Node. */
  nodeFlags?: readonly string[];
  /** In development: the folder whose changes restart it, instead of all that it imports. */
  watch?: string;
}

/**
 * Room for new objects, in MB, instead of Node's sixteen: three times as much is taken and kept. A process that mostly waits is 25 MB
 * smaller with one; what renders pages made a third fewer with one, and as many with four.
 */
const roomForNew = (megabytes: number): string[] => [`--max-semi-space-size=${String(megabytes)}`];
const waiting = roomForNew(1);
const serving = roomForNew(4);
const sandbox: Service = {
  name: 'crm-sandbox',
  entry: 'services/crm-sandbox/src/main.ts',
  stopWithinMs: 2_000,
  nodeFlags: waiting,
};
// Requests to the CRM that are under way get the time to be settled.
const workers: Service[] = ['crm-sync', 'retry', 'notifier', 'scheduler'].map((name) => ({
  name,
  entry: `services/${name}/src/main.ts`,
  stopWithinMs: 9_000,
  nodeFlags: waiting,
}));
const api: Service = { name: 'api', entry: 'services/api/src/main.ts', stopWithinMs: 2_000, nodeFlags: serving };
// Vite reloads the pages by itself, and writes files that it then imports.
const web: Service = {
  name: 'web',
  entry: 'web/server/main.ts',
  stopWithinMs: 2_000,
  nodeFlags: serving,
  watch: 'web/server',
};

/** In the order of their ports for operators. */
const observed = ['web', 'api', 'crm-sync', 'retry', 'notifier', 'scheduler'];

/**
 * Where each process answers operators when METRICS_PORT names the first of six ports; on one machine they cannot share it.
 * @param first 0 opens none
 */
export function opsPort(first: number, { name }: Service): number {
  const place = observed.indexOf(name);
  return first === 0 || place === -1 ? 0 : first + place;
}

/** Groups that start one after the other, each waiting until the one before is ready. */
export function serviceGroups(withSandbox: boolean): Service[][] {
  return [...(withSandbox ? [[sandbox]] : []), workers, [api], [web]];
}
