import { cookieValue, storeChoice } from '#lib/stored-choice.ts';
import { type Language, resolveLanguage } from './language.ts';

/** By its path, and by the visitor's stored choice. */
export const languageOf = (request: Request): Language =>
  resolveLanguage(new URL(request.url).pathname, cookieValue(request.headers.get('cookie'), 'language'));

export function storeLanguage(language: Language): void {
  storeChoice('language', language);
}
