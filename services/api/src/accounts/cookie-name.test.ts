import { expect, it } from 'vitest';
import { cookieName, cookieOptions, sessionCookie } from './session.ts';

it('over https only this very host sets the cookie of a session [M-759]', () => {
  expect(sessionCookie('https://manzil.example')).toBe('__Host-manzil.sid');
  // what browsers demand of the name
  expect(cookieOptions('https://manzil.example')).toMatchObject({ secure: true, path: '/' });
  expect(cookieOptions('https://manzil.example')).not.toHaveProperty('domain');
});

it('on this machine it has its plain name, which browsers take without TLS [M-759]', () => {
  expect(cookieName('http://localhost:3000', 'a.b')).toBe('a.b');
});
