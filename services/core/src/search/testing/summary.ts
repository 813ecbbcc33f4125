import { foldWords } from '../fold.ts';
import type { ReadSentence } from '../sentence/read-sentence.ts';
import type { Expected } from './sentence.ts';

/** A reading as the corpus writes it. */
export function summaryOf({ parts, unused }: ReadSentence): { filters: Expected; unused: string } {
  const many = { kinds: 'kind', places: 'place', buildings: 'building', features: 'feature' } as const;
  const filters: Record<string, unknown> = {};
  for (const { filter } of parts) {
    for (const [name, value] of Object.entries(filter)) {
      const list = Object.entries(many).find(([, one]) => one === name)?.[0];
      if (list !== undefined) filters[list] = [...((filters[list] as unknown[] | undefined) ?? []), value];
      // the corpus says the area that people need
      else if (name !== 'people') filters[name] = value;
    }
  }
  return { filters, unused: foldWords(unused).join(' ') };
}

const inOrder = (value: object): string =>
  JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Whether a reading is the expected one: same filters, same words left. */
export const isRight = (read: { filters: Expected; unused: string }, expected: { filters: Expected; unused: string }) =>
  inOrder(read.filters) === inOrder(expected.filters) && read.unused === expected.unused;
