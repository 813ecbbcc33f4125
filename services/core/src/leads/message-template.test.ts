import { describe, expect, it } from 'vitest';
import { fillIn, placesIn, unknownPlaces } from './message-template.ts';

describe('places in a template', () => {
  it('are filled in with what is known, and stay where nothing is [M-1221]', () => {
    expect(fillIn('Dear {{firstName}}, {{ listing }}: {{price}}', { firstName: 'Hessa', listing: 'Sea view' })).toBe(
      'Dear Hessa, Sea view: {{price}}',
    );
    expect(fillIn('{{firstName}}', { firstName: '$& {{agency}}' })).toBe('$& {{agency}}');
    expect(placesIn('{{price}} {{ price }} {{x}} {{open')).toEqual(['price', 'x', 'open']);
  });

  it.each([
    ['{{firstname}}', ['{{firstname}}']],
    ['{{firstName} is missing one', ['{{firstName']],
    ['{{}}', ['{{}}']],
    ['{{toString}}', ['{{toString}}']],
    ['{one} }} {{ agency }}', []],
    ['no place', []],
  ])('are refused in %j', (text, wrong) => {
    expect(unknownPlaces(text)).toEqual(wrong);
  });
});
