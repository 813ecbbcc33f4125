/** The processes of the platform in the order in which they start; they stop in the opposite order. */
import path from 'node:path';

export interface Service {
  name: string;
  /** Path of its main file from the root of the repository. */
  entry: string;
  /** How long it may take to stop before it is killed; all together, with PostgreSQL, stay under 20 s. */
  stopWithinMs: number;
  /** In development: the folder whose changes restart it, instead of all that it imports. */
  watch?: string;
}

export const root = path.resolve(import.meta.dirname, '../../..');

const sandbox: Service = { name: 'crm-sandbox', entry: 'services/crm-sandbox/src/main.ts', stopWithinMs: 2_000 };
// Requests to the CRM that are under way get the time to be settled.
const workers: Service[] = ['crm-sync', 'retry', 'notifier', 'scheduler'].map((name) => ({
  name,
  entry: `services/${name}/src/main.ts`,
  stopWithinMs: 9_000,
}));
const api: Service = { name: 'api', entry: 'services/api/src/main.ts', stopWithinMs: 2_000 };
// Vite reloads the pages by itself, and writes files that it then imports.
const web: Service = { name: 'web', entry: 'web/server/main.ts', stopWithinMs: 2_000, watch: 'web/server' };

/** Groups that start one after the other, each waiting until the one before is ready. */
export function serviceGroups(withSandbox: boolean): Service[][] {
  return [...(withSandbox ? [[sandbox]] : []), workers, [api], [web]];
}
