import type { ProcessName } from '@manzil/core/platform/process-secrets';

/** In the order in which they start; they stop in the opposite one. */

export interface Service {
  name: ProcessName;
  entry: string;
  /** Then it is killed; all together stay under 20 s. */
  stopWithinMs: number;
  nodeFlags?: readonly string[];
  /** In development: only changes in this folder restart it. */
  watch?: string;
}

/**
 * Node has 16 MB and keeps three times as much. With 1 a waiting process is 25 MB smaller; a renderer needs 4.
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
const workers: Service[] = (['crm-sync', 'retry', 'notifier', 'scheduler'] as const).map((name) => ({
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

const observed: ProcessName[] = ['web', 'api', 'crm-sync', 'retry', 'notifier', 'scheduler'];

/**
 * One machine cannot share a port.
 * @param first 0 opens none
 */
export function opsPort(first: number, { name }: Service): number {
  const place = observed.indexOf(name);
  return first === 0 || place === -1 ? 0 : first + place;
}

export function serviceGroups(withSandbox: boolean): Service[][] {
  return [...(withSandbox ? [[sandbox]] : []), workers, [api], [web]];
}
