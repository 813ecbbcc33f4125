import { everyNth } from '../dice.ts';
import type { Answer, LieOfFamily, Reply } from '../lie.ts';
import { byKind, changed, onLeads, oneIn } from '../replies.ts';
import { bytesOf, reworded, withFields } from '../speak.ts';

const megabyte = 1024 * 1024;

const always = (change: (answer: Answer) => Reply) => onLeads(changed(change));
const padded = (size: number) => {
  const history = `{"history":"${'x'.repeat(size)}",`;
  return (answer: Answer): Answer => reworded(answer, (json) => json.replace('{', history));
};
const deep = `{"history":${'['.repeat(200_000)}${']'.repeat(200_000)},`;

export const sizeAndForm: readonly LieOfFamily[] = [
  {
    name: 'six-megabytes',
    does: 'true answers of 6 MB, to writes and lookups',
    begin: () => always(padded(6 * megabyte)),
  },
  {
    name: 'forty-megabytes',
    does: 'every third answer, to writes and lookups, has 40 MB',
    begin: () => onLeads(oneIn(3, changed(padded(40 * megabyte)))),
  },
  {
    name: 'deep-json',
    does: 'answers hold lists in lists, 200,000 deep',
    begin: () => always((answer) => reworded(answer, (json) => json.replace('{', deep))),
  },
  {
    name: 'huge-numbers',
    does: 'versions of 400 digits in every third answer, and beyond 53 bits in the others',
    begin: () => {
      const isEndless = everyNth(3);
      const version = (): string => (isEndless() ? '9'.repeat(400) : '9007199254740993');
      return always((answer) =>
        reworded(answer, (json) => json.replaceAll(/"version":1\b/g, `"version":${version()}`)),
      );
    },
  },
  {
    name: 'byte-order-mark',
    does: 'answers begin with a byte order mark',
    begin: () => always((answer) => reworded(answer, (json) => `\uFEFF${json}`)),
  },
  {
    name: 'latin-1',
    does: 'answers in Latin-1, with a name that is no UTF-8',
    begin: () =>
      always((answer) => ({
        ...answer,
        headers: { 'content-type': 'application/json; charset=iso-8859-1' },
        body: Buffer.from(bytesOf(answer).toString().replace('{', '{"owner":"Zoë Müller",'), 'latin1'),
      })),
  },
  {
    name: 'long-ids',
    does: 'every fourth lead gets an id of 10,000 signs, in answers and lookups',
    begin: ({ book }) => {
      book.idsBy((number) => (number % 4 === 0 ? unlike(number, 10_000) : `C-${String(number)}`));
      return {};
    },
  },
  {
    name: 'ids-with-nul',
    does: 'ids hold a NUL and half a surrogate pair',
    begin: ({ book }) => {
      book.idsBy((number) => `C-\u0000${String(number)}\uD800`);
      return {};
    },
  },
  {
    name: 'empty-ids',
    does: 'the ids in answers to writes are empty',
    begin: () => byKind({ write: changed((answer) => withFields(answer, { id: '' })) }),
  },
];

/** Hardly compressible. */
function unlike(number: number, length: number): string {
  let state = number;
  let text = '';
  while (text.length < length) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    text += state.toString(36);
  }
  return text.slice(0, length);
}
