/** Examples and permissions of the contract, for many screens. */
import { createRequire } from 'node:module';
import type { Answers, Operation } from './answers.ts';
import { staff, type Role } from './people.ts';

interface Schema {
  $ref?: string;
  examples?: unknown[];
  oneOf?: Schema[];
  type?: string;
  items?: Schema;
}
interface Described {
  'x-permission'?: string;
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}
interface Contract {
  paths: Record<string, Partial<Record<string, Described>>>;
  components: { schemas: Record<string, Schema> };
}

const contract = createRequire(import.meta.url)('@manzil/contract/api.json') as Contract;

/** A test of the contract holds examples against their schemas. */
function exampleOf(schema: Schema): unknown {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    return exampleOf(contract.components.schemas[name] ?? {});
  }
  if (schema.examples !== undefined) return schema.examples[0];
  if (schema.oneOf?.[0] !== undefined) return exampleOf(schema.oneOf[0]);
  if (schema.type !== 'array' || schema.items === undefined) return undefined;
  const item = exampleOf(schema.items);
  return item === undefined ? undefined : [item];
}

const operations = Object.entries(contract.paths).flatMap(([address, described]) =>
  // members beside the methods hold for all of them
  (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
    const one = described[method];
    return one === undefined ? [] : [[`${method.toUpperCase()} ${address}` as Operation, one] as const];
  }),
);

/** All that have an example, except who is signed in. */
export const exampleAnswers: Answers = Object.fromEntries(
  operations.flatMap(([operation, { responses }]) => {
    const schema = responses['200']?.content?.['application/json']?.schema;
    const example = schema === undefined ? undefined : exampleOf(schema);
    return operation.startsWith('GET ') && operation !== 'GET /api/auth/user' && example !== undefined
      ? [[operation, example]]
      : [];
  }),
);

export function mayCall(operation: string, role: Role): boolean {
  const permission = operations.find(([name]) => name === operation)?.[1]['x-permission'];
  if (permission === undefined) throw new Error(`The contract does not know ${operation}`);
  return ['public', 'signed_in', ...staff(role).permissions].includes(permission);
}
