import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatDate } from '#i18n/format.ts';
import { type AnswerTo, never, problem } from '#testing/answers.ts';
import { filledIn, digits } from '#testing/fill-in.ts';
import { article, articlesPage } from '#testing/made/article.ts';
import { openScreen } from '#testing/screen.tsx';
import { type Language, languages, words } from '#testing/words.ts';

const open = async (language: Language, answer: AnswerTo<'GET /api/blog-posts'>, search = '') => {
  const screen = await openScreen(`/${language}/blog${search}`, {
    language,
    answers: { 'GET /api/blog-posts': answer },
  });
  const text = screen.text.blog;
  return {
    ...screen,
    blog: text,
    asked: () =>
      screen.api.calls
        .filter(({ operation }) => operation === 'GET /api/blog-posts')
        .map(({ query }) => Object.fromEntries(query)),
    search: within(screen.getByRole('search', { name: text.search.label })),
  };
};
const ofAll = (language: Language) => ({ status: 'published', language, sort: 'newest', page: '1', limit: '10' });
const several = (count: number, total = count) =>
  articlesPage(
    Array.from({ length: count }, (_, n) => article({ title: `Article ${String(n + 1)}` }, n + 1)),
    total,
  );

describe.each(languages)('the blog (%s)', (language) => {
  it('asks for what is published in the language; the first article is large, the others are a list [P-029 P-191 P-324]', async () => {
    const screen = await open(language, several(4));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(screen.blog.title);
    const cards = await screen.findAllByRole('article');
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, 4)).toEqual(['Article 1', 'Article 2', 'Article 3', 'Article 4']);
    const rest = cards[1]!.closest('ul')!;
    expect(within(rest).getAllByRole('article')).toEqual(cards.slice(1));
    expect(cards[0]!.closest('ul')).toBeNull();
    expect(cards[0]).toHaveTextContent(screen.blog.read);
    expect(screen.asked()).toEqual([ofAll(language)]);
    expect(screen.queryByRole('navigation', { name: screen.text.common.pagination.label })).toBeNull();
  });

  it('a card says what, when and of which kind, and leads to its article [P-227]', async () => {
    const slug = 'مكاتب-🏢';
    const post = article({ slug, categoryId: 3, publishedAt: '2026-11-03T22:30:00.000Z' });
    const screen = await open(language, articlesPage([article({}, 9), post]));
    const card = within((await screen.findAllByRole('article'))[1]!);
    expect(card.getByRole('link', { name: post.title })).toHaveAttribute(
      'href',
      `/${language}/blog/${encodeURIComponent(slug)}`,
    );
    expect(card.getByText(post.excerpt!)).toBeInTheDocument();
    expect(card.getByText(screen.blog.categories['3'])).toBeInTheDocument();
    // late on the 3rd in UTC, the 4th in Qatar
    expect(card.getByText(formatDate('2026-11-04T00:00:00+03:00', language))).toHaveAttribute(
      'datetime',
      post.publishedAt,
    );
  });

  it('each category has a name of its own in this language [P-227]', async () => {
    const ids = [1, 2, 3, 4, 5, 6, 7] as const;
    const posts = ids.map((id) => article({ categoryId: id, category: { id, name: 'Stored' } }, id));
    const screen = await open(language, articlesPage(posts));
    const cards = await screen.findAllByRole('article');
    for (const [n, id] of ids.entries())
      expect(within(cards[n]!).getByText(screen.blog.categories[id])).toBeInTheDocument();
    expect(screen.queryByText('Stored')).toBeNull();
    expect(new Set(Object.values(screen.blog.categories)).size).toBe(7);
  });

  it('a category that staff added has the name that they gave it; one that is gone has none', async () => {
    const posts = [
      article({ categoryId: 12, category: { id: 12, name: 'Neighbours & noise' } }, 1),
      article({ categoryId: null, category: null, excerpt: null, publishedAt: null }, 2),
    ];
    const screen = await open(language, articlesPage(posts));
    const [named, bare] = await screen.findAllByRole('article');
    expect(named).toHaveTextContent('Neighbours & noise');
    const day = within(bare!).getByText(formatDate(posts[1]!.createdAt, language));
    expect(day.previousElementSibling).toBeNull();
  });

  it.each([1, 2, 3, 10, 11, 100])('says how many there are: %i', async (total) => {
    const screen = await open(language, several(1, total));
    const form = new Intl.PluralRules(language).select(total);
    const texts = screen.blog as unknown as Record<string, string>;
    const said = filledIn(texts[`found_${form}`] ?? '', { number: digits(language, total) });
    expect(await screen.findByText(said)).toHaveAttribute('role', 'status');
  });

  it('search, category and order stand in the address, are asked for, and come back with Back [P-188 P-189 P-190 P-228 P-386]', async () => {
    const screen = await open(language, several(2));
    await screen.findAllByRole('article');
    const category = () => screen.getByLabelText<HTMLSelectElement>(screen.blog.search.category);
    expect([...category().options].map(({ value }) => value)).toEqual([
      'all',
      'market-insights',
      'buying-guide',
      'selling-tips',
      'investment',
      'luxury-properties',
      'legal-advice',
    ]);
    const order = () => screen.getByLabelText<HTMLSelectElement>(screen.blog.search.sort);
    expect([...order().options].map(({ text }) => text)).toEqual(Object.values(screen.blog.sorts));
    await screen.user.selectOptions(category(), 'market-insights');
    await waitFor(() => expect(screen.address()).toBe(`/${language}/blog?category=market-insights`));
    expect(category()).toHaveFocus();
    await screen.user.selectOptions(order(), 'oldest');
    await waitFor(() => expect(screen.address()).toBe(`/${language}/blog?category=market-insights&sort=oldest`));
    await screen.user.type(screen.getByRole('searchbox'), '  "Rent" & إيجار  {Enter}');
    const search = encodeURIComponent('"Rent" & إيجار').replaceAll('%20', '+');
    await waitFor(() =>
      expect(screen.address()).toBe(`/${language}/blog?category=market-insights&search=${search}&sort=oldest`),
    );
    await waitFor(() =>
      expect(screen.asked().at(-1)).toEqual({
        ...ofAll(language),
        sort: 'oldest',
        categoryId: '1,3',
        search: '"Rent" & إيجار',
      }),
    );
    expect(screen.getByRole('searchbox')).toHaveValue('"Rent" & إيجار');
    await screen.goTo(-1);
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
    expect([category().value, order().value]).toEqual(['market-insights', 'oldest']);
  });

  it('two choices one right after the other both count', async () => {
    const screen = await open(language, several(2));
    await screen.findAllByRole('article');
    fireEvent.change(screen.getByLabelText(screen.blog.search.category), { target: { value: 'investment' } });
    fireEvent.change(screen.getByLabelText(screen.blog.search.sort), { target: { value: 'title' } });
    await waitFor(() => expect(screen.address()).toBe(`/${language}/blog?category=investment&sort=title`));
    await waitFor(() => expect(screen.asked().at(-1)).toEqual({ ...ofAll(language), sort: 'title', categoryId: '2' }));
  });

  it('pages keep the search; a new search begins at the first', async () => {
    const screen = await open(language, several(10, 31), '?category=investment&page=2');
    await screen.findAllByRole('article');
    const pages = within(screen.getByRole('navigation', { name: screen.text.common.pagination.label }));
    const { goTo, next } = screen.text.common.pagination;
    expect(pages.getByRole('link', { name: filledIn(goTo, { page: digits(language, 2) }) })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(pages.getAllByRole('link').at(-1)).toHaveTextContent(next);
    expect(pages.getAllByRole('link').at(-1)).toHaveAttribute('href', `/${language}/blog?category=investment&page=3`);
    expect(screen.asked()).toEqual([{ ...ofAll(language), page: '2', categoryId: '2' }]);
    await screen.user.selectOptions(screen.getByLabelText(screen.blog.search.sort), 'title');
    await waitFor(() => expect(screen.address()).toBe(`/${language}/blog?category=investment&sort=title`));
  });

  it('says that nothing was found, and leads to everything [P-193]', async () => {
    const screen = await open(language, articlesPage([]), '?search=zzzz');
    expect(await screen.findByRole('heading', { name: screen.blog.empty })).toBeInTheDocument();
    expect(screen.getByText(screen.blog.emptyText)).toBeInTheDocument();
    expect(screen.queryByRole('article')).toBeNull();
    screen.api.answer({ 'GET /api/blog-posts': several(1) });
    await screen.user.click(screen.getByRole('link', { name: screen.blog.showAll }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('shows its place while it loads, says when it failed, and tries again [P-193]', async () => {
    const screen = await open(language, never);
    expect(await screen.findAllByTestId('post-placeholder')).toHaveLength(6);
    screen.api.answer({ 'GET /api/blog-posts': problem(503, 'server.unavailable') });
    await screen.goTo(`/${language}/blog?category=investment`);
    const again = await screen.findByRole('button', { name: screen.text.common.retry });
    expect(screen.getByRole('alert')).toHaveTextContent(screen.blog.failed);
    screen.api.answer({ 'GET /api/blog-posts': several(1) });
    await screen.user.click(again);
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has the newsletter, with the same check as everywhere [P-192 P-292]', async () => {
    const screen = await open(language, several(1));
    const form = within(screen.getByRole('form', { name: screen.text.newsletter.title }));
    await screen.user.type(form.getByLabelText(screen.text.newsletter.email), 'nowhere');
    await screen.user.click(form.getByRole('button'));
    expect((await screen.findAllByText(screen.text.newsletter.invalid)).length).toBeGreaterThan(0);
    expect(screen.api.calls.map(({ operation }) => operation)).not.toContain('POST /api/leads');
    screen.api.answer({ 'POST /api/leads': { id: 1, referenceId: 'MZL-1', status: 'new', link: null, next: null } });
    await screen.user.clear(form.getByLabelText(screen.text.newsletter.email));
    await screen.user.type(form.getByLabelText(screen.text.newsletter.email), 'noura@example.com');
    await screen.user.click(form.getByRole('button'));
    expect((await screen.findAllByText(screen.text.newsletter.subscribed)).length).toBeGreaterThan(0);
    const stored = screen.api.calls.find(({ operation }) => operation === 'POST /api/leads');
    expect(stored?.body).toMatchObject({
      email: 'noura@example.com',
      source: 'newsletter',
      language,
      page: `/${language}/blog`,
    });
  });
});

it('the words of the specification stand on the English page [P-193 P-196 P-201]', () => {
  const { empty, emptyText, missing, share } = words.en.blog;
  expect([empty, emptyText, missing.title, missing.text, share.copied]).toEqual([
    'No articles found',
    'Try adjusting your search or filter criteria',
    'Article Not Found',
    "The article you're looking for doesn't exist or has been removed.",
    'Link copied to clipboard!',
  ]);
});
