import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { browserApi, dataOf } from '#lib/api/client.ts';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';

export type ApiToken = components['schemas']['ApiToken'];
export type MadeApiToken = components['schemas']['MadeApiToken'];
export type NewApiToken = components['schemas']['NewApiToken'];

export const tokensQuery = queryOptions(staffAsked('/api/tokens'));

/** Answers the only sight of the token. Fails with ApiError. */
export const useMakeToken = () =>
  useChange((body: NewApiToken) => dataOf(browserApi.POST('/api/tokens', { body })), '/api/tokens');

/** Fails with ApiError. */
export const useRevokeToken = () =>
  useChange((id: number) => dataOf(browserApi.DELETE('/api/tokens/{id}', { params: { path: { id } } })), '/api/tokens');
