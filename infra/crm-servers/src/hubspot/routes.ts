import type { HubspotOptions } from './options.ts';
import type { ObjectType, Store } from './store.ts';

export interface Request {
  method: string;
  path: readonly string[];
  query: URLSearchParams;
  body: unknown;
}

export interface Answer {
  status: number;
  body?: unknown;
}

export interface RouteContext {
  store: Store;
  options: HubspotOptions;
  request: Request;
}

/** Of the path; there where the pattern has them. */
export interface Parts {
  type: ObjectType;
  id: string;
  contact: string;
}

export interface Route {
  method: string;
  /** `:type` is an object's name, `:x` any one part. */
  pattern: string;
  /** One is enough; empty: any token will do. */
  scopes: (type: ObjectType | null) => readonly string[];
  /** Own limit, without the burst's headers. */
  search?: true;
  handle: (context: RouteContext, parts: Parts) => Answer;
}

export const read = (type: ObjectType | null): readonly string[] =>
  type === 'tickets' ? ['tickets'] : [`crm.objects.${type ?? ''}.read`];
export const write = (type: ObjectType | null): readonly string[] =>
  type === 'tickets' ? ['tickets'] : [`crm.objects.${type ?? ''}.write`];
export const readSchema = (type: ObjectType | null): readonly string[] =>
  type === 'tickets' ? ['tickets'] : [`crm.schemas.${type ?? ''}.read`, `crm.objects.${type ?? ''}.read`];
export const writeSchema = (type: ObjectType | null): readonly string[] =>
  type === 'tickets' ? ['tickets'] : [`crm.schemas.${type ?? ''}.write`];
export const anyToken = (): readonly string[] => [];

export function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
}

export function objectField(body: unknown, name: string): Record<string, unknown> {
  const value = field(body, name);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

export function listField(body: unknown, name: string): unknown[] {
  const value = field(body, name);
  return Array.isArray(value) ? value : [];
}

export function textField(body: unknown, name: string): string | null {
  const value = field(body, name);
  return typeof value === 'string' ? value : null;
}
