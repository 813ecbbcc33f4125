/** What a browser of staff asks for, with its session kept. */
export interface StaffSession {
  /** 200: signed in; 202: the password is right, and a second factor is wanted. */
  status: number;
  /** @throws Error for an answer that is none of success */
  ask: (method: string, path: string, body?: object) => Promise<unknown>;
}

const withinMs = 30_000;

export async function signIn(siteUrl: string, username: string, password: string): Promise<StaffSession> {
  const cookies = new Map<string, string>();
  let token = '';
  async function send(method: string, path: string, body?: object): Promise<Response> {
    const answer = await fetch(siteUrl + path, {
      method,
      headers: {
        'content-type': 'application/json',
        origin: siteUrl,
        'x-session-token': token,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(withinMs),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    token = answer.headers.get('x-session-token') ?? token;
    return answer;
  }
  const answer = await send('POST', '/api/auth/login', { username, password });
  await answer.body?.cancel();
  return {
    status: answer.status,
    async ask(method, path, body) {
      const given = await send(method, path, body);
      const text = await given.text();
      if (!given.ok) throw new Error(`${method} ${path} answered ${String(given.status)}: ${text}`);
      return text === '' ? null : (JSON.parse(text) as unknown);
    },
  };
}
