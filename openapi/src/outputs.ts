import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { bundleDocument, type OpenApiDocument } from './bundle.ts';
import { follow, operationsOf } from './operations.ts';

const root = new URL('../../', import.meta.url);

/** Absolute path of a file named from the repository's root. */
export function repositoryPath(name: string): string {
  return fileURLToPath(new URL(name, root));
}

const source = 'openapi/openapi.yaml';
const sandboxSource = 'openapi/crm-sandbox.yaml';
const typeTargets = ['services/api/src/contract/generated.ts', 'web/src/lib/api/generated.ts'];
const sandboxTypeTargets = [
  'services/crm-sandbox/src/contract/generated.ts',
  'services/core/src/crm/sandbox/generated.ts',
];

/** What the generator makes: the joined contract for the lint, and each generated file's text by its path from the root. */
export type Generated = { contract: OpenApiDocument; sandbox: OpenApiDocument; files: Map<string, string> };

/** Makes every generated file in memory; writes nothing. Throws when a document cannot be joined or typed. */
export async function generate(): Promise<Generated> {
  const contract = await bundleDocument(repositoryPath(source));
  const sandbox = await bundleDocument(repositoryPath(sandboxSource));
  const files = new Map<string, string>();
  files.set('services/api/src/contract/openapi.json', `${JSON.stringify(contract, null, 2)}\n`);
  files.set('services/crm-sandbox/src/contract/openapi.json', `${JSON.stringify(sandbox, null, 2)}\n`);
  const notImplemented = await readNotImplemented();
  const types = (await typesOf(contract, source)) + operationLists(contract, notImplemented);
  files.set('services/api/src/contract/not-implemented.json', `${JSON.stringify(notImplemented, null, 2)}\n`);
  for (const target of typeTargets) files.set(target, types);
  const sandboxTypes = await typesOf(sandbox, sandboxSource);
  for (const target of sandboxTypeTargets) files.set(target, sandboxTypes);
  return { contract, sandbox, files };
}

/** The operations that answer 501 until they are built, as the contract's list names them. */
export async function readNotImplemented(): Promise<string[]> {
  const text = await readFile(repositoryPath('openapi/not-implemented.json'), 'utf8');
  return JSON.parse(text) as string[];
}

function operationLists(contract: OpenApiDocument, notImplemented: string[]): string {
  const open = operationsOf(contract).filter((operation) => operation.permission === 'public');
  const ids = open.map((operation) => operation.operationId ?? '');
  const union = (names: string[]) => names.map((name) => `\n    | "${name}"`).join('') || ' never';
  return [
    '/** Operations that anybody may call. */',
    `export type PublicOperationId =${union(ids)};`,
    '/** Operations that answer 501 until they are built. */',
    `export type NotImplementedOperationId =${union(notImplemented)};`,
    '/** Query parameters that have a default and are therefore never missing on the server. */',
    `export type DefaultedQuery = {${defaultedQueries(contract)}\n};`,
    '',
  ].join('\n');
}

function defaultedQueries(contract: OpenApiDocument): string {
  return operationsOf(contract)
    .map((operation) => {
      const query = operation.parameters.filter((parameter) => parameter.in === 'query');
      const names = query.filter(({ schema }) => 'default' in follow(contract, schema)).map(({ name }) => `"${name}"`);
      return names.length > 0 ? `\n    ${operation.operationId}: ${names.join(' | ')};` : '';
    })
    .join('');
}

async function typesOf(document: OpenApiDocument, from: string): Promise<string> {
  const ast = await openapiTypescript(JSON.stringify(document), { silent: true, emptyObjectsUnknown: true });
  return `// Generated from ${from} by \`npm run generate -w openapi\`; do not edit.\n\n${astToString(ast)}`;
}
