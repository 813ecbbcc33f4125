/** Address and parameters are the query key: no list of keys. */
import type { QueryFunctionContext } from '@tanstack/react-query';
import type { paths } from '@manzil/contract/api';
import { type Api, browserApi, dataOf } from './client.ts';

export type Address = { [P in keyof paths]: paths[P]['get'] extends object ? P : never }[keyof paths];

type Get<P extends Address> = Extract<paths[P]['get'], object>;
type Parameters<P extends Address> = Get<P> extends { parameters: infer Q } ? Q : never;
export type Filling<P extends Address> = Pick<Parameters<P>, keyof Parameters<P> & ('path' | 'query')>;
type Filled<P extends Address> =
  Record<never, never> extends Filling<P> ? [filling?: Filling<P>] : [filling: Filling<P>];
type Json<P extends Address, S extends number> =
  Get<P> extends {
    responses: Record<S, { content: { 'application/json': infer B } }>;
  }
    ? B
    : never;
export type Given<P extends Address> = Json<P, 200>;

export const keyOf = <P extends Address>(address: P, ...[filling]: Filled<P>) => [address, filling ?? {}] as const;

/** Key and function for `queryOptions`; a loader gives the server's api. @throws ApiError */
export function askedOf<P extends Address>(api: Api, address: P, ...filled: Filled<P>) {
  const get = api.GET as (address: P, init: object) => Promise<{ data?: Given<P> }>;
  return {
    queryKey: keyOf(address, ...filled),
    queryFn: ({ signal }: Pick<QueryFunctionContext, 'signal'>): Promise<Given<P>> =>
      dataOf(get(address, { params: filled[0] ?? {}, signal })),
  };
}

export const asked = <P extends Address>(address: P, ...filled: Filled<P>) => askedOf(browserApi, address, ...filled);
