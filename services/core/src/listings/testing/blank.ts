import type { Field } from '../field.ts';
import { fieldEntries, type ListingValues } from '../fields.ts';
import { recordFields, type ListingRecord } from '../record.ts';

function blankOf(field: Field): unknown {
  switch (field.kind) {
    case 'text':
      return field.required === true ? (field.default ?? '') : null;
    case 'choice':
      return field.required === true ? field.choices[0] : null;
    case 'decimal':
      return field.required === true ? '0.00' : null;
    case 'list':
    case 'floorPlans':
    case 'pictureTexts':
      return [];
    case 'flag':
      return field.default;
    default:
      return null;
  }
}

export const blankListing = Object.fromEntries(
  fieldEntries.map(([name, field]) => [name, blankOf(field)]),
) as unknown as ListingValues;

export const blankRecord: ListingRecord = {
  ...(Object.fromEntries(recordFields.map((name) => [name, blankListing[name]])) as unknown as ListingRecord),
  reference: '',
  version: 1,
  modifiedAt: '2026-11-01T08:00:00.000Z',
  pictures: [],
  plans: [],
  agentEmail: null,
  createdAt: null,
};
