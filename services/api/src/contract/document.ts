import { createRequire } from 'node:module';

export type JsonSchema = Record<string, unknown>;

export type ContractDocument = {
  openapi: string;
  info: Record<string, unknown>;
  paths: Record<string, Record<string, unknown>>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters?: Record<string, unknown>;
    responses?: Record<string, unknown>;
  };
};

export const contract = createRequire(import.meta.url)('@manzil/contract/api.json') as ContractDocument;

/** What is no reference is itself. Throws when it leads nowhere. */
export function follow<T>(document: ContractDocument, value: unknown): T {
  const ref = (value as { $ref?: unknown } | null | undefined)?.$ref;
  if (typeof ref !== 'string') return value as T;
  const [, , kind = '', name = ''] = ref.split('/');
  const found = (document.components as Record<string, Record<string, unknown> | undefined>)[kind]?.[name];
  if (found === undefined) throw new Error(`The contract refers to ${ref}, which it does not have`);
  return follow<T>(document, found);
}
