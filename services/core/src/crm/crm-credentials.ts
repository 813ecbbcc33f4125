/** The environment's go before the encrypted settings'. */

export interface CrmCredentials {
  apiKey: string | null;
  clientId: string | null;
  clientSecret: string | null;
}

export const credentialNames = ['apiKey', 'clientId', 'clientSecret'] as const;
export type CredentialName = (typeof credentialNames)[number];

export const noCredentials: CrmCredentials = { apiKey: null, clientId: null, clientSecret: null };

export function firstOf(environment: CrmCredentials, stored: CrmCredentials): CrmCredentials {
  return {
    apiKey: environment.apiKey ?? stored.apiKey,
    clientId: environment.clientId ?? stored.clientId,
    clientSecret: environment.clientSecret ?? stored.clientSecret,
  };
}
