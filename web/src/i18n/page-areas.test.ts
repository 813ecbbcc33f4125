import { expect, it } from 'vitest';
import { areasOf } from './page-areas.ts';

it.each([
  ['/en/team', ['team']],
  ['/ar/agents', ['team']],
  ['/agents', ['team']],
  ['/contact/send', ['contact', 'lead-form']],
  ['/ar/terms', ['legal']],
  ['/ar/properties', ['facts', 'filters']],
  ['/en/properties/42', ['facts', 'brochure', 'instalments', 'landing']],
  ['/en', []],
  ['/en/constructor', []],
])('%s needs the texts of %j', (path, areas) => {
  expect(areasOf(path)).toEqual(areas);
});
