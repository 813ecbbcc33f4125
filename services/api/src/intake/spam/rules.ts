/** Each rule looks for one thing and gives points, 0 when it finds nothing. Tried on the corpus in corpus.ts. */
import { spamPhrases } from './phrases.ts';
import type { SpamText } from './score.ts';

type Rule = (text: SpamText) => number;

const address = /\b(?:https?:\/\/|www\.)\S+/gi;

/** Mail boxes that live for minutes. */
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
  /** People paste a listing or a map; nobody pastes three addresses. */
  manyLinks: ({ message }) => {
    const links = message.match(address)?.length ?? 0;
    return links >= 3 ? 3 : links === 2 ? 1 : 0;
  },
  /** Markup for links, which our form never shows: written by scripts for every form of the web. */
  linkMarkup: ({ message, name }) => (/<a\s[^>]*href|\[url[=\]]|\[link[=\]]/i.test(`${name} ${message}`) ? 4 : 0),
  /** An address where a name belongs. */
  linkInName: ({ name }) => (/https?:|www\.|\.(com|ru|net|xyz|top|info|online)\b/i.test(name) ? 4 : 0),
  spamPhrases: ({ message }) => Math.min(6, 3 * spamPhrases.filter((phrase) => phrase.test(message)).length),
  disposableMail: ({ email }) => (disposable.has(email.slice(email.indexOf('@') + 1)) ? 2 : 0),
  /** Letters typed by nobody: capitals in the middle of words, or many consonants in a row. */
  gibberishName: ({ name }) => (name.split(/\s+/).some(isGibberish) ? 3 : 0),
  gibberishMessage: ({ message }) => {
    const words = message.trim().split(/\s+/).filter(Boolean);
    return words.length > 0 && words.length <= 3 && words.some(isGibberish) ? 3 : 0;
  },
  /** One character or one word over and over. */
  repetition: ({ message }) => (/(.)\1{14,}/u.test(message) || repeatsWord(message) ? 3 : 0),
  /** The same text in every field. */
  nameIsMessage: ({ name, message }) => (name.length > 12 && message.trim() === name ? 3 : 0),
  /** A language that our visitors seldom write in, together with a link. */
  foreignScriptWithLink: ({ message }) =>
    /[\u0400-\u04ff\u4e00-\u9fff\u3040-\u30ff\uac00-\ud7af]{3}/u.test(message) && /https?:\/\/|www\./i.test(message)
      ? 4
      : 0,
};

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
