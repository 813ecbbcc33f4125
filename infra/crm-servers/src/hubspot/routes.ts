/** What a path is answered by. */
import type { HubspotOptions } from './options.ts';
import type { ObjectType, Store } from './store.ts';

export interface Request {
  method: string;
  /** Parts of the path, decoded. */
  path: readonly string[];
  query: URLSearchParams;
  /** The JSON of the body; undefined where there was none. */
  body: unknown;
}

export interface Answer {
  status: number;
  /** Left out: no content. */
  body?: unknown;
}

export interface RouteContext {
  store: Store;
  options: HubspotOptions;
  request: Request;
}

export interface Route {
  method: string;
  /** `:type` stands for an object's name, `:x` for any one part. */
  pattern: string;
  /** One of these scopes is needed; none where any token will do. */
  scopes: (type: ObjectType | null) => readonly string[];
  /** Searches have a limit of their own, and no headers of the burst's. */
  search?: true;
  handle: (context: RouteContext, parts: Readonly<Record<string, string>>) => Answer;
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

/** The value under a key of a JSON object; undefined where it is none. */
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
