import { EnvError, loadEnv, type Env } from '@manzil/core/platform/env';
import { StartError } from './start-error.ts';

/** Demo mode is on by itself only with the embedded database, on an address of this machine, with the CRM sandbox. */
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
