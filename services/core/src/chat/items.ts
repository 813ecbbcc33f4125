import { type Item, readItems as readWith } from '../search/sentence/items.ts';
import { chatWords } from './lexicon.ts';

/** What a message says, by the one reader of sentences with the chat's words beside. */
export const readItems = (text: string): Item[] => readWith(text, chatWords).map(({ item }) => item);
