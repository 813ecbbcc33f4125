import { expect, it } from 'vitest';
import { contentSecurityPolicy, outsideHosts } from './security.ts';

const outsideIn = (policy: string): string[] => policy.split('; ').filter((part) => /https?:|\*/.test(part));

it('lets no page move its base, be framed, or send its forms elsewhere [M-758]', () => {
  const parts = contentSecurityPolicy('n', outsideHosts(null)).split('; ');
  expect(parts).toEqual(
    expect.arrayContaining(["base-uri 'none'", "object-src 'none'", "form-action 'self'", "frame-ancestors 'none'"]),
  );
});

it('names no host but ours where visits are not measured [P-342]', () => {
  expect(contentSecurityPolicy('n', outsideHosts(null))).not.toMatch(/https?:/);
});

it('opens for the script of the measurement and for what it sends to, and for nothing else', () => {
  const policy = contentSecurityPolicy(
    'n',
    outsideHosts({
      google: { id: 'M-1', script: 'https://stats.example/gtag.js' },
      metaPixel: null,
      tiktokPixel: null,
    }),
  );
  expect(outsideIn(policy)).toEqual([
    "script-src 'self' 'nonce-n' https://stats.example",
    "img-src 'self' data: https://stats.example",
    "connect-src 'self' https://stats.example",
  ]);
  expect(policy).toContain("default-src 'self';");
});

it('opens for each pixel that is set, and for nothing else [A-055]', () => {
  const policy = contentSecurityPolicy('n', outsideHosts({ google: null, metaPixel: '123', tiktokPixel: null }));
  expect(outsideIn(policy)).toEqual([
    "script-src 'self' 'nonce-n' https://connect.facebook.net",
    "img-src 'self' data: https://connect.facebook.net https://www.facebook.com",
    "connect-src 'self' https://connect.facebook.net https://www.facebook.com",
  ]);
  const tiktok = contentSecurityPolicy('n', outsideHosts({ google: null, metaPixel: null, tiktokPixel: 'C4' }));
  expect(outsideIn(tiktok)).toEqual([
    "script-src 'self' 'nonce-n' https://analytics.tiktok.com",
    "img-src 'self' data: https://analytics.tiktok.com",
    "connect-src 'self' https://analytics.tiktok.com",
  ]);
});
