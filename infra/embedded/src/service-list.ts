/** In the order in which they start; they stop in the opposite one. */

export interface Service {
  name: string;
  /** From the root of the repository. */
  entry: string;
  /** Then it is killed; all together, with PostgreSQL, stay under 20 s. */
  stopWithinMs: number;
  nodeFlags?: readonly string[];
  /** In development: only changes in this folder restart it. */
  watch?: string;
}

/**
 * Instead of Node's 16 MB, of which three times as much is kept. A waiting process is 25 MB smaller with one; a
 * renderer made a third fewer pages with one, and as many with four.
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
// Requests under way get time to be settled.
const workers: Service[] = ['crm-sync', 'retry', 'notifier', 'scheduler'].map((name) => ({
  name,
  entry: `services/${name}/src/main.ts`,
  stopWithinMs: 9_000,
  nodeFlags: waiting,
}));
const api: Service = { name: 'api', entry: 'services/api/src/main.ts', stopWithinMs: 2_000, nodeFlags: serving };
// Vite reloads by itself, and writes files that it then imports.
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
 * From METRICS_PORT on six ports: one machine cannot share one.
 * @param first 0 opens none
 */
export function opsPort(first: number, { name }: Service): number {
  const place = observed.indexOf(name);
  return first === 0 || place === -1 ? 0 : first + place;
}

/** Each group waits until the one before is ready. */
export function serviceGroups(withSandbox: boolean): Service[][] {
  return [...(withSandbox ? [[sandbox]] : []), workers, [api], [web]];
}
