import { setTimeout as sleep } from 'node:timers/promises';
import { readState } from './launcher-state.ts';
import { processBegan } from './process-identity.ts';
import { sendSignal } from './process/send-signal.ts';

interface Leftover {
  pid: number;
  began: string;
}

/** After 8 s they are killed. Gives their number. */
export async function endLeftovers(dataDir: string): Promise<number> {
  const noted = (await readState(dataDir))?.children ?? [];
  let alive = await stillAlive(noted);
  const found = alive.length;
  for (const { pid } of alive) sendSignal(pid, 'SIGTERM');
  const deadline = Date.now() + 8_000;
  while (alive.length > 0 && Date.now() < deadline) {
    await sleep(100);
    alive = await stillAlive(alive);
  }
  for (const { pid } of alive) sendSignal(pid, 'SIGKILL');
  while ((await stillAlive(alive)).length > 0 && Date.now() < deadline + 5_000) await sleep(50);
  return found;
}

async function stillAlive(noted: readonly Leftover[]): Promise<Leftover[]> {
  const began = await Promise.all(noted.map(({ pid }) => processBegan(pid)));
  return noted.filter((child, n) => began[n] === child.began);
}
