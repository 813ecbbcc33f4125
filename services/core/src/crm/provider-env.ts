import type { CrmCredentials } from './crm-credentials.ts';

/** Cheap. Never throws; null: unreadable now. */
export type CredentialReader = () => Promise<CrmCredentials | null>;

export interface CrmSettings {
  CRM_PROVIDER: string;
  /** Without a trailing slash; may be empty. */
  CRM_BASE_URL: string;
  CRM_API_KEY?: string | undefined;
  CRM_TOKEN_URL?: string | undefined;
  CRM_CLIENT_ID?: string | undefined;
  CRM_CLIENT_SECRET?: string | undefined;
  CRM_SCOPE?: string | undefined;
  /** ISO 4217; default riyals. */
  CRM_CURRENCY?: string | undefined;
  HUBSPOT_OBJECT: 'deals' | 'tickets';
  HUBSPOT_PIPELINE?: string | undefined;
  HUBSPOT_STAGE?: string | undefined;
  SANDBOX_IDEMPOTENT: boolean;
  DELIVERY_REQUEST_TIMEOUT_MS: number;
}

/** Key and secret come from `credentials` alone. */
export interface ProviderEnv extends Omit<CrmSettings, 'CRM_API_KEY' | 'CRM_CLIENT_ID' | 'CRM_CLIENT_SECRET'> {
  credentials: CredentialReader;
}

export function environmentCredentials(env: CrmSettings): CrmCredentials {
  return {
    apiKey: env.CRM_API_KEY ?? null,
    clientId: env.CRM_CLIENT_ID ?? null,
    clientSecret: env.CRM_CLIENT_SECRET ?? null,
  };
}
