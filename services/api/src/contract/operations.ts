import { permissions, type Permission } from '@manzil/core/accounts/permissions';
import type { PendingStep } from '../accounts/session.ts';
import { follow, type ContractDocument, type JsonSchema } from './document.ts';

export type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';
export type ParameterPlace = 'path' | 'query' | 'header';

export type Parameter = {
  name: string;
  in: ParameterPlace;
  required: boolean;
  schema: JsonSchema;
  /** Mean "not given". */
  unset: readonly string[];
  aliases: Readonly<Record<string, string>>;
};

export type Operation = {
  id: string;
  method: Method;
  path: string;
  permission: 'public' | 'signed_in' | Permission;
  /** Before a new password has to be chosen. */
  beforePasswordChange: boolean;
  /** Steps of a sign-in of which it is a part: it may be called before the sign-in is done. */
  whilePending: readonly PendingStep[];
  /** About many people at once: read page by page, or taken as a file. */
  personalData: 'bulk' | 'export' | null;
  parameters: readonly Parameter[];
  /** Null: none. Without a schema, bytes. */
  body: { schema: JsonSchema | null; mediaType: string; required: boolean; limit: string } | null;
  /** ms, where it differs */
  deadlineMs: number | null;
  /** Is told when time is up, and has the last word. */
  endsItself: boolean;
  /** For a path that can name nothing. */
  notFoundCode: string;
  /** By status or `default`; null: no body. */
  answers: ReadonlyMap<string, JsonSchema | null>;
};

const methods: readonly Method[] = ['get', 'put', 'post', 'delete', 'patch'];

/** Throws without an id or a usable `x-permission`. */
export function readOperations(document: ContractDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.filter((method) => method in item).map((method) => readOperation(document, path, method, item)),
  );
}

type Raw = {
  operationId?: string;
  parameters?: unknown[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
  'x-permission'?: unknown;
  'x-before-password-change'?: boolean;
  'x-while-pending'?: PendingStep[];
  'x-personal-data'?: 'bulk' | 'export';
  'x-body-limit'?: string;
  'x-not-found'?: string;
  'x-deadline'?: number;
  'x-ends-itself'?: boolean;
};
type Content = Record<string, { schema: JsonSchema }>;

function readOperation(document: ContractDocument, path: string, method: Method, item: object): Operation {
  const raw = (item as Record<string, unknown>)[method] as Raw;
  const id = raw.operationId;
  if (!id) throw new Error(`${method.toUpperCase()} ${path} has no operationId`);
  const shared = (item as { parameters?: unknown[] }).parameters ?? [];
  return {
    id,
    method,
    path,
    permission: readPermission(id, raw['x-permission']),
    beforePasswordChange: raw['x-before-password-change'] === true,
    whilePending: raw['x-while-pending'] ?? [],
    personalData: raw['x-personal-data'] ?? null,
    parameters: [...shared, ...(raw.parameters ?? [])].map((parameter) => readParameter(document, parameter)),
    body: readBody(document, raw),
    deadlineMs: raw['x-deadline'] === undefined ? null : raw['x-deadline'] * 1_000,
    endsItself: raw['x-ends-itself'] === true,
    notFoundCode: raw['x-not-found'] ?? 'address.not_found',
    answers: new Map(Object.entries(raw.responses).map(([status, answer]) => [status, answerSchema(document, answer)])),
  };
}

function readPermission(id: string, value: unknown): Operation['permission'] {
  const known = ['public', 'signed_in', ...permissions].find((permission) => permission === value);
  if (known !== undefined) return known as Operation['permission'];
  throw new Error(`Operation ${id} has no usable x-permission`);
}

function readParameter(document: ContractDocument, value: unknown): Parameter {
  const raw = follow<{
    name: string;
    in: ParameterPlace;
    required?: boolean;
    schema: JsonSchema;
    'x-unset'?: string[];
    'x-aliases'?: Record<string, string>;
  }>(document, value);
  return {
    name: raw.name,
    in: raw.in,
    required: raw.required ?? false,
    schema: follow<JsonSchema>(document, raw.schema),
    unset: raw['x-unset'] ?? [],
    aliases: raw['x-aliases'] ?? {},
  };
}

function readBody(document: ContractDocument, raw: Raw): Operation['body'] {
  if (!raw.requestBody) return null;
  const body = follow<{ required?: boolean; content: Content }>(document, raw.requestBody);
  const [[mediaType, content] = []] = Object.entries(body.content);
  if (mediaType === undefined || content === undefined)
    throw new Error(`Operation ${raw.operationId} takes no content`);
  const schema = mediaType === 'application/json' ? content.schema : null;
  return { schema, mediaType, required: body.required ?? false, limit: raw['x-body-limit'] ?? '64kb' };
}

function answerSchema(document: ContractDocument, value: unknown): JsonSchema | null {
  const answer = follow<{ content?: Content }>(document, value);
  return Object.values(answer.content ?? {})[0]?.schema ?? null;
}
