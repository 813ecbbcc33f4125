import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { problem } from '#testing/answers.ts';
import { headOf } from '#testing/head.ts';
import { detail, detailAnswers } from '#testing/made/listing.ts';
import { member } from '#testing/made/member.ts';
import { publicUrl, servedSite } from '#testing/served.ts';
import { languages, words } from '#testing/words.ts';

const scale = 4;
const agent = member({ name: 'Layla Haddad', nameAr: 'ليلى حداد' });

/** As a phone would: the squares of the picture, read by another library. */
function readQr(html: string): string | undefined {
  const [, size, path] = /viewBox="0 0 (\d+) \1"[^>]*><rect[^>]*><\/rect><path d="([^"]+)"/.exec(html) ?? [];
  const side = Number(size) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of (path ?? '').matchAll(/M(\d+) (\d+)h/g))
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < scale; column += 1) {
        const at = ((Number(y) * scale + row) * side + Number(x) * scale + column) * 4;
        pixels.fill(0, at, at + 3);
      }
  return jsQR(pixels, side, side)?.data;
}

describe.each(languages)('the brochure of a listing (%s)', (language) => {
  const path = `/${language}/properties/990001/brochure`;

  it('has price, facts, text, map and whom to ask, and its code leads to the listing [M-991]', async () => {
    const one = detail({ agent });
    const site = await servedSite(detailAnswers(one));
    const { status, body } = await headOf(await site.get(path));
    expect(status).toBe(200);
    expect(body).toContain(`${language === 'ar' ? String(one.titleAr) : one.title}</h1>`);
    expect(body).toContain(language === 'ar' ? one.descriptionAr : one.description);
    expect(body).toContain(words[language].listing.detail.facts);
    expect(body).toContain(language === 'ar' ? 'ليلى حداد' : 'Layla Haddad');
    expect(body).toMatch(/role="img"[^>]*class="relative aspect-8\/5/);
    expect(readQr(body)).toBe(`${publicUrl}/${language}/properties/990001`);
  });

  it('waits for nothing to be scrolled to, and is none of the pages of search engines [M-991]', async () => {
    const site = await servedSite(detailAnswers(detail()));
    const { body, meta, canonical } = await headOf(await site.get(path));
    const article = /<article[^]*<\/article>/.exec(body)?.[0] ?? '';
    expect(article.match(/loading="eager"/g)?.length).toBeGreaterThan(0);
    expect(meta['robots']).toContain('noindex');
    expect(canonical).toBe(`${publicUrl}/${language}/properties/990001`);
  });

  it.each([
    ['none by such a number', '/properties/990001/brochure', 404],
    ['none any more', '/properties/990001/brochure', 410],
    ['no number', '/properties/abc/brochure', 404],
  ])('of %s is a page that says so [M-991]', async (_name, address, status) => {
    const site = await servedSite({ 'GET /api/properties/{id}': problem(status, 'property.none') });
    expect((await site.get(`/${language}${address}`)).status).toBe(status);
  });
});
