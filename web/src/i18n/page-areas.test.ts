import { expect, it } from 'vitest';
import { areasOf } from './page-areas.ts';

it.each([
  ['/en/team', ['team']],
  ['/ar/agents', ['team']],
  ['/agents', ['team']],
  ['/contact/send', ['contact']],
  ['/ar/terms', ['legal']],
  ['/ar/properties', []],
  ['/en/properties/42', ['facts', 'brochure', 'instalments']],
  ['/en', []],
  ['/en/constructor', []],
])('%s needs the texts of %j', (path, areas) => {
  expect(areasOf(path)).toEqual(areas);
});
