import type { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import type { SignedInUser } from '@manzil/core/accounts/user';
import type { DefaultedQuery, operations, PublicOperationId } from '@manzil/contract/api';

export type OperationId = keyof operations;

type Parameters<K extends OperationId> = operations[K]['parameters'];
type Present<T> = [Exclude<T, undefined>] extends [never] ? Record<never, never> : Exclude<T, undefined>;
type Defaulted<K extends OperationId> = K extends keyof DefaultedQuery ? DefaultedQuery[K] : never;
type WithDefaults<T, D> = Omit<T, D & keyof T> & Required<Pick<T, D & keyof T>>;
type BodyOf<T> = T extends { content: { 'application/json': infer B } }
  ? B
  : T extends { content: { 'image/*': string } | { 'application/octet-stream': string } }
    ? Buffer
    : undefined;

/** Refusals are thrown as ProblemError. */
type GoodStatus = 200 | 201 | 202 | 204 | 302;
type ContentOf<T> = T extends { content: { 'application/json': infer B } }
  ? { body: B }
  : T extends {
        content:
          | { 'text/csv': string }
          | { 'text/calendar': string }
          | { 'application/octet-stream': string }
          | { 'text/event-stream': string };
      }
    ? { stream: Readable }
    : { body?: undefined };

export type Answer<K extends OperationId> = {
  [S in keyof operations[K]['responses'] & GoodStatus]: {
    status: S;
    headers?: Record<string, string>;
    /** How many people it tells of, where its list does not say it (`x-personal-data`). */
    people?: number;
  } & ContentOf<operations[K]['responses'][S]>;
}[keyof operations[K]['responses'] & GoodStatus];

/** `user` is null only where anybody may call. */
export type Context<K extends OperationId> = {
  params: Present<Parameters<K>['path']>;
  query: WithDefaults<Present<Parameters<K>['query']>, Defaulted<K>>;
  headers: Present<Parameters<K>['header']>;
  body: BodyOf<operations[K]['requestBody']>;
  user: K extends PublicOperationId ? SignedInUser | null : SignedInUser;
  requestId: string;
  req: Request;
  res: Response;
  /** Aborted at the deadline. */
  signal: AbortSignal;
};

export type Handler<K extends OperationId> = (context: Context<K>) => Promise<Answer<K>>;

export type Handlers = { [K in OperationId]: Handler<K> };
