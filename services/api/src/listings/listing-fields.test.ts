import { fieldEntries, crmOwnedFields } from '@manzil/core/listings/fields';
import type { Field } from '@manzil/core/listings/field';
import { numberParams } from '@manzil/core/listings/filter-params';
import { describe, expect, it } from 'vitest';
import { contract } from '../contract/document.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: (string | null)[];
  format?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
}

function resolved(schema: Schema | undefined): Schema {
  if (schema?.$ref === undefined) return schema ?? {};
  return resolved(contract.components.schemas[schema.$ref.split('/').at(-1) ?? '']);
}
const members = (name: string): Record<string, Schema> =>
  resolved({ $ref: `#/components/schemas/${name}` }).properties ?? {};
const named = (name: string): Schema => resolved({ $ref: `#/components/schemas/${name}` });

const types: Record<Field['kind'], string> = {
  text: 'string',
  choice: 'string',
  whole: 'integer',
  decimal: 'string',
  day: 'string',
  degrees: 'number',
  list: 'array',
  flag: 'boolean',
  floorPlans: 'array',
  pictureTexts: 'array',
};
const mayBeAbsent = (field: Field): boolean =>
  field.kind === 'whole' ||
  field.kind === 'degrees' ||
  field.kind === 'day' ||
  ((field.kind === 'text' || field.kind === 'decimal' || field.kind === 'choice') && field.required !== true);

/** Of known words, none may be longer than the column. */
function limits(field: Field, { enum: words }: Schema): object {
  switch (field.kind) {
    case 'text':
      return words === undefined
        ? { maxLength: field.max }
        : { enum: words.filter((word) => word !== null && word.length <= field.max) };
    case 'choice':
      return { enum: field.required === true ? field.choices : [...field.choices, null] };
    case 'day':
      return { format: 'date' };
    case 'whole':
      return { minimum: field.min, maximum: field.max };
    case 'degrees':
      return { minimum: -field.max, maximum: field.max };
    case 'list':
      return { maxItems: field.most, items: { maxLength: field.max } };
    default:
      return {};
  }
}

const saysOf = (schema: Schema) => {
  const said = [schema.type ?? []].flat();
  return { type: said.filter((type) => type !== 'null'), mayBeAbsent: said.includes('null') };
};

describe.each(fieldEntries)('%s', (name, field) => {
  it('stands in what is answered', () => {
    const schema = resolved(
      members(field.kind === 'pictureTexts' || field.kind === 'floorPlans' ? 'PropertyDetail' : 'Property')[name],
    );
    // a price of nothing is answered as none
    expect(saysOf(schema)).toEqual({ type: [types[field.kind]], mayBeAbsent: mayBeAbsent(field) || name === 'price' });
  });

  it.each(['PropertyCreate', 'PropertyPatch'])('stands in %s with its limits', (body) => {
    const schema = resolved(members(body)[name]);
    expect(saysOf(schema)).toEqual({ type: [types[field.kind]], mayBeAbsent: mayBeAbsent(field) });
    expect(schema).toMatchObject(limits(field, schema));
  });
});

it('answers and takes no field that the table does not have', () => {
  const known = fieldEntries.map(([name]) => name as string);
  const others = (name: string): string[] => Object.keys(members(name)).filter((member) => !known.includes(member));
  expect(others('Property')).toEqual([
    'id',
    'dealUnsure',
    'type',
    'subType',
    'kind',
    'source',
    'createdAt',
    'updatedAt',
  ]);
  expect(others('PropertyCreate')).toEqual(['type', 'version']);
});

it('demands of a new listing what has no value of its own; a deal may be said by the status', () => {
  const demanded = fieldEntries.filter(
    ([name, field]) => name !== 'deal' && 'required' in field && field.required && !('default' in field),
  );
  expect(named('PropertyCreate').required?.toSorted()).toEqual(demanded.map(([name]) => name).toSorted());
});

it('gives back to the CRM each field that is the CRM’s', () => {
  expect(named('CrmOwnedField').enum?.toSorted()).toEqual(crmOwnedFields.toSorted());
  expect(members('AdminProperty')['overrides']?.maxItems).toBeGreaterThanOrEqual(crmOwnedFields.length);
});

it.each(['/api/properties', '/api/property-categories'])('%s filters by what the table says', (path) => {
  const { parameters } = contract.paths[path]!['get'] as { parameters: { name: string }[] };
  const names = parameters.map((parameter) => parameter.name);
  const exact = fieldEntries.flatMap(([, { filter }]) => (filter?.kind === 'exact' ? [filter.param] : []));
  expect(names).toEqual(expect.arrayContaining([...exact, ...numberParams]));
});
