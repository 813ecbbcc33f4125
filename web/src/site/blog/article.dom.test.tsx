import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDate } from '#i18n/format.ts';
import { never, problem } from '#testing/answers.ts';
import { article, articlesPage } from '#testing/made/article.ts';
import { openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { expectToast } from '#testing/toast.ts';
import { type Language, languages } from '#testing/words.ts';

type Post = ReturnType<typeof article>;

const slug = 'مكاتب-rents';
const post = (language: Language, changes: Partial<Post> = {}): Post =>
  article({ language, slug, translation: null, featuredImage: '/media/a/1280.webp', ...changes }, 1);

async function open(
  language: Language,
  given: Post | Response,
  related: Post[] = [],
  more: ScreenOptions['answers'] = {},
) {
  const screen = await openScreen(`/${language}/blog/${encodeURIComponent(slug)}`, {
    language,
    answers: { 'GET /api/blog/{slug}': given, 'GET /api/blog-posts': articlesPage(related), ...more },
  });
  return { ...screen, blog: screen.text.blog, heading: () => screen.findByRole('heading', { level: 1 }) };
}

function deviceHas({
  share,
  copy,
}: {
  share?: (data: ShareData) => Promise<void>;
  copy?: (text: string) => Promise<void>;
}) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const clipboard = { writeText: copy ?? (() => Promise.reject(new Error('not allowed'))) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

beforeEach(() => {
  // nothing is loaded here
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

describe.each(languages)('an article (%s)', (language) => {
  const own = `${window.location.origin}/${language}/blog/${encodeURIComponent(slug)}`;

  it('shows its kind, title, summary, day, picture, text and tags; its author is the Admin [P-030 P-194 P-195 P-198 P-200]', async () => {
    const given = post(language, { content: '<p>First.</p><h2>Second</h2>' });
    const screen = await open(language, given);
    expect(await screen.heading()).toHaveTextContent(given.title);
    const shown = within(screen.getByRole('article'));
    expect(shown.getByText(screen.blog.categories['2'])).toBeInTheDocument();
    expect(shown.getByText(given.excerpt!)).toBeInTheDocument();
    expect(shown.getByText(formatDate(given.publishedAt, language))).toHaveAttribute('datetime', given.publishedAt);
    expect(shown.getByText(screen.blog.by.replace('{{author}}', screen.blog.author))).toBeInTheDocument();
    expect(shown.queryByText(/Noor/)).toBeNull();
    expect(screen.getByRole('article').querySelector('img')).toHaveAttribute('src', '/media/a/1280.webp');
    expect(shown.getByText('First.').closest('.prose')).not.toBeNull();
    expect(shown.getByRole('heading', { level: 2, name: 'Second' })).toBeInTheDocument();
    const tags = within(shown.getByRole('list', { name: screen.blog.tags })).getAllByRole('listitem');
    expect(tags.map(({ textContent }) => textContent)).toEqual(given.tags);
    expect(shown.getByRole('link', { name: screen.blog.cta.action })).toHaveAttribute('href', `/${language}/contact`);
  });

  it('without a summary, a picture or tags shows none of them', async () => {
    const screen = await open(language, post(language, { excerpt: null, featuredImage: null, tags: [] }));
    await screen.heading();
    expect(screen.getByRole('article').querySelector('img')).toBeNull();
    expect(screen.queryByRole('list', { name: screen.blog.tags })).toBeNull();
  });

  it('is handed on by three networks and by mail, whatever stands in its title [P-197 P-345]', async () => {
    const title = 'Rents & "leases" 100% #1?';
    const screen = await open(language, post(language, { title }));
    await screen.heading();
    const group = within(screen.getByRole('group', { name: screen.blog.share.label }));
    const link = (name: string) => group.getByRole('link', { name: new RegExp(`^${name}`) });
    for (const [name, host, fields] of [
      ['facebook', 'https://www.facebook.com', { u: own }],
      ['twitter', 'https://twitter.com', { url: own, text: title }],
      ['linkedin', 'https://www.linkedin.com', { url: own }],
    ] as const) {
      const shared = link(screen.blog.share[name]);
      const { origin, searchParams } = new URL(shared.getAttribute('href')!);
      expect([origin, Object.fromEntries(searchParams)]).toEqual([host, fields]);
      expect([shared.getAttribute('target'), shared.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    }
    const mail = new URL(link(screen.blog.share.email).getAttribute('href')!);
    expect([mail.protocol, mail.searchParams.get('subject'), mail.searchParams.get('body')]).toEqual([
      'mailto:',
      title,
      own,
    ]);
  });

  it('is copied where the device has no sheet, and says so [P-196]', async () => {
    const screen = await open(language, post(language));
    await screen.heading();
    const copied: string[] = [];
    deviceHas({ copy: (text) => Promise.resolve(void copied.push(text)) });
    await screen.user.click(screen.getByRole('button', { name: screen.blog.share.action }));
    await expectToast({ title: screen.blog.share.copied });
    expect(copied).toEqual([own]);
  });

  it('goes to the device’s own sheet where there is one, and says nothing of its own [P-196]', async () => {
    const screen = await open(language, post(language));
    await screen.heading();
    const share = vi.fn(() => Promise.resolve());
    const copy = vi.fn(() => Promise.resolve());
    deviceHas({ share, copy });
    await screen.user.click(screen.getByRole('button', { name: screen.blog.share.action }));
    expect(share.mock.calls).toEqual([[{ title: post(language).title, url: own }]]);
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    await screen.user.click(screen.getByRole('button', { name: screen.blog.share.action }));
    expect(copy).not.toHaveBeenCalled();
    expect(document.querySelector('li[data-variant]')).toBeNull();
    share.mockRejectedValueOnce(new Error('no target'));
    await screen.user.click(screen.getByRole('button', { name: screen.blog.share.action }));
    await expectToast({ title: screen.blog.share.copied });
  });

  it('says where the link is when nothing could be done with it', async () => {
    const screen = await open(language, post(language));
    await screen.heading();
    deviceHas({});
    await screen.user.click(screen.getByRole('button', { name: screen.blog.share.action }));
    await expectToast({ title: screen.blog.share.failed, description: screen.blog.share.failedText, failed: true });
  });

  it('is followed by up to three others: those of its kind first, then the newest, never itself, none twice [P-199 P-324]', async () => {
    const given = post(language);
    const of = (n: number) => article({ language, title: `Other ${String(n)}` }, n);
    const screen = await open(language, given, [], {
      'GET /api/blog-posts': ({ query }) =>
        articlesPage(query.get('categoryId') === '2' ? [given, of(5)] : [of(6), given, of(5), of(7), of(8)]),
    });
    const region = within(await screen.findByRole('region', { name: screen.blog.related }));
    await waitFor(() =>
      expect(region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        'Other 5',
        'Other 6',
        'Other 7',
      ]),
    );
    const asked = screen.api.calls.filter(({ operation }) => operation === 'GET /api/blog-posts');
    expect(asked.map(({ query }) => Object.fromEntries(query))).toEqual([
      { status: 'published', language, limit: '4', categoryId: '2' },
      { status: 'published', language, limit: '4' },
    ]);
  });

  it('alone on the blog has no such part', async () => {
    const given = post(language);
    const screen = await open(language, given, [given]);
    await screen.heading();
    await waitFor(() =>
      expect(screen.api.calls.filter(({ operation }) => operation === 'GET /api/blog-posts')).toHaveLength(2),
    );
    expect(screen.queryByRole('region', { name: screen.blog.related })).toBeNull();
  });

  it('is followed by the newest where those of its kind could not be had', async () => {
    const newest = Promise.withResolvers<Response>();
    const screen = await open(language, post(language), [], {
      'GET /api/blog-posts': ({ query }) =>
        query.has('categoryId') ? problem(503, 'server.unavailable') : newest.promise,
    });
    await screen.heading();
    await waitFor(() =>
      expect(screen.api.calls.filter(({ operation }) => operation === 'GET /api/blog-posts')).toHaveLength(2),
    );
    newest.resolve(articlesPage([article({ language, title: 'Other 6' }, 6)]));
    const region = within(await screen.findByRole('region', { name: screen.blog.related }));
    expect(region.getByRole('heading', { level: 3 })).toHaveTextContent('Other 6');
  });

  it.each([
    [404, 'post.not_found'],
    [410, 'post.gone'],
    [400, 'request.invalid'],
  ])(
    'answered with %i is not there any more, and the way back leads to the list [P-201 P-202 P-360]',
    async (status, code) => {
      const screen = await open(language, problem(status, code));
      expect(await screen.heading()).toHaveTextContent(screen.blog.missing.title);
      expect(screen.getByText(screen.blog.missing.text)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: screen.text.common.retry })).toBeNull();
      await screen.user.click(screen.getByRole('link', { name: screen.blog.missing.back }));
      await waitFor(() => expect(screen.address()).toBe(`/${language}/blog`));
    },
  );

  it('that failed can be tried again', async () => {
    const screen = await open(language, problem(503, 'server.unavailable'));
    const again = await screen.findByRole('button', { name: screen.text.common.retry });
    expect(screen.getByText(screen.blog.failedText)).toBeInTheDocument();
    screen.api.answer({ 'GET /api/blog/{slug}': post(language) });
    await screen.user.click(again);
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });

  it('of the other language, met inside this one, leads to its counterpart or to the list', async () => {
    const other = language === 'en' ? 'ar' : 'en';
    const screen = await open(language, post(other));
    await waitFor(() => expect(screen.address()).toBe(`/${language}/blog`));
    screen.api.answer({
      'GET /api/blog/{slug}': ({ params }) =>
        params['slug'] === 'counterpart'
          ? post(language, { slug: 'counterpart', title: 'The counterpart' })
          : post(other, { translation: { id: 9, slug: 'counterpart', language } }),
    });
    await screen.goTo(`/${language}/blog/another`);
    expect(await screen.findByRole('heading', { level: 1, name: 'The counterpart' })).toBeInTheDocument();
    await waitFor(() => expect(screen.address()).toBe(`/${language}/blog/counterpart`));
  });
});

it('while it loads its place is kept', async () => {
  const screen = await openScreen('/en/blog/x', { answers: { 'GET /api/blog/{slug}': never } });
  expect(await screen.findByRole('status', { name: screen.text.common.loading })).toBeInTheDocument();
});

it('a picture that does not load leaves words in its place', async () => {
  const screen = await open('en', post('en'));
  await screen.heading();
  const picture = () => screen.getByRole('article').querySelector('img');
  fireEvent.error(picture()!);
  fireEvent.error(picture()!);
  expect(screen.getByText(screen.text.common.gallery.none)).toBeInTheDocument();
});
