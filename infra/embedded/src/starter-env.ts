import { EnvError, loadEnv, type Env } from '@manzil/core/platform/env';
import { StartError } from './start-error.ts';

/** Demo mode is on by itself only where harmless: embedded database, an address of this machine, the CRM sandbox. */
export function starterEnv(source: NodeJS.ProcessEnv): Env {
  try {
    if (source['DEMO_MODE'] || source['DATABASE_URL']) return loadEnv([], source);
    try {
      return loadEnv([], { ...source, DEMO_MODE: 'on' });
    } catch {
      return loadEnv([], source);
    }
  } catch (error) {
    if (error instanceof EnvError) throw new StartError(`A setting is wrong: ${error.message}.`);
    throw error;
  }
}
