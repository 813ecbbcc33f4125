import { ownValue } from '../platform/own-value.ts';
import type { CrmProvider } from './crm.ts';
import { sandboxKey } from '../platform/settings.ts';
import { bearerOf } from './http/authorize.ts';
import { environmentCredentials, type CredentialReader, type CrmSettings, type ProviderEnv } from './provider-env.ts';
import { createHubspotProvider } from './hubspot/provider.ts';
import { createResoProvider } from './reso/provider.ts';
import { createSandboxProvider } from './sandbox/provider.ts';

const providers: Readonly<Record<string, (env: ProviderEnv) => CrmProvider>> = {
  reso: createResoProvider,
  sandbox: (env) =>
    createSandboxProvider({
      baseUrl: env.CRM_BASE_URL,
      authorization: bearerOf(env.credentials, sandboxKey),
      idempotent: env.SANDBOX_IDEMPOTENT,
      requestTimeoutMs: env.DELIVERY_REQUEST_TIMEOUT_MS,
    }),
  hubspot: createHubspotProvider,
};

export const providerNames: readonly string[] = Object.keys(providers);

/** @param credentials default: the environment's @throws Error for an unknown name, or no address */
export function createProvider(
  env: CrmSettings,
  credentials: CredentialReader = async () => environmentCredentials(env),
): CrmProvider {
  const make = ownValue(providers, env.CRM_PROVIDER);
  if (make === undefined)
    throw new Error(`CRM_PROVIDER must be one of ${providerNames.join(', ')}, not "${env.CRM_PROVIDER}"`);
  if (env.CRM_BASE_URL === '') throw new Error(`CRM_BASE_URL must be set, because CRM_PROVIDER is ${env.CRM_PROVIDER}`);
  return make({ ...env, credentials });
}
