import type { Env } from '@manzil/core/platform/env';
import { setTimeout as sleep } from 'node:timers/promises';
import { portIsFree } from './free-port.ts';
import { StartError } from './start-error.ts';

/** Throws StartError naming the port that is taken and its setting. */
export async function checkPorts(env: Env, withSandbox: boolean): Promise<void> {
  const wanted: [setting: string, port: number, host: string][] = [
    ['PORT', env.PORT, env.HOST],
    ['API_PORT', env.API_PORT, env.INTERNAL_HOST],
    ['SYNC_PORT', env.SYNC_PORT, env.INTERNAL_HOST],
    ...(withSandbox ? [['SANDBOX_PORT', env.SANDBOX_PORT, env.INTERNAL_HOST] as [string, number, string]] : []),
  ];
  for (const [n, [setting, port, host]] of wanted.entries()) {
    const twin = wanted.slice(0, n).find(([, other]) => other === port);
    if (twin !== undefined)
      throw new StartError(`${twin[0]} and ${setting} are both ${String(port)}; give one of them another port.`);
    if (await freeSoon(port, host)) continue;
    throw new StartError(
      `Port ${String(port)} is taken by another program; stop that program, or set ${setting} to a free port.`,
    );
  }
}

/** A process that just ended may hold its port for a moment. */
async function freeSoon(port: number, host: string): Promise<boolean> {
  for (let tries = 0; tries < 5; tries += 1) {
    if (await portIsFree(port, host)) return true;
    await sleep(200);
  }
  return false;
}
