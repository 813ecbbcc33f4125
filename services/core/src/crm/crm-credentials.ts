/** Key and secret of the CRM account. The environment goes first; what it lacks may stand in the encrypted settings. */

export interface CrmCredentials {
  apiKey: string | null;
  clientId: string | null;
  clientSecret: string | null;
}

export const credentialNames = ['apiKey', 'clientId', 'clientSecret'] as const;
export type CredentialName = (typeof credentialNames)[number];

export const noCredentials: CrmCredentials = { apiKey: null, clientId: null, clientSecret: null };

/** Value by value, the first that is there. */
export function firstOf(environment: CrmCredentials, stored: CrmCredentials): CrmCredentials {
  return {
    apiKey: environment.apiKey ?? stored.apiKey,
    clientId: environment.clientId ?? stored.clientId,
    clientSecret: environment.clientSecret ?? stored.clientSecret,
  };
}
