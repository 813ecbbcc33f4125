import { setTimeout as sleep } from 'node:timers/promises';

export interface Supervised {
  wanted: boolean;
  crashes: number;
  relaunching: Promise<void>;
}

/** For when it ends: unless that is wanted, it is launched until it runs. */
export function createSupervisor(waitMs: number, launch: () => Promise<void>): Supervised & { ended(): void } {
  const state = { wanted: true, crashes: 0, relaunching: Promise.resolve(), ended };
  function ended(): void {
    if (!state.wanted) return;
    state.crashes += 1;
    state.relaunching = relaunch();
  }
  async function relaunch(): Promise<void> {
    while (state.wanted) {
      await sleep(waitMs);
      if (!state.wanted) return;
      try {
        await launch();
        return;
      } catch {
        // not yet, such as while the disk is full
      }
    }
  }
  return state;
}
