import { EnvError, isLoopback, loadEnv, type Env } from '@manzil/core/platform/env';
import { demandSafeSettings } from '@manzil/core/platform/settings-safety';
import { StartError } from './start-error.ts';

/**
 * Demo mode is on by itself only with the embedded database, on an address of this machine, with the CRM sandbox.
 * @throws StartError in a sentence: a setting that is wrong, not safe for a real start, or shows the demo to others
 */
export function starterEnv(source: NodeJS.ProcessEnv): Env {
  try {
    const env = chosen(source);
    // its password is public; who listens elsewhere says what is wanted
    if (env.DEMO_MODE && !isLoopback(env.HOST))
      throw new StartError('DEMO_MODE is refused because HOST is not this machine; set DEMO_MODE=off.');
    demandSafeSettings(env);
    return env;
  } catch (error) {
    if (error instanceof EnvError) throw new StartError(`A setting is wrong: ${error.message.replace(/\.$/, '')}.`);
    throw error;
  }
}

function chosen(source: NodeJS.ProcessEnv): Env {
  if (source['DEMO_MODE'] || source['DATABASE_URL']) return loadEnv([], source);
  try {
    return loadEnv([], { ...source, DEMO_MODE: 'on' });
  } catch {
    return loadEnv([], source);
  }
}
