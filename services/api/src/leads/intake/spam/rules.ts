/** Points, 0 for nothing found. Tried on the corpus in testing/. */
import { doubtfulPhrases, spamPhrases } from './phrases.ts';
import type { SpamText } from './text.ts';

type Rule = (text: SpamText) => number;

/** Mail boxes of minutes. */
const disposable = new Set([
  'mailinator.com',
  'guerrillamail.com',
  '10minutemail.com',
  'tempmail.com',
  'temp-mail.org',
  'yopmail.com',
  'trashmail.com',
  'sharklasers.com',
  'getnada.com',
  'maildrop.cc',
  'dispostable.com',
  'throwawaymail.com',
]);

export const rules: Readonly<Record<string, Rule>> = {
  /** Hardly anybody pastes three, ours and maps aside. */
  manyLinks: ({ links }) => (links.length >= 3 ? 3 : links.length === 2 ? 1 : 0),
  /** Our form shows none: scripts for every form write it. */
  linkMarkup: ({ message, name }) => (/<a\s[^<>]*href|\[url[=\]]|\[link[=\]]/i.test(`${name} ${message}`) ? 4 : 0),
  /** A bare address may be a company; an e-mail, a browser's slip. */
  linkInName: ({ name }) => {
    if (/https?:|www\./i.test(name)) return 4;
    return /(?<![@\w.-])[\w-]+(\.[\w-]+)*\.(com|ru|net|xyz|top|info|online)\b(?!@)/i.test(name) ? 2 : 0;
  },
  spamPhrases: ({ message }) => Math.min(6, 3 * found(spamPhrases, message)),
  doubtfulPhrases: ({ message }) => Math.min(2, found(doubtfulPhrases, message)),
  disposableMail: ({ email }) => (disposable.has(email.slice(email.indexOf('@') + 1)) ? 2 : 0),
  /** Capitals inside words, or many consonants in a row. */
  gibberishName: ({ name }) => (name.split(/\s+/).some(isGibberish) ? 3 : 0),
  gibberishMessage: ({ message }) => {
    const words = message.trim().split(/\s+/).filter(Boolean);
    return words.length > 0 && words.length <= 3 && words.some(isGibberish) ? 3 : 0;
  },
  repetition: ({ message }) => (/(.)\1{14,}/u.test(message) || repeatsWord(message) ? 3 : 0),
  nameIsMessage: ({ name, message }) => (name.length > 12 && message.trim() === name ? 3 : 0),
  /** Visitors seldom write so, with a link. */
  foreignScriptWithLink: ({ message, links }) =>
    links.length > 0 && /[\u0400-\u04ff\u4e00-\u9fff\u3040-\u30ff\uac00-\ud7af]{3}/u.test(message) ? 2 : 0,
};

const found = (phrases: readonly RegExp[], message: string): number =>
  phrases.filter((phrase) => phrase.test(message)).length;

function isGibberish(word: string): boolean {
  if (!/^[a-z]{8,}$/i.test(word)) return false;
  const insideCapitals = word.slice(1).match(/[A-Z]/g)?.length ?? 0;
  const mixedCase = insideCapitals >= 3 && /[a-z]/.test(word.slice(1));
  return mixedCase || /[bcdfghjklmnpqrstvwxz]{7,}/i.test(word);
}

function repeatsWord(message: string): boolean {
  const words = message
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 2);
  if (words.length < 10) return false;
  return new Set(words).size / words.length <= 1 / 3;
}
