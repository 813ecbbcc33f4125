import { expect, it } from 'vitest';
import { contentSecurityPolicy, outsideHosts } from './security.ts';

it('names no host but ours where visits are not measured [P-342]', () => {
  expect(contentSecurityPolicy('n', outsideHosts(null))).not.toMatch(/https?:/);
});

it('opens for the script of the measurement and for what it sends to, and for nothing else', () => {
  const policy = contentSecurityPolicy('n', outsideHosts({ id: 'M-1', script: 'https://stats.example/gtag.js' }));
  expect(policy).toContain("script-src 'self' 'nonce-n' https://stats.example;");
  expect(policy).toContain("connect-src 'self' https://stats.example;");
  expect(policy).toContain("default-src 'self';");
});
