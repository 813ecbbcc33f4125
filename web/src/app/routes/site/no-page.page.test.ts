import { describe, expect, it } from 'vitest';
import { headOf } from '#testing/head.ts';
import { publicSite } from '#testing/made/public-site.ts';
import { servedSite } from '#testing/served.ts';
import { languages, words } from '#testing/words.ts';

describe.each(languages)('an unknown address (%s)', (language) => {
  it('is 404 with words and a way back, and for no search engine [P-031]', async () => {
    const site = await servedSite();
    const { notFound, nav } = words[language].shell;
    for (const path of ['/nothing-here', '/properties/1/2/3', '/blog/a/b', '/en/en', '/contact/sent', '/%D9%84']) {
      const answer = await site.get(`/${language}${path}`);
      const head = await headOf(answer);
      expect({ path, status: head.status, title: head.title, robots: head.meta['robots'] }).toEqual({
        path,
        status: 404,
        title: notFound.title,
        robots: 'noindex',
      });
      expect([head.canonical, head.alternates, head.jsonLd]).toEqual([undefined, {}, []]);
      for (const text of [notFound.message, notFound.home, nav.properties]) expect(head.body).toContain(text);
      expect(head.body).toContain(`href="/${language}"`);
    }
  });

  it('without a prefix is in the language that was chosen', async () => {
    const site = await servedSite();
    const head = await headOf(await site.get('/nothing-here', { Cookie: `language=${language}` }));
    expect([head.status, head.title]).toEqual([404, words[language].shell.notFound.title]);
  });
});

describe('the bare address', () => {
  it('says where it leads, leads there without scripts too, and forgets the language alone [P-014 P-015 P-016]', async () => {
    const site = await servedSite();
    const answer = await site.get('/', { Cookie: 'language=ar; currency=USD' });
    expect(answer.headers.get('refresh')).toBe('1; url=/en');
    expect(answer.headers.getSetCookie()).toEqual(['language=; Path=/; Max-Age=0; SameSite=Lax']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const head = await headOf(answer);
    expect([head.status, head.canonical, head.meta['robots']]).toEqual([200, '/en', 'noindex']);
    expect(head.body).toContain('<html lang="en" dir="ltr">');
    expect(head.body).toContain(words.en.shell.redirect.message);
    expect(head.body).toContain('href="/en"');
  });

  it('with advertisements behind it does the same', async () => {
    const site = await servedSite();
    const answer = await site.get('/?utm_source=x');
    expect([answer.headers.get('refresh'), answer.headers.getSetCookie().length]).toEqual(['1; url=/en', 1]);
  });
});

it.each(['/%', '/en/%E0%A4%A', '/%c0%ae', '/en/%ff'])(
  'an address that cannot be read, %s, is answered',
  async (path) => {
    const site = await servedSite(publicSite());
    const { status } = await site.get(path);
    expect([400, 404]).toContain(status);
  },
);

it('what only this visitor sees is for no search engine: saved listings', async () => {
  const site = await servedSite();
  for (const language of languages) {
    const head = await headOf(await site.get(`/${language}/saved`));
    expect([head.status, head.meta['robots']]).toEqual([200, 'noindex, follow']);
  }
});

it('the admin is for no search engine', async () => {
  const site = await servedSite();
  for (const path of ['/admin', '/admin-login', '/admin/leads']) {
    const head = await headOf(await site.get(path));
    expect({ path, status: head.status, robots: head.meta['robots'] }).toEqual({
      path,
      status: 200,
      robots: 'noindex, nofollow',
    });
  }
});
