import { describe, expect, it } from 'vitest';
import { problem } from '#testing/answers.ts';
import { listing, pageOf } from '#testing/made/listing.ts';
import { publicSite } from '#testing/made/public-site.ts';
import { servedSite } from '#testing/served.ts';

describe('a page of the site', () => {
  it.each(['/en', '/ar/properties', '/ar/contact', '/en/blog/office-rents', '/sitemap.xml', '/robots.txt'])(
    '%s comes as 304 to who has it',
    async (path) => {
      const contents = { listings: [], articles: [] };
      const site = await servedSite({ ...publicSite(), 'GET /internal/sitemap': contents });
      const first = await site.get(path);
      const etag = first.headers.get('etag') ?? '';
      expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(first.headers.get('vary')).toBe('Accept-Encoding, Cookie');
      expect(etag).toMatch(/^W\/".{20,}"$/);
      const again = await site.get(path, { 'If-None-Match': etag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect((await site.get(path, { 'If-None-Match': '"other"' })).status).toBe(200);
      const asked = site.api.calls.length;
      await site.get(`${path}?utm_campaign=spring&gclid=1`);
      expect(site.api.calls).toHaveLength(asked);
    },
  );

  it('allows exactly its own scripts, and no style but those of its files [P-342] [M-761] [M-762]', async () => {
    const site = await servedSite(publicSite());
    for (const path of ['/en', '/ar/blog', '/ar/properties/990001']) {
      const answer = await site.get(path);
      const policy = answer.headers.get('content-security-policy') ?? '';
      const body = await answer.text();
      const [, nonce = ''] = /script-src 'self' 'strict-dynamic' 'nonce-([^']+)';/.exec(policy) ?? [];
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toContain('unsafe');
      expect(body).not.toMatch(/ style=|<style/);
      const inline = Array.from(body.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)).filter(
        ([, attributes = '']) => !/ src=|ld\+json/.test(attributes),
      );
      expect(inline.length).toBeGreaterThan(1);
      for (const [, attributes = ''] of inline) expect(attributes).toContain(`nonce="${nonce}"`);
    }
  });

  it('is another for each language, currency and unit, and for nothing else that a visitor sends', async () => {
    const site = await servedSite({
      ...publicSite(),
      'GET /api/properties': pageOf([listing({ price: '3640.00' })]),
    });
    const marks = new Map<string, string | null>();
    for (const cookie of [
      '',
      'currency=USD',
      'areaUnit=sqft',
      'currency=USD; areaUnit=sqft',
      'session=abc',
      'language=ar',
    ])
      marks.set(cookie, (await site.get('/en/properties', { Cookie: cookie })).headers.get('etag'));
    expect(marks.get('session=abc')).toBe(marks.get(''));
    expect(marks.get('language=ar')).toBe(marks.get(''));
    expect(new Set(marks.values()).size).toBe(4);
  });

  it('that failed is not kept: the next visitor gets the list', async () => {
    const site = await servedSite({ ...publicSite(), 'GET /api/properties': problem(503, 'server.unavailable') });
    const failed = await site.get('/en/properties');
    expect([failed.status, failed.headers.get('cache-control'), failed.headers.get('etag')]).toEqual([
      503,
      'no-store',
      null,
    ]);
    site.api.answer({ 'GET /api/properties': pageOf([listing()]) });
    expect((await site.get('/en/properties')).status).toBe(200);
  });
});

describe('a page where visits are measured', () => {
  const analytics = { id: 'M-1"&<', script: 'https://stats.example/gtag.js' };

  it('says so in its head, and lets its browser load that script alone [P-342]', async () => {
    const site = await servedSite({}, { analytics });
    const answer = await site.get('/en/about');
    const policy = answer.headers.get('content-security-policy') ?? '';
    const body = await answer.text();
    expect(body).toContain('<meta name="analytics-id" content="M-1&quot;&amp;&lt;"/>');
    expect(body).toContain('<meta name="analytics-script" content="https://stats.example/gtag.js"/>');
    expect(policy).toContain("connect-src 'self' https://stats.example;");
    // by 'strict-dynamic', and its sinks are its own
    expect(policy).toContain("script-src 'self' 'strict-dynamic' 'nonce-");
    expect(policy).not.toContain('trusted-types');
    // asks for consent first
    expect(body).not.toMatch(/<script[^>]*stats\.example/);
  });

  it('and one where they are not names nobody outside [P-342]', async () => {
    const site = await servedSite({}, { analytics, site: { marketing: { google_analytics: null } } });
    const answer = await site.get('/en/about');
    // frames of videos are asked for by a click
    const policy = answer.headers.get('content-security-policy')?.replace(/frame-src [^;]+;/, '');
    expect(policy).not.toContain('https:');
    expect(await answer.text()).not.toMatch(/<meta name="(analytics|meta-pixel|tiktok)/);
  });
});
