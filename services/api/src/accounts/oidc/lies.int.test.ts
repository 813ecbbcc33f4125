/** With a provider made by hand, which lies. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInAs, type Staff } from '../../testing/sign-in.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { enrolled } from '../testing/enrolled.ts';
import { Browser } from './testing/browser.ts';
import { json, type Lie, type LyingProvider, startLyingProvider } from './testing/lying-provider.ts';
import { settingsFor } from './testing/settings.ts';

const start = '/api/auth/login/oidc';
let provider: LyingProvider;
let api: TestApi;
let person: Staff;
beforeAll(async () => {
  provider = await startLyingProvider();
  api = await startApi({ settings: { ...settingsFor(provider, { OIDC_TRUST_MFA: 'on' }), DEMO_MODE: 'on' } });
  person = await signInAs(api, 'agent');
  await api.pool.query(`insert into identities (user_id, issuer, subject) values ($1, $2, 'person')`, [
    person.id,
    provider.issuer,
  ]);
});
beforeEach(() => {
  provider.lie = {};
  return api.pool.query('truncate request_limits');
});
afterEach(() => api.demandContract());
afterAll(async () => {
  await api.close();
  await provider.close();
});

async function ends(lie: Lie) {
  provider.lie = lie;
  const browser = new Browser(api);
  return { place: await browser.go(start), user: await browser.user() };
}
const refused = { place: '/admin-login?provider=refused', user: null };
const past = Math.floor(Date.now() / 1000) - 3600;

it('an honest answer signs in: what follows can fail', async () => {
  expect(await ends({})).toMatchObject({ place: '/admin', user: { id: person.id } });
  // one of a list is enough, and numbers of people may be any text
  expect((await ends({ claims: { aud: ['manzil'], azp: 'manzil' } })).user).toMatchObject({ id: person.id });
});

it('the code is exchanged with the verifier of PKCE and the secret in the header', async () => {
  provider.exchanges.length = 0;
  await ends({});
  const [exchange] = provider.exchanges;
  expect(exchange?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
  expect(exchange?.get('client_secret')).toBeNull();
});

describe('what the standards leave open', () => {
  it.each<[what: string, lie: Lie]>([
    ['another signature that its metadata name', { signedBy: 'its key for ES256' }],
    ['a token that does not name its key', { signedBy: 'its key without a name' }],
    ['an issuer in the address (RFC 9207)', { back: (given) => given.set('iss', provider.issuer) }],
    [
      'names that nobody asked for',
      { back: (given) => given.set('session_state', 'x.y'), claims: { acr: '0', x: [1] } },
    ],
    ['numbers as big as they get', { claims: { exp: 4_102_444_800, auth_time: past } }],
  ])('%s signs in', async (_what, lie) => {
    expect(await ends(lie)).toMatchObject({ place: '/admin', user: { id: person.id } });
  });

  it('a provider that takes the secret in the body alone is given it there', async () => {
    provider.lie = { metadata: { token_endpoint_auth_methods_supported: ['client_secret_post'] } };
    const other = await startApi({ settings: { ...settingsFor(provider), DEMO_MODE: 'on' } });
    try {
      provider.exchanges.length = 0;
      expect(await new Browser(other).go(start)).toBe('/admin-login?provider=not_linked');
      expect(provider.exchanges[0]?.get('client_secret')).toBe(provider.client.secret);
    } finally {
      await other.close();
    }
  });
});

describe('a sign-in does not count', () => {
  const lies: [what: string, lie: Lie][] = [
    ['another nonce', { claims: { nonce: 'another' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['another issuer', { claims: { iss: 'https://elsewhere.example' } }],
    ['another audience', { claims: { aud: 'another client' } }],
    ['an audience of several, made out for another', { claims: { aud: ['manzil', 'another'], azp: 'another' } }],
    ['an old token', { claims: { iat: past - 60, exp: past } }],
    ['a token without an end', { claims: { exp: undefined } }],
    ['a token of nobody', { claims: { sub: undefined } }],
    ['a number for a person', { claims: { sub: 7 } }],
    ['a person longer than 255 letters', { claims: { sub: 'x'.repeat(256) } }],
    ['a signature of a stranger', { signedBy: 'a stranger' }],
    ['no signature', { signedBy: 'nobody' }],
    ['a signature by the secret of the client', { signedBy: 'the secret of the client' }],
    ['another state', { back: (given) => given.set('state', 'another') }],
    ['no state', { back: (given) => given.delete('state') }],
    ['two codes', { back: (given) => given.append('code', 'another') }],
    ['no code', { back: (given) => given.delete('code') }],
    ['another issuer in the address (RFC 9207)', { back: (given) => given.set('iss', 'https://elsewhere.example') }],
    ['an error there', { back: (given) => (given.delete('code'), given.set('error', 'server_error')) }],
    ['a code that was used or is too old', { token: (res) => json(res, { error: 'invalid_grant' }, 400) }],
    ['no id token', { token: (res) => json(res, { access_token: 'x', token_type: 'Bearer' }) }],
    ['a page for an answer', { token: (res) => res.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Welcome') }],
    ['an answer that leads elsewhere', { token: (res) => res.writeHead(307, { Location: '/authorize' }).end() }],
    ['no JSON', { token: (res) => res.writeHead(200, { 'Content-Type': 'application/json' }).end('{"id_token":') }],
  ];
  it.each(lies)('by %s [M-916]', async (_what, lie) => {
    expect(await ends(lie)).toEqual(refused);
  });

  it('when the person says no there, which is no refusal of ours [M-916]', async () => {
    const back = (given: URLSearchParams): void => {
      given.delete('code');
      given.set('error', 'access_denied');
      given.set('error_description', '<script>alert(1)</script>');
    };
    expect(await ends({ back })).toEqual({ place: '/admin-login?provider=cancelled', user: null });
  });

  it.each<[what: string, lie: Lie]>([
    ['fails', { token: (res) => res.writeHead(500).end() }],
    ['hangs up', { token: (res) => res.destroy() }],
    [
      'answers ten megabytes',
      { token: (res) => res.writeHead(200, { 'Content-Type': 'application/json' }).end(`"${'x'.repeat(10_000_000)}"`) },
    ],
    [
      'never ends its answer',
      {
        token: (res) => {
          res.writeHead(200, { 'Content-Type': 'application/json' }).write('{');
        },
      },
    ],
  ])('when the provider %s: said as such, within seconds [M-918]', async (_what, lie) => {
    expect(await ends(lie)).toEqual({ place: '/admin-login?provider=unreachable', user: null });
  });

  it('and nothing that came from there stands in the log', () => {
    expect(api.logLines.join('\n')).not.toMatch(/code-\d|eyJ|person|elsewhere\.example/);
  });
});

describe('several factors that the provider asked for', () => {
  const withFactor = async (amr: unknown, settings: Record<string, string> = {}) => {
    const other = await startApi({ settings: { ...settingsFor(provider, settings), DEMO_MODE: 'on' } });
    try {
      const one = await enrolled(other);
      await other.pool.query(`insert into identities (user_id, issuer, subject) values ($1, $2, 'person')`, [
        one.id,
        provider.issuer,
      ]);
      provider.lie = { claims: { amr } };
      return await new Browser(other).go(start);
    } finally {
      await other.close();
    }
  };
  const second = '/admin-login?second=totp&next=%2Fadmin';

  it('stand for the second step here only where the operator says so [M-918]', async () => {
    expect(await withFactor(['pwd', 'mfa'], { OIDC_TRUST_MFA: 'on' })).toBe('/admin');
    expect(await withFactor(['pwd'], { OIDC_TRUST_MFA: 'on' })).toBe(second);
    expect(await withFactor('mfa', { OIDC_TRUST_MFA: 'on' })).toBe(second);
    expect(await withFactor(['pwd', 'mfa'])).toBe(second);
  });
});

describe('a provider that is not there', () => {
  it.each<[what: string, lie: Lie]>([
    ['answers nothing', { silent: true }],
    ['names another issuer', { metadata: { issuer: 'https://elsewhere.example' } }],
    ['names an address that is none of the web', { metadata: { authorization_endpoint: 'javascript:alert(1)' } }],
  ])('%s: said on the sign-in page, and tried again by the next one [M-918]', async (_what, lie) => {
    const other = await startApi({ settings: { ...settingsFor(provider), DEMO_MODE: 'on' } });
    try {
      provider.lie = lie;
      const asked = Date.now();
      expect(await new Browser(other).go(`${start}?next=/admin/blog`)).toBe(
        '/admin-login?provider=unreachable&next=%2Fadmin%2Fblog',
      );
      expect(Date.now() - asked).toBeLessThan(10_000);
      // the password goes on to work
      const staff = await signInAs(other, 'agent');
      const linking = await other.send('POST', '/api/auth/identity', { cookie: staff.cookie, origin: staff.origin });
      expect([linking.status, ((await linking.json()) as { code: string }).code]).toEqual([
        503,
        'identity.unreachable',
      ]);
      if (lie.metadata?.['authorization_endpoint'] !== undefined) return;
      provider.lie = {};
      expect(await new Browser(other).go(start)).toBe('/admin-login?provider=not_linked');
    } finally {
      await other.close();
    }
  });

  it('went after it had answered: the button leads to no dead address [M-918]', async () => {
    expect((await ends({})).place).toBe('/admin');
    expect((await ends({ silent: true })).place).toBe('/admin-login?provider=unreachable');
    expect((await ends({})).place).toBe('/admin');
  });

  it('was never set: there is no button, and nothing to begin', async () => {
    const other = await startApi();
    try {
      expect(await (await other.get('/api/auth/sign-in-provider')).json()).toBeNull();
      expect(await new Browser(other).go(start)).toBe('/admin-login');
      expect(await new Browser(other).go(`${start}/callback?code=x&state=y`)).toBe('/admin-login?provider=expired');
      const staff = await signInAs(other, 'agent');
      const linking = await other.send('POST', '/api/auth/identity', { cookie: staff.cookie, origin: staff.origin });
      expect([linking.status, ((await linking.json()) as { code: string }).code]).toEqual([
        409,
        'identity.no_provider',
      ]);
    } finally {
      await other.close();
    }
  });
});
