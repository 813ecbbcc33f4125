import { expect, it } from 'vitest';
import type { Link, Reply } from './answer-parts.ts';
import { withOffer } from './offer.ts';

const listing = {
  id: 1,
  title: 'A',
  type: 'Rent',
  price: null,
  bedrooms: null,
  area: null,
  place: 'Doha',
  image: null,
};
const link = (kind: Link['kind']): Link => ({ kind, href: '/x' });
const reply = (listings: Reply['listings'], kinds: Link['kind'][]): Reply => ({
  message: 'm',
  suggestions: [],
  intent: 'rent',
  language: 'en',
  listings,
  agents: [],
  links: kinds.map(link),
  context: {},
});
const kinds = ({ links }: Reply) => links.map(({ kind }) => kind);

it('offers whoever was shown listings to leave their details, once [A-054]', () => {
  expect(kinds(withOffer(reply([listing], ['list']), true))).toEqual(['list', 'contact']);
  expect(kinds(withOffer(reply([listing], ['contact']), true))).toEqual(['contact']);
  expect(kinds(withOffer(reply([], ['call']), true))).toEqual(['call']);
  expect(kinds(withOffer(reply([listing], ['list', 'call', 'email', 'team']), true))).toHaveLength(4);
});

it('leads nobody to the form when it is switched off; other ways remain [A-054]', () => {
  expect(kinds(withOffer(reply([listing], ['list']), false))).toEqual(['list']);
  expect(kinds(withOffer(reply([], ['whatsapp', 'call', 'contact']), false))).toEqual(['whatsapp', 'call']);
});
