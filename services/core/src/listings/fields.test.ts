import { expect, it } from 'vitest';
import type { FormSection } from './field.ts';
import { fieldEntries, fieldsOfSection } from './fields.ts';

it.each(['texts', 'facts', 'place', 'manage'] as const satisfies FormSection[])(
  'the section "%s" of the form has the fields that say so, in the order of the table, and no other',
  (section) => {
    const said = fieldEntries.flatMap(([name, { form }]) => (form === section ? [name] : []));
    expect(fieldsOfSection(section)).toEqual(said);
    expect(said).not.toEqual([]);
  },
);

it('what a home is counted by stands among the facts, where it lies among the places', () => {
  expect(fieldsOfSection('facts')).toEqual(expect.arrayContaining(['bedrooms', 'bathrooms', 'yearBuilt']));
  expect(fieldsOfSection('place')).toEqual(expect.arrayContaining(['latitude', 'longitude']));
  expect(fieldsOfSection('place')).not.toContain('bedrooms');
});
