import type { TFunction } from 'i18next';

type AnyWords = (key: string, options: object) => string;

/** As stored where we have no word. */
export const kindWord = (t: TFunction<'adminProperties'>, group: 'category' | 'subType', value: string): string =>
  (t as AnyWords)(`vocabulary:${group}.${value.trim().toLowerCase()}`, { defaultValue: value });
