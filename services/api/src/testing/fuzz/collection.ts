/** Not what an operation is about, but what it does. */
const verbs = new Set(
  'admin bulk bulk-delete bulk-sync by-ids export featured ids import order replay replayable'.split(' '),
);
/** The answer to an enquiry names a lead. */
const others = new Map([['contact', 'leads']]);

/** What kind of thing an address names: the word before its placeholder or number, or the last that is no verb. */
export function collectionOf(path: string): string {
  const plain = path.split('?', 1)[0] ?? '';
  const words = plain.split('/').filter((word) => /^[a-z][a-z-]+$/.test(word));
  const word = /([a-z][a-z-]+)\/(?:\{|\d+$)/.exec(plain)?.[1] ?? words.findLast((one) => !verbs.has(one)) ?? '';
  return others.get(word) ?? word;
}
