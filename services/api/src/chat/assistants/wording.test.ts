import { describe, expect, it } from 'vitest';
import type { Reply } from '../answer-parts.ts';
import { readable, systemText, userText, withoutContacts } from './wording.ts';

const reply: Reply = {
  intent: 'rent',
  language: 'en',
  message: 'We have 24 apartments for rent in Lusail.',
  suggestions: ['Cheaper'],
  listings: [
    {
      id: 42,
      title: 'Sea view flat',
      type: 'Rent',
      price: '9500.00',
      bedrooms: 2,
      area: 110,
      place: 'Lusail',
      image: '/media/x.webp',
    },
  ],
  agents: [{ id: 3, name: 'Layla Haddad', title: 'Agent', phone: '+974 4400 0103', whatsappNumber: null }],
  links: [],
  context: {},
};

describe('what an outside assistant is told', () => {
  it('is the question and what was found for it, nothing else', () => {
    expect(JSON.parse(userText('flats in Lusail', reply))).toEqual({
      question: 'flats in Lusail',
      facts: {
        answer: reply.message,
        listings: [
          {
            title: 'Sea view flat',
            deal: 'rent per month',
            priceQar: 9500,
            bedrooms: 2,
            squareMetres: 110,
            place: 'Lusail',
          },
        ],
      },
    });
    expect(systemText('ar', 'Doha Homes')).toContain('Arabic');
  });

  it.each([
    ['mail me at Noura.K@example.com.qa please', 'mail me at [e-mail] please'],
    ['my number is +974 5555 0101', 'my number is [number]'],
    ['اتصل على ٥٥٥٥٠١٠١', 'اتصل على [number]'],
    ['call 5555-0101 now', 'call [number] now'],
    ['under 1500000 in Lusail', 'under 1500000 in Lusail'],
    ['between 9,000 and 12,000, 2 bedrooms', 'between 9,000 and 12,000, 2 bedrooms'],
  ])('keeps nothing by which somebody could be reached: %s', (text, kept) => {
    expect(withoutContacts(text)).toBe(kept);
  });
});

describe('what of its answer a visitor reads', () => {
  const told = userText('flats under 12,000', reply);

  it.each([
    ['We have 24 flats; one costs QAR 9,500.', 'We have 24 flats; one costs QAR 9,500.'],
    ['عندنا ٢٤ شقة، إحداها بسعر ٩٬٥٠٠ ريال.', 'عندنا ٢٤ شقة، إحداها بسعر ٩٬٥٠٠ ريال.'],
    ['**Good news!**\n- A [flat](https://evil.example/x) at 9500', 'Good news!\nA flat at 9500'],
    ['All under 12000, see https://evil.example', 'All under 12000, see'],
    ['In 3 minutes by tram.', 'In 3 minutes by tram.'],
  ])('is plain text: %s', (text, shown) => {
    expect(readable(text, told)).toBe(shown);
  });

  it.each(['It costs QAR 8,200 a month.', 'بسعر ٨٢٠٠ ريال', 'We have 240 flats.', '', '  ** '])(
    'is nothing when a number was invented, or nothing is left: %j',
    (text) => {
      expect(readable(text, told)).toBeNull();
    },
  );

  it('is bounded, in whole sentences', () => {
    const long = readable('A sentence about flats. '.repeat(200), told)!;
    expect(long.length).toBeLessThanOrEqual(1_200);
    expect(long).toMatch(/flats\.$/);
    expect(readable('x'.repeat(5_000), told)).toHaveLength(1_201);
  });
});
