/** What people outside wrote, as text that does nothing. */
import { convert } from 'html-to-text';
import { mostAnswerLetters } from './mailbox.ts';

/** Nobody's letter is longer; what a mail program wraps around it is left out. */
const mostHtmlLetters = 2_000_000;

/** Tabs and line ends stay; what hides, or turns the direction of what stands around it, goes. */
const unseen =
  /[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/** One line, of at most so many letters. */
export const cleanLine = (text: string, most: number): string =>
  firstLetters(text.replaceAll(/\s+/g, ' ').replaceAll(unseen, '').trim(), most).text;

/** @returns `isCut`: there was more */
export function cleanText(text: string): { text: string; isCut: boolean } {
  const clean = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(unseen, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{4,}/g, '\n\n\n')
    .trim();
  return firstLetters(clean, mostAnswerLetters);
}

function firstLetters(text: string, most: number): { text: string; isCut: boolean } {
  if (text.length <= most) return { text, isCut: false };
  // no half letter
  return { text: text.slice(0, most).replace(/[\uD800-\uDBFF]$/, ''), isCut: true };
}

const skipped = ['script', 'style', 'head', 'title', 'noscript', 'template', 'object', 'svg', 'img', 'iframe'];

/** Without what was hidden from the reader, as far as its own style says so. */
export const textOfHtml = (html: string): string =>
  convert(html.slice(0, mostHtmlLetters), {
    wordwrap: false,
    limits: { maxDepth: 100, maxChildNodes: 10_000, maxInputLength: mostHtmlLetters },
    selectors: [
      ...skipped.map((selector) => ({ selector, format: 'skip' })),
      { selector: '[hidden]', format: 'skip' },
      { selector: '[style*="display:none"]', format: 'skip' },
      { selector: '[style*="display: none"]', format: 'skip' },
      { selector: '[style*="visibility:hidden"]', format: 'skip' },
      { selector: '[style*="visibility: hidden"]', format: 'skip' },
      { selector: 'a', options: { ignoreHref: true } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: 'blockquote', format: 'blockquote' },
    ],
  });
