import { expect, it } from 'vitest';
import { contentSecurityPolicy, outsideHosts } from './security.ts';

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
  expect(policy).toContain("script-src 'self' 'nonce-n' https://stats.example;");
  expect(policy).toContain("connect-src 'self' https://stats.example;");
  expect(policy).toContain("default-src 'self';");
});

it('opens for each pixel that is set, and for nothing else [A-055]', () => {
  const policy = contentSecurityPolicy('n', outsideHosts({ google: null, metaPixel: '123', tiktokPixel: null }));
  expect(policy).toContain("script-src 'self' 'nonce-n' https://connect.facebook.net;");
  expect(policy).toContain("connect-src 'self' https://connect.facebook.net https://www.facebook.com;");
  expect(policy).not.toMatch(/google|tiktok/);
  const tiktok = contentSecurityPolicy('n', outsideHosts({ google: null, metaPixel: null, tiktokPixel: 'C4' }));
  expect(tiktok).toContain("script-src 'self' 'nonce-n' https://analytics.tiktok.com;");
});
