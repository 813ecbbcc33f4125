import { families, type Lie } from './lie.ts';
import { answersOfOthers } from './lies/answers-of-others.ts';
import { clocks } from './lies/clocks.ts';
import { firewalls } from './lies/firewalls.ts';
import { lookupsAndLists } from './lies/lookups-and-lists.ts';
import { onTheWire } from './lies/on-the-wire.ts';
import { sizeAndForm } from './lies/size-and-form.ts';
import { whatIsKept } from './lies/what-is-kept.ts';

const all = [answersOfOthers, onTheWire, sizeAndForm, whatIsKept, clocks, firewalls, lookupsAndLists].flat();

export const lies: readonly Lie[] = families.flatMap((family) => all.filter((lie) => lie.family === family));
