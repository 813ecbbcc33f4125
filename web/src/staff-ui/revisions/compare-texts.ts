/** No IO but the browser's reader of HTML. */
import { diffArrays } from 'diff';
import type { Language } from '#i18n/language.ts';
import { parsedHtml } from '#lib/trusted-types.ts';
import type { RevisionValue } from './revisions.ts';

export interface Piece {
  text: string;
  /** `same` stands on both sides. */
  kind: 'same' | 'removed' | 'added';
}

/** Two long texts that have nothing in common take no longer. */
const patienceMs = 500;

/** Word by word, also where no blanks part words as in Latin script. */
export function pieces(before: string, after: string, language: Language): Piece[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const wordsOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);
  const parts = diffArrays(wordsOf(before), wordsOf(after), { timeout: patienceMs });
  if (parts === undefined)
    return [
      { text: before, kind: 'removed' },
      { text: after, kind: 'added' },
    ];
  return parts.map(({ value, added, removed }) => ({
    text: value.join(''),
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

const blocks = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, pre, tr, figure, hr';

/** An article as it is read, paragraph by paragraph. @param picture stands for one without words */
export function readable(html: string, picture: string): string {
  const { body } = parsedHtml(html);
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  for (const image of body.querySelectorAll('img'))
    image.replaceWith(image.alt.trim() === '' ? picture : `[${image.alt}]`);
  for (const block of body.querySelectorAll(blocks)) block.append('\n\n');
  return (body.textContent ?? '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

export interface Difference {
  field: string;
  before: string | null;
  after: string | null;
}

/** Fields that say something else. */
export function differences(before: readonly RevisionValue[], after: readonly RevisionValue[]): Difference[] {
  const later = new Map(after.map(({ field, text }) => [field, text]));
  return before
    .map(({ field, text }) => ({ field, before: text, after: later.get(field) ?? null }))
    .filter((one) => one.before !== one.after);
}
