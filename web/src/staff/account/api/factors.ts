import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { browserApi, dataOf } from '#lib/api/client.ts';
import { makePasskey } from '#staff-lib/auth/passkeys.ts';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';

export type OwnFactors = components['schemas']['OwnFactors'];
export type TotpStart = components['schemas']['TotpStart'];

const address = '/api/auth/factors';

export const factorsQuery = queryOptions({ ...staffAsked(address) });

/** A new secret, which counts once a code of it was given. Fails with ApiError. */
export const useStartTotp = () => useChange(() => dataOf(browserApi.POST('/api/auth/factors/totp')), address);

/** Gives recovery codes where there were none. Fails with ApiError. */
export const useConfirmTotp = () =>
  useChange((code: string) => dataOf(browserApi.PUT('/api/auth/factors/totp', { body: { code } })), address);

/** Fails with ApiError. */
export const useRemoveTotp = () => useChange(() => dataOf(browserApi.DELETE('/api/auth/factors/totp')), address);

/** Those from before stop working. Fails with ApiError. */
export const useRenewCodes = () =>
  useChange(() => dataOf(browserApi.POST('/api/auth/factors/recovery-codes')), address);

/** By a name. Gives recovery codes where there were none. Fails with ApiError, or as the browser says. */
export const useAddPasskey = () =>
  useChange(async (name: string) => {
    const made = await makePasskey(await dataOf(browserApi.POST('/api/auth/passkeys/start')));
    return dataOf(browserApi.POST('/api/auth/passkeys', { body: { name, ...made } }));
  }, address);

/** Fails with ApiError. */
export const useRemovePasskey = () =>
  useChange(
    (id: number) => dataOf(browserApi.DELETE('/api/auth/passkeys/{id}', { params: { path: { id } } })),
    address,
  );
