/** The stored choice of language: a cookie, so that the server knows it, mirrored to the storage key `language`. */
import { isLanguage, type Language } from './language.ts';

const cookieName = 'language';
const oneYearSeconds = 31_536_000;

/** Reads the choice from a Cookie header or document.cookie; null when there is none. */
export function readStoredLanguage(cookies: string | null | undefined): Language | null {
  for (const part of (cookies ?? '').split(';')) {
    const [name, value] = part.split('=', 2);
    if (name?.trim() === cookieName && isLanguage(value?.trim())) return value.trim() as Language;
  }
  return null;
}

/** Remembers the choice in this browser. Private windows may refuse storage; the cookie alone is enough then. */
export function storeLanguage(language: Language): void {
  document.cookie = `${cookieName}=${language}; Path=/; Max-Age=${String(oneYearSeconds)}; SameSite=Lax`;
  try {
    localStorage.setItem(cookieName, language);
  } catch {
    // Storage is switched off; the cookie keeps the choice.
  }
}
