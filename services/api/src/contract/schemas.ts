import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ContractDocument, JsonSchema } from './document.ts';

export type { ErrorObject, ValidateFunction };

export type SchemaCompiler = (schema: JsonSchema) => ValidateFunction;

const base = 'contract.json';
const { validate: isMoment } = addFormats.default.get('date-time') as { validate: (text: string) => boolean };
/** PostgreSQL refuses the year 0 and offsets of 16 hours. */
const beyondPostgres = /^0000|[+-](?:1[6-9]|2\d)(?::?\d\d)?$/;
const annotations = ['example', 'x-codes', 'x-message'];

/** Coerces nothing, finds every error; defaults are the parameter reader's. */
export function requestCompiler(document: ContractDocument): SchemaCompiler {
  return compiler(document.components.schemas);
}

/** Closed: no unnamed field slips out. */
export function answerCompiler(document: ContractDocument): SchemaCompiler {
  const compile = compiler(close(document.components.schemas) as ContractDocument['components']['schemas']);
  return (schema) => compile(close(schema) as JsonSchema);
}

function compiler(schemas: ContractDocument['components']['schemas']): SchemaCompiler {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
  });
  addFormats.default(ajv);
  ajv.addFormat('date-time', (text) => isMoment(text) && !beyondPostgres.test(text));
  ajv.addVocabulary(annotations);
  ajv.addSchema({ $id: base, $defs: absolute(schemas) });
  return (schema) => ajv.compile(absolute(schema) as JsonSchema);
}

/** Else read against the fragment. */
function absolute(value: unknown): unknown {
  return map(value, (object) =>
    typeof object['$ref'] === 'string'
      ? { ...object, $ref: object['$ref'].replace('#/components/schemas/', `${base}#/$defs/`) }
      : object,
  );
}

function close(value: unknown): unknown {
  return map(value, (object) => {
    const isOpen = object['type'] === 'object' && 'properties' in object && !('additionalProperties' in object);
    return isOpen ? { ...object, additionalProperties: false } : object;
  });
}

function map(value: unknown, change: (object: Record<string, unknown>) => Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => map(item, change));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(change(value as Record<string, unknown>));
  return Object.fromEntries(entries.map(([key, item]) => [key, map(item, change)]));
}
