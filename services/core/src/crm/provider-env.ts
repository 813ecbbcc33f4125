/** What a provider is made of: its settings, and a way to its credentials, which may change while the process runs. */
import type { CrmCredentials } from './crm-credentials.ts';

/** Gives them as they are now; cheap, so that it may be asked before each request. Never throws: null cannot be read now. */
export type CredentialReader = () => Promise<CrmCredentials | null>;

/** The settings of the environment that belong to the CRM. */
export interface CrmSettings {
  CRM_PROVIDER: string;
  /** Without a slash at its end; empty where nobody set it and the provider has none of its own. */
  CRM_BASE_URL: string;
  CRM_API_KEY?: string | undefined;
  CRM_TOKEN_URL?: string | undefined;
  CRM_CLIENT_ID?: string | undefined;
  CRM_CLIENT_SECRET?: string | undefined;
  CRM_SCOPE?: string | undefined;
  /** ISO 4217; left out: riyals. */
  CRM_CURRENCY?: string | undefined;
  HUBSPOT_OBJECT: 'deals' | 'tickets';
  HUBSPOT_PIPELINE?: string | undefined;
  HUBSPOT_STAGE?: string | undefined;
  SANDBOX_IDEMPOTENT: boolean;
  DELIVERY_REQUEST_TIMEOUT_MS: number;
}

/** What a provider's folder makes its provider from. Key and secret come from `credentials` and from nowhere else. */
export interface ProviderEnv extends Omit<CrmSettings, 'CRM_API_KEY' | 'CRM_CLIENT_ID' | 'CRM_CLIENT_SECRET'> {
  credentials: CredentialReader;
}

/** What the environment says; a value that it lacks is null. */
export function environmentCredentials(env: CrmSettings): CrmCredentials {
  return {
    apiKey: env.CRM_API_KEY ?? null,
    clientId: env.CRM_CLIENT_ID ?? null,
    clientSecret: env.CRM_CLIENT_SECRET ?? null,
  };
}
