/**
 * The token of the browser's session. The server gives it with "who am I" and wants it back with every change, so that a
 * page of another site, which can make a browser send the cookie, changes nothing. Kept in memory only.
 */
export const sessionTokenHeader = 'X-Session-Token';

let token: string | null = null;

/** Keeps the token that an answer brings, if it brings one. */
export function keepSessionToken(response: Response): void {
  token = response.headers.get(sessionTokenHeader) ?? token;
}

/** Headers for a change that does not go through the client, such as an upload with progress. */
export function sessionHeaders(): Record<string, string> {
  return token === null ? {} : { [sessionTokenHeader]: token };
}

/** Asks for the token of the session as it is now: signing in again elsewhere gives another. False without a session. */
export async function renewSessionToken(): Promise<boolean> {
  token = null;
  keepSessionToken(await fetch('/api/auth/user', { credentials: 'include' }));
  return token !== null;
}
