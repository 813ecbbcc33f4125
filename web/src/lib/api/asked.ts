/** Queries of the contract: what is asked is the key, so that no list of keys is kept beside the contract's addresses. */
import type { QueryFunctionContext } from '@tanstack/react-query';
import type { paths } from '@manzil/contract/api';
import { type Api, browserApi, dataOf } from './client.ts';

/** The contract's addresses that can be asked. */
export type Address = { [P in keyof paths]: paths[P]['get'] extends object ? P : never }[keyof paths];

type Get<P extends Address> = Extract<paths[P]['get'], object>;
type Parameters<P extends Address> = Get<P> extends { parameters: infer Q } ? Q : never;
/** What fills an address: its path and its query. */
export type Filling<P extends Address> = Pick<Parameters<P>, keyof Parameters<P> & ('path' | 'query')>;
type Filled<P extends Address> =
  Record<never, never> extends Filling<P> ? [filling?: Filling<P>] : [filling: Filling<P>];
type Json<P extends Address, S extends number> =
  Get<P> extends {
    responses: Record<S, { content: { 'application/json': infer B } }>;
  }
    ? B
    : never;
/** What an address gives. */
export type Given<P extends Address> = Json<P, 200>;

/** The key of one answer: the contract's address and what fills it. */
export const keyOf = <P extends Address>(address: P, ...[filling]: Filled<P>) => [address, filling ?? {}] as const;

/** Key and function of a query, for `queryOptions`; the api is the browser's, or in a loader the server's. Fails with ApiError. */
export function askedOf<P extends Address>(api: Api, address: P, ...filled: Filled<P>) {
  const get = api.GET as (address: P, init: object) => Promise<{ data?: Given<P> }>;
  return {
    queryKey: keyOf(address, ...filled),
    queryFn: ({ signal }: Pick<QueryFunctionContext, 'signal'>): Promise<Given<P>> =>
      dataOf(get(address, { params: filled[0] ?? {}, signal })),
  };
}

/** The same in the browser. */
export const asked = <P extends Address>(address: P, ...filled: Filled<P>) => askedOf(browserApi, address, ...filled);
