/** What a browser does between site and provider: keeps cookies by host, and goes where it is sent. */
import type { TestApi } from '../../../testing/start-api.ts';

const site = 'http://localhost:3000';
const mostHops = 15;

export class Browser {
  private readonly jars = new Map<string, Map<string, string>>();
  private readonly api: TestApi;
  private readonly comesFrom: string;

  /** @param comesFrom where a sign-in is begun, as Sec-Fetch-Site says it */
  constructor(api: TestApi, comesFrom = 'same-origin') {
    this.api = api;
    this.comesFrom = comesFrom;
  }

  /** Of the site, as a header. */
  cookies(): string {
    return this.cookieHeader(new URL(site).host);
  }

  keep(cookie: string): void {
    const [name = '', value = ''] = cookie.split('=', 2);
    this.jar(new URL(site).host).set(name, value);
  }

  forget(name: string): void {
    this.jar(new URL(site).host).delete(name);
  }

  /** One step. @returns where it is sent next; null: a page */
  async step(address: string): Promise<{ status: number; next: string | null }> {
    const { host, pathname } = new URL(address);
    // the person presses the button; all else is where a provider leads
    const from = pathname === '/api/auth/login/oidc' ? this.comesFrom : 'cross-site';
    const answer = await fetch(address.replace(site, this.api.url), {
      redirect: 'manual',
      headers: { cookie: this.cookieHeader(host), 'sec-fetch-site': from, 'sec-fetch-mode': 'navigate' },
    });
    for (const cookie of answer.headers.getSetCookie()) this.take(host, cookie);
    await answer.arrayBuffer();
    const location = answer.headers.get('location');
    return { status: answer.status, next: location === null ? null : new URL(location, address).href };
  }

  /** Until a page of the site. @param before sees each address that the browser is sent to, and may change it */
  async go(address: string, before: (next: string) => string | Promise<string> = (next) => next): Promise<string> {
    let at = new URL(address, site).href;
    for (let hops = 0; hops < mostHops; hops += 1) {
      const { next, status } = await this.step(at);
      if (next === null) throw new Error(`No way on from ${new URL(at).pathname}, which answered ${String(status)}`);
      at = await before(next);
      const { origin, pathname, search } = new URL(at);
      if (origin === site && !pathname.startsWith('/api/')) return `${pathname}${search}`;
    }
    throw new Error('Sent around without end');
  }

  async user(): Promise<{ id: number; role: string } | null> {
    const answer = await this.api.get('/api/auth/user', { cookie: this.cookies() });
    return (await answer.json()) as { id: number; role: string } | null;
  }

  private jar(host: string): Map<string, string> {
    const jar = this.jars.get(host) ?? new Map<string, string>();
    this.jars.set(host, jar);
    return jar;
  }

  private cookieHeader(host: string): string {
    return Array.from(this.jar(host), ([name, value]) => `${name}=${value}`).join('; ');
  }

  private take(host: string, cookie: string): void {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value === '' || /expires=Thu, 01 Jan 1970/i.test(cookie)) this.jar(host).delete(name);
    else this.jar(host).set(name, value);
  }
}
