/** From the setting CRM_PROVIDER to the provider. */
import type { CrmProvider } from '../domain/crm.ts';
import { createSandboxProvider } from './sandbox/provider.ts';

export interface ProviderEnv {
  CRM_PROVIDER: string;
  CRM_BASE_URL: string;
  CRM_API_KEY: string;
  SANDBOX_IDEMPOTENT: boolean;
  DELIVERY_REQUEST_TIMEOUT_MS: number;
}

const providers: Readonly<Record<string, (env: ProviderEnv) => CrmProvider>> = {
  sandbox: (env) =>
    createSandboxProvider({
      baseUrl: env.CRM_BASE_URL,
      apiKey: env.CRM_API_KEY,
      idempotent: env.SANDBOX_IDEMPOTENT,
      requestTimeoutMs: env.DELIVERY_REQUEST_TIMEOUT_MS,
    }),
};

export const providerNames: readonly string[] = Object.keys(providers);

/** Makes the configured provider; throws with the known names when there is none of that name. */
export function createProvider(env: ProviderEnv): CrmProvider {
  const make = Object.hasOwn(providers, env.CRM_PROVIDER) ? providers[env.CRM_PROVIDER] : undefined;
  if (make === undefined)
    throw new Error(`CRM_PROVIDER must be one of ${providerNames.join(', ')}, not "${env.CRM_PROVIDER}"`);
  return make(env);
}
