import { expect, it } from 'vitest';
import { personKeys } from './person-keys.ts';

const email = 'noura@example.com';

it.each(['55550101', '5555 0101', '+974 5555 0101', '00974-5555-0101', '٥٥٥٥ ٠١٠١', '+٩٧٤ ٥٥٥٥٠١٠١'])(
  'takes %s for the same person',
  (phone) => {
    expect(personKeys({ email, phone })).toEqual([email, '55550101']);
  },
);

it('tells numbers of other countries apart', () => {
  expect(personKeys({ email, phone: '+44 20 5555 0101' })).toEqual([email, '442055550101']);
});

it('knows a person without a phone by the e-mail, whatever its capitals', () => {
  expect(personKeys({ email: ' Noura@Example.com', phone: null })).toEqual([email]);
  expect(personKeys({ email, phone: 'no phone' })).toEqual([email]);
});
