import type { components } from '@manzil/contract/api';

type Schemas = components['schemas'];

export const chatReply = (changes: Partial<Schemas['ChatReply']> = {}): Schemas['ChatReply'] => ({
  message: 'We have 24 apartments for rent.',
  suggestions: ['Cheaper', 'How much do they cost?'],
  intent: 'rent',
  language: 'en',
  listings: [],
  agents: [],
  links: [{ kind: 'list', href: '/properties?type=Rent&subType=apartment' }],
  context: { deal: 'rent', kind: 'apartment', page: 1 },
  ...changes,
});

export const chatListing = (changes: Partial<Schemas['ChatListing']> = {}, n = 1): Schemas['ChatListing'] => ({
  id: 900 + n,
  title: `Flat ${String(n)}`,
  price: '8500.00',
  type: 'Rent',
  place: 'Lusail',
  bedrooms: 2,
  area: 120,
  image: null,
  ...changes,
});
