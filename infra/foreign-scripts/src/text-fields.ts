import { createRequire } from 'node:module';

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  maxLength?: number;
  examples?: unknown[];
}

interface Document {
  paths: Record<
    string,
    Record<string, { operationId?: string; requestBody?: { content: Record<string, { schema: Schema }> } }>
  >;
  components: { schemas: Record<string, Schema> };
}

const load = createRequire(import.meta.url);
const contract = load('@manzil/contract/api.json') as Document;
const sandbox = load('@manzil/contract/sandbox.json') as Document;

/** A place in a body; `*` for each of a list. */
export interface TextField {
  path: string[];
  maxLength: number;
}

export interface Writing {
  id: string;
  method: string;
  path: string;
  /** From the contract; the last, which shows the most. */
  example: Record<string, unknown>;
  fields: TextField[];
}

/** Who writes these decides nothing about the text. */
const noText = new Set(['uuid', 'date', 'date-time', 'binary']);

function follow(schema: Schema, document: Document): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : follow(document.components.schemas[name] ?? {}, document);
}

function textFields(document: Document, given: Schema, path: string[] = []): TextField[] {
  const schema = follow(given, document);
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const fields = [
    ...parts.flatMap((part) => textFields(document, part, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => textFields(document, part, [...path, name])),
    ...(schema.items === undefined ? [] : textFields(document, schema.items, [...path, '*'])),
  ];
  const free = schema.enum === undefined && schema.const === undefined && !noText.has(schema.format ?? '');
  if ([schema.type].flat().includes('string') && free) fields.push({ path, maxLength: schema.maxLength ?? 10_000 });
  return fields;
}

/** Every operation whose body has a text that its sender may choose. */
export function writings(): Writing[] {
  return Object.entries(contract.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { operationId: id, requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      if (schema === undefined || id === undefined) return [];
      const fields = textFields(contract, schema);
      if (fields.length === 0) return [];
      const example = (follow(schema, contract).examples?.at(-1) ?? {}) as Record<string, unknown>;
      return [{ id, method: method.toUpperCase(), path, example, fields }];
    }),
  );
}

/** Of a listing, as the demo's CRM takes it. */
export const listingOfCrm = (): TextField[] => textFields(sandbox, { $ref: '#/components/schemas/ListingWrite' });
