/** A visitor's choice: a cookie, for the server, mirrored to storage under the same name. */
import { writeStorage } from './storage.ts';

const oneYearSeconds = 31_536_000;

/** @param cookies a Cookie header or document.cookie */
export function cookieValue(cookies: string | null | undefined, name: string): string | undefined {
  return (cookies ?? '')
    .split(';')
    .map((part) => part.split('=', 2).map((text) => text.trim()))
    .find(([found]) => found === name)?.[1];
}

/** For document.cookie and Set-Cookie. */
export function choiceCookie(name: string, value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${String(oneYearSeconds)}; SameSite=Lax`;
}

export function storeChoice(name: string, value: string): void {
  document.cookie = choiceCookie(name, value);
  writeStorage(name, value);
}
