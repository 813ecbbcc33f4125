import { expect, it } from 'vitest';
import { textParts } from './quoted-text.ts';

const kinds = (text: string) => textParts(text).map(({ quoted, text: own }) => [quoted ? 'quoted' : 'own', own]);

it('older mails are told from what was written now [M-1285]', () => {
  expect(
    kinds('Thank you.\n\nOn Sun, 22 Nov 2026 at 10:00, Noor <noor@x.example> wrote:\n> It is free.\n> Noor'),
  ).toEqual([
    ['own', 'Thank you.'],
    ['quoted', 'On Sun, 22 Nov 2026 at 10:00, Noor <noor@x.example> wrote:\n> It is free.\n> Noor'],
  ]);
  expect(kinds('شكرًا.\n\nفي الأحد، ٢٢ نوفمبر ٢٠٢٦ تمت كتابة ما يلي بواسطة نور:\nالفيلا متاحة.')).toEqual([
    ['own', 'شكرًا.'],
    ['quoted', 'في الأحد، ٢٢ نوفمبر ٢٠٢٦ تمت كتابة ما يلي بواسطة نور:\nالفيلا متاحة.'],
  ]);
});

it('the line above a quotation may be broken [M-1285]', () => {
  expect(kinds('Yes.\nOn Sun, 22 Nov 2026 at 10:00, Noor Haddad\n<noor@x.example> wrote:\nIt is free.')).toEqual([
    ['own', 'Yes.'],
    ['quoted', 'On Sun, 22 Nov 2026 at 10:00, Noor Haddad\n<noor@x.example> wrote:\nIt is free.'],
  ]);
});

it('what was written between or below quoted lines stays in sight [M-1285]', () => {
  expect(kinds('On Sunday Noor wrote:\n> When?\n\nAt ten.\n> Where?\nIn Lusail.')).toEqual([
    ['quoted', 'On Sunday Noor wrote:\n> When?'],
    ['own', 'At ten.'],
    ['quoted', '> Where?'],
    ['own', 'In Lusail.'],
  ]);
});

it('what only looks like it is nothing quoted [M-1285]', () => {
  for (const text of ['On Sunday I am free.', 'في الأحد أنا متفرغة:\nالساعة العاشرة', 'He wrote: yes', 'a > b', ''])
    expect(textParts(text).some(({ quoted }) => quoted)).toBe(false);
  expect(textParts('On '.repeat(50_000)).length).toBe(1);
});
