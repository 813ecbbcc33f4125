/** Against openapi/crm-sandbox.yaml. */
import { createRequire } from 'node:module';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { components } from '@manzil/contract/sandbox';
import { Failure } from './failure.ts';

type Schemas = components['schemas'];

const document = createRequire(import.meta.url)('@manzil/contract/sandbox.json') as object;
const ajv = new Ajv2020({ strict: false, allErrors: true, useDefaults: true });
formats.default(ajv);
ajv.addSchema(document, 'contract');

/** Gives the body with defaults, or throws 422. */
export function bodyCheck<N extends keyof Schemas>(name: N): (body: unknown) => Schemas[N] {
  const validate = ajv.compile<Schemas[N]>({ $ref: `contract#/components/schemas/${name}` });
  return (body) => {
    if (body === undefined) throw new Failure('request_invalid', 'A JSON body is required');
    if (validate(body)) return body;
    throw new Failure('unprocessable', (validate.errors ?? []).slice(0, 5).map(describe).join('; '));
  };
}

/** Does not repeat what was sent. */
function describe({ instancePath, message, keyword, params }: ErrorObject): string {
  const where = instancePath === '' ? 'body' : instancePath.slice(1).replaceAll('/', '.');
  if (keyword === 'required') return `${where}: ${String(params['missingProperty'])} is required`;
  return `${where}: ${message ?? 'is not valid'}`;
}

const referencePattern = /^[A-Za-z0-9._-]{1,64}$/;

export function readReference(value: unknown): string {
  if (typeof value !== 'string' || !referencePattern.test(value))
    throw new Failure('request_invalid', 'reference: 1 to 64 letters, digits, dots, lines and dashes');
  return value;
}

export function readKey(value: string | undefined): string | null {
  if (value === undefined) return null;
  if (value === '' || value.length > 100) throw new Failure('request_invalid', 'Idempotency-Key: 1 to 100 characters');
  return value;
}

/** So that a misspelt one is noticed. */
export function refuseUnknown(query: object, known: readonly string[]): void {
  const unknown = Object.keys(query).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Failure('request_invalid', 'Unknown query parameter');
}
