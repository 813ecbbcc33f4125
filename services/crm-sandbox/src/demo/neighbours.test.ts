import { expect, test } from 'vitest';
import { createNeighbours } from './neighbours.ts';

const choices = ['a', 'b', 'c', 'd', 'e'];
const shown = Array.from({ length: 400 }, (_none, i) => ({
  createdAt: (i * 7_919) % 1_009,
  price: i % 17 === 0 ? null : (i * 104_729) % 997,
  lists: ['office'],
}));

test('five pictures suffice for no two neighbours alike by date and by price', () => {
  const neighbours = createNeighbours();
  const made = shown.map((one) => ({ ...one, picture: neighbours.choose(one, choices) }));
  for (const order of [
    made.toSorted((a, b) => a.createdAt - b.createdAt),
    made.toSorted((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity)),
  ])
    for (const [i, { picture }] of order.entries()) expect(picture).not.toBe(order[i + 1]?.picture);
});

test('uses all pictures about equally', () => {
  const neighbours = createNeighbours();
  const made = shown.map((one) => neighbours.choose(one, choices));
  for (const choice of choices) expect(made.filter((picture) => picture === choice).length).toBeGreaterThan(50);
});

test('with one picture there is no choice, and past the remembered ones it goes round', () => {
  const neighbours = createNeighbours();
  expect(neighbours.choose(shown[0]!, ['only'])).toBe('only');
  expect(neighbours.choose(shown[1]!, ['only'])).toBe('only');
  for (let i = 2; i < 2_000; i += 1) neighbours.choose(shown[i % shown.length]!, choices);
  const later = choices.map(() => neighbours.choose(shown[0]!, choices));
  expect(new Set(later)).toEqual(new Set(choices));
});
