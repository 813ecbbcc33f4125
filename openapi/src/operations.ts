import type { OpenApiDocument } from './bundle.ts';

type Json = Record<string, unknown>;

export type Media = { schema?: Json; example?: unknown; examples?: Json };

/** `parameters`: the path's too, references followed. */
export type Operation = {
  method: string;
  path: string;
  operationId?: string;
  summary?: string;
  tags?: string[];
  permission: unknown;
  limits: unknown;
  deadline: unknown;
  personalData: unknown;
  parameters: { name: string; in: string; schema?: Json }[];
  body?: Record<string, Media>;
  responses: Record<string, { description?: string; content?: Record<string, Media> }>;
};

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

export function operationsOf(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.filter((method) => method in item).map((method) => read(document, path, method, item)),
  );
}

/** What is no reference is itself. Throws when it leads nowhere. */
export function follow(document: OpenApiDocument, value: unknown): Json {
  const ref = (value as { $ref?: unknown } | null)?.$ref;
  if (typeof ref !== 'string') return value as Json;
  let found: unknown = document;
  for (const part of ref.replace(/^#\//, '').split('/')) {
    found = (found as Json | undefined)?.[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  if (found === undefined) throw new Error(`${ref} leads nowhere`);
  return follow(document, found);
}

function read(document: OpenApiDocument, path: string, method: string, item: Record<string, unknown>): Operation {
  const raw = item[method] as Json;
  const parameters = [...((item['parameters'] as unknown[]) ?? []), ...((raw['parameters'] as unknown[]) ?? [])];
  const responses = Object.entries(raw['responses'] as Json).map(([status, value]) => [
    status,
    follow(document, value),
  ]);
  const operation: Operation = {
    method,
    path,
    permission: raw['x-permission'],
    limits: raw['x-limits'],
    deadline: raw['x-deadline'],
    personalData: raw['x-personal-data'],
    parameters: parameters.map((parameter) => follow(document, parameter) as Operation['parameters'][number]),
    responses: Object.fromEntries(responses) as Operation['responses'],
  };
  if (typeof raw['operationId'] === 'string') operation.operationId = raw['operationId'];
  if (typeof raw['summary'] === 'string') operation.summary = raw['summary'];
  if (Array.isArray(raw['tags'])) operation.tags = raw['tags'] as string[];
  if (raw['requestBody']) operation.body = follow(document, raw['requestBody'])['content'] as Record<string, Media>;
  return operation;
}
