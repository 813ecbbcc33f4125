import type { OpenApiDocument } from './bundle.ts';
import { follow, operationsOf, type Media, type Operation } from './operations.ts';

/** A sentence for each breach. */
export function lint(document: OpenApiDocument): string[] {
  const operations = operationsOf(document);
  return [
    ...operations.flatMap((operation) => lintOperation(document, operation)),
    ...duplicates(operations.map((operation) => operation.operationId ?? '')).map(
      (id) => `operationId ${id} is used twice`,
    ),
    ...lintSchemas(document),
    ...lintCodes(document),
  ];
}

function lintOperation(document: OpenApiDocument, operation: Operation): string[] {
  const name = `${operation.method.toUpperCase()} ${operation.path}`;
  const found: string[] = [];
  if (!operation.operationId) found.push(`${name} has no operationId`);
  if (!operation.summary) found.push(`${name} has no summary`);
  if (!operation.tags?.length) found.push(`${name} has no tag`);
  if (!isPermission(document, operation.permission)) found.push(`${name} has no x-permission, or an unknown one`);
  if (![undefined, 'bulk', 'export'].includes(operation.personalData as string | undefined))
    found.push(`${name}: x-personal-data is neither bulk nor export`);
  if (operation.personalData !== undefined && operation.permission === 'public')
    found.push(`${name}: personal data is for nobody without a sign-in`);
  if (!isDeadline(operation.deadline)) found.push(`${name}: x-deadline is no number of seconds from 5 to 29`);
  if (!Object.keys(operation.responses).some((status) => /^[23]/.test(status)))
    found.push(`${name} has no good answer`);
  for (const parameter of operation.parameters) {
    if (!isBounded(follow(document, parameter.schema)))
      found.push(`${name}: parameter ${parameter.name} has no bounds`);
  }
  for (const [status, answer] of Object.entries(operation.responses)) {
    const problem = !/^[23]/.test(status);
    if (problem && !answer.content?.['application/problem+json']) found.push(`${name}: ${status} is no problem answer`);
    if (!hasExamples(document, answer.content)) found.push(`${name}: answer ${status} has no example`);
  }
  if (!hasExamples(document, operation.body)) found.push(`${name}: the body has no example`);
  const json = operation.body?.['application/json'];
  const schema = follow(document, json?.schema ?? {});
  if (json && schema['additionalProperties'] !== false) found.push(`${name}: the body takes unknown members`);
  return found;
}

function isPermission(document: OpenApiDocument, value: unknown): boolean {
  const named = document.components?.schemas?.['Permission'] as { enum?: unknown[] } | undefined;
  return value === 'public' || value === 'signed_in' || (named?.enum ?? []).includes(value);
}

/** The proxy before the api gives up after 30 s. */
function isDeadline(value: unknown): boolean {
  return value === undefined || (typeof value === 'number' && value >= 5 && value <= 29);
}

function isBounded(schema: Record<string, unknown>): boolean {
  if (schema['enum']) return true;
  if (schema['type'] === 'string') return 'maxLength' in schema || 'pattern' in schema || 'format' in schema;
  if (schema['type'] === 'integer' || schema['type'] === 'number') return 'minimum' in schema && 'maximum' in schema;
  return schema['type'] === 'boolean';
}

function hasExamples(document: OpenApiDocument, content: Record<string, Media> | undefined): boolean {
  return Object.values(content ?? {}).every((media) => {
    if ('example' in media || 'examples' in media) return true;
    const schema = follow(document, media.schema ?? {});
    return 'examples' in schema || 'examples' in follow(document, schema['items'] ?? {});
  });
}

/** Answers are checked against closed schemas, which no `allOf` can fulfil. */
function lintSchemas(document: OpenApiDocument): string[] {
  const schemas = Object.entries(document.components?.schemas ?? {});
  return schemas
    .filter(([, schema]) => JSON.stringify(schema).includes('"allOf"'))
    .map(([name]) => `${name} uses allOf`);
}

function lintCodes(document: OpenApiDocument): string[] {
  const schema = document.components?.schemas?.['ProblemCode'] as
    | { enum: string[]; 'x-codes': Record<string, unknown> }
    | undefined;
  if (!schema) return ['there is no schema ProblemCode'];
  const described = Object.keys(schema['x-codes']);
  const undescribed = schema.enum.filter((code) => !described.includes(code));
  const extra = described.filter((code) => !schema.enum.includes(code));
  return [
    ...undescribed.map((code) => `problem code ${code} has no status and title`),
    ...extra.map((code) => `problem code ${code} is described and not in the enum`),
  ];
}

function duplicates(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}
