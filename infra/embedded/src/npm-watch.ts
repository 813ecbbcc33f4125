/** Without its npm no Ctrl-C reaches a starter. */
import { commandOf, parentOf, processBegan } from './process-identity.ts';

const everyMs = 500;

/** Does nothing without npm. */
export async function watchNpm(onGone: () => void): Promise<void> {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const ancestors = [parent, await parentOf(parent)];
  const npm: { pid: number; began: string | null }[] = [];
  for (const pid of ancestors) {
    if (/\bnpm\b/.test(await commandOf(pid))) npm.push({ pid, began: await processBegan(pid) });
  }
  const timer = setInterval(() => void check(), everyMs);
  timer.unref();

  async function check(): Promise<void> {
    const alive = await Promise.all(npm.map(async ({ pid, began }) => (await processBegan(pid)) === began));
    if (process.ppid === parent && alive.every(Boolean)) return;
    clearInterval(timer);
    onGone();
  }
}
