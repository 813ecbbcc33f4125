import { expect, it } from 'vitest';
import { contentSecurityPolicy, outsideHosts } from './security.ts';

const outsideIn = (policy: string): string[] =>
  policy.split('; ').filter((part) => /https?:|\*/.test(part) && !part.startsWith('frame-src '));

it('lets no page move its base, be framed, or send its forms elsewhere [M-758]', () => {
  const parts = contentSecurityPolicy('n', outsideHosts(null)).split('; ');
  expect(parts).toEqual(
    expect.arrayContaining(["base-uri 'none'", "object-src 'none'", "form-action 'self'", "frame-ancestors 'none'"]),
  );
});

it('names no host but ours where visits are not measured, except for what a click frames [P-342]', () => {
  expect(outsideIn(contentSecurityPolicy('n', outsideHosts(null)))).toEqual([]);
});

it('lets pages frame the hosts of videos and tours alone, and pages of staff nothing [M-1027]', () => {
  const framesIn = (policy: string) => policy.split('; ').filter((part) => part.startsWith('frame-src'));
  expect(framesIn(contentSecurityPolicy('n', outsideHosts(null)))).toEqual([
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://my.matterport.com https://kuula.co',
  ]);
  const ofStaff = contentSecurityPolicy('n', outsideHosts(null, { staff: true }));
  expect(framesIn(ofStaff)).toEqual(["frame-src 'none'"]);
  expect(ofStaff).not.toMatch(/https?:/);
});

it('opens for what the measurement sends to, not for scripts of its host [M-761]', () => {
  const policy = contentSecurityPolicy(
    'n',
    outsideHosts({
      google: { id: 'M-1', script: 'https://stats.example/gtag.js' },
      metaPixel: null,
      tiktokPixel: null,
    }),
  );
  expect(outsideIn(policy)).toEqual([
    "img-src 'self' data: https://stats.example",
    "connect-src 'self' https://stats.example",
  ]);
  expect(policy).toContain("default-src 'self'; script-src 'self' 'strict-dynamic' 'nonce-n';");
});

it('opens for each pixel that is set, and for nothing else [A-055]', () => {
  const policy = contentSecurityPolicy('n', outsideHosts({ google: null, metaPixel: '123', tiktokPixel: null }));
  expect(outsideIn(policy)).toEqual([
    "img-src 'self' data: https://connect.facebook.net https://www.facebook.com",
    "connect-src 'self' https://connect.facebook.net https://www.facebook.com",
  ]);
  const tiktok = contentSecurityPolicy('n', outsideHosts({ google: null, metaPixel: null, tiktokPixel: 'C4' }));
  expect(outsideIn(tiktok)).toEqual([
    "img-src 'self' data: https://analytics.tiktok.com",
    "connect-src 'self' https://analytics.tiktok.com",
  ]);
});

it('takes no styles that are written into a page, and asks for Trusted Types unless scripts of others measure [M-762]', () => {
  const policy = contentSecurityPolicy('n', outsideHosts(null));
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default manzil ProseMirrorClipboard;");
  const measured = outsideHosts({ google: null, metaPixel: '123', tiktokPixel: null });
  expect(contentSecurityPolicy('n', measured)).not.toContain('trusted-types');
});
