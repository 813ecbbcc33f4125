import type { Lie, LieOfFamily } from './lie.ts';
import { answersOfOthers } from './lies/answers-of-others.ts';
import { clocks } from './lies/clocks.ts';
import { firewalls } from './lies/firewalls.ts';
import { lookupsAndLists } from './lies/lookups-and-lists.ts';
import { onTheWire } from './lies/on-the-wire.ts';
import { sizeAndForm } from './lies/size-and-form.ts';
import { whatIsKept } from './lies/what-is-kept.ts';

/** In the order of docs/reliability.md. */
const families: Readonly<Record<string, readonly LieOfFamily[]>> = {
  'answers of others': answersOfOthers,
  'on the wire': onTheWire,
  'size and form': sizeAndForm,
  'what is kept': whatIsKept,
  clocks,
  'firewalls and key': firewalls,
  'lookups and lists': lookupsAndLists,
};

export const lies: readonly Lie[] = Object.entries(families).flatMap(([family, all]) =>
  all.map((lie) => ({ ...lie, family })),
);
