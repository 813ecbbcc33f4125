import { demandProviderSecret, EnvError, isLoopback, loadEnv, type Env } from '@manzil/core/platform/env';
import { demandSafeSettings } from '@manzil/core/platform/settings-safety';
import { StartError } from './start-error.ts';

/** @throws StartError in a sentence: a setting that is wrong, not safe for a real start, or shows the demo to others */
export function starterEnv(source: NodeJS.ProcessEnv): Env {
  const env = operatorEnv(source);
  // its password is public; who listens elsewhere says what is wanted
  if (env.DEMO_MODE && !isLoopback(env.HOST))
    throw new StartError('DEMO_MODE is refused because HOST is not this machine; set DEMO_MODE=off.');
  inSentence(() => {
    demandProviderSecret(env);
    demandSafeSettings(env);
  });
  return env;
}

/**
 * Demo mode is on by itself only with the embedded database, on an address of this machine, with the CRM sandbox. Without the
 * rules of a safe start: somebody locked out must get in whatever else is wrong.
 * @throws StartError in a sentence: a setting that is wrong
 */
export function operatorEnv(source: NodeJS.ProcessEnv): Env {
  return inSentence(() => {
    if (source['DEMO_MODE'] || source['DATABASE_URL']) return loadEnv([], source);
    try {
      return loadEnv([], { ...source, DEMO_MODE: 'on' });
    } catch {
      return loadEnv([], source);
    }
  });
}

function inSentence<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof EnvError) throw new StartError(`A setting is wrong: ${error.message.replace(/\.$/, '')}.`);
    throw error;
  }
}
