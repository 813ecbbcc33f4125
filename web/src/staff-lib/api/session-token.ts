/**
 * Against forged requests: each change carries a token of "who am I", which foreign pages cannot read. In memory only.
 */
export const sessionTokenHeader = 'X-Session-Token';

let token: string | null = null;

export function keepSessionToken(response: Response): void {
  token = response.headers.get(sessionTokenHeader) ?? token;
}

/** For changes outside the client, such as an upload with progress. */
export function sessionHeaders(): Record<string, string> {
  return token === null ? {} : { [sessionTokenHeader]: token };
}

/** After signing in elsewhere. False without a session. */
export async function renewSessionToken(): Promise<boolean> {
  token = null;
  keepSessionToken(await fetch('/api/auth/user', { credentials: 'include' }));
  return token !== null;
}
