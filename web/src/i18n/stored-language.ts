/** A cookie, so that the server knows it; mirrored to the storage key `language`. */
import { isLanguage, type Language } from './language.ts';

const cookieName = 'language';
const oneYearSeconds = 31_536_000;

/** From a Cookie header or document.cookie. */
export function readStoredLanguage(cookies: string | null | undefined): Language | null {
  for (const part of (cookies ?? '').split(';')) {
    const [name, value] = part.split('=', 2);
    if (name?.trim() === cookieName && isLanguage(value?.trim())) return value.trim() as Language;
  }
  return null;
}

export function storeLanguage(language: Language): void {
  document.cookie = `${cookieName}=${language}; Path=/; Max-Age=${String(oneYearSeconds)}; SameSite=Lax`;
  try {
    localStorage.setItem(cookieName, language);
  } catch {
    // Storage is off: the cookie keeps it.
  }
}
