/** The site as a client of one's own: no browser, and the session kept by hand. */
export interface Site {
  url: string;
  cookies: () => { name: string; value: string }[];
  ask: (method: string, path: string, body?: unknown) => Promise<Answer>;
}

export interface Answer {
  status: number;
  text: string;
}

const patienceMs = 30_000;

/** As anybody. */
export function openSite(url: string): Site {
  const kept = new Map<string, string>();
  let token = '';

  async function ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        origin: url,
        cookie: [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token === '' ? {} : { 'x-session-token': token }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      kept.set(name, value);
    }
    token = answer.headers.get('x-session-token') ?? token;
    return { status: answer.status, text: await answer.text() };
  }

  return { url, ask, cookies: () => [...kept].map(([name, value]) => ({ name, value })) };
}

/** Signed in as the demo's administrator. @throws Error when that is refused */
export async function openAsStaff(url: string): Promise<Site> {
  const site = openSite(url);
  const signedIn = await site.ask('POST', '/api/auth/login', { username: 'admin', password: 'manzil-demo' });
  if (signedIn.status !== 200) throw new Error(`Nobody can sign in: ${signedIn.text}`);
  await site.ask('GET', '/api/auth/user');
  return site;
}
