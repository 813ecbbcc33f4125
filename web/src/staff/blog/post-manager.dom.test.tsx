import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { digits, filledIn } from '#testing/fill-in.ts';
import { article, articlesPage } from '#testing/made/article.ts';
import type { Role } from '#testing/people.ts';
import { openScreen } from '#testing/screen.tsx';
import { callsTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { type Language, languages } from '#testing/words.ts';

const list = 'GET /api/blog-posts';
const remove = 'DELETE /api/blog-posts/{id}';

afterEach(() => {
  vi.useRealTimers();
});

interface Options {
  language?: Language;
  as?: Role;
  query?: string;
}
async function open(answers: Answers = {}, { language = 'en', as = 'editor', query = '' }: Options = {}) {
  const screen = await openScreen(`/admin/blog${query}`, {
    language,
    as,
    answers: { [list]: articlesPage([article()]), 'GET /api/blog-categories': [], ...answers },
  });
  const t = screen.text.adminBlog;
  const asked = () => callsTo(screen, list).map(({ query: sent }) => sent.toString());
  return { screen, t, asked };
}

describe.each(languages)('the blog manager (%s)', (language) => {
  it('counts the articles, and shows each with its excerpt, state, language, category and author [A-003 A-020 A-086 A-087 A-456]', async () => {
    const posts = [
      article(),
      article(
        {
          language: 'ar',
          title: 'مكاتب',
          status: 'draft',
          publishedAt: null,
          excerpt: null,
          category: { id: 9, name: 'Our own' },
          author: null,
        },
        2,
      ),
    ];
    const { screen, t } = await open({ [list]: articlesPage(posts, 1234) }, { language });
    const title = filledIn(t.titleCount, { formatted: language === 'ar' ? '١٬٢٣٤' : '1,234' });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    const { published: _published, tags: _tags, ...usual } = t.columns;
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      screen.text.adminTable.selectPage,
      ...Object.values(usual),
    ]);
    const cells = (name: RegExp) =>
      within(screen.getByRole('row', { name }))
        .getAllByRole('gridcell')
        .slice(1, 6)
        .map(({ textContent }) => textContent);
    expect(cells(/What offices cost/)).toEqual([
      'What offices cost 1Rents in Lusail, tower by tower.',
      t.status.published,
      t.languages.en,
      t.categories['2'],
      'Noor Haddad',
    ]);
    expect(cells(/مكاتب/)).toEqual(['مكاتب', t.status.draft, t.languages.ar, 'Our own', '–']);
  });

  it('says that there is none, and whether that is because of what is looked for [A-088]', async () => {
    const { screen, t } = await open({ [list]: articlesPage([]) }, { language });
    expect(await screen.findByText(t.empty.title)).toBeInTheDocument();
    expect(screen.getByText(t.empty.none)).toBeInTheDocument();
    await screen.goTo('/admin/blog?search=nothing');
    expect(await screen.findByText(t.empty.filtered)).toBeInTheDocument();
  });

  it('deletes an article when that is confirmed [A-296 A-361]', async () => {
    const { screen, t } = await open({ [remove]: undefined }, { language });
    const button = filledIn(t.remove.for, { title: 'What offices cost 1' });
    await screen.user.click(await screen.findByRole('button', { name: button }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(`${t.remove.text} ${screen.text.adminTrash.text}`)).toBeInTheDocument();
    await screen.user.click(question.getByRole('button', { name: screen.text.common.cancel }));
    expect(callsTo(screen, remove)).toEqual([]);
    await screen.user.click(await screen.findByRole('button', { name: button }));
    screen.api.answer({ [list]: articlesPage([]) });
    await screen.user.click(await screen.findByRole('button', { name: t.remove.action }));
    await expectToast({ title: t.deleted });
    expect(await screen.findByText(t.empty.title)).toBeInTheDocument();
    expect(callsTo(screen, remove).map(({ params }) => params['id'])).toEqual(['301']);
  });

  it('says that an article could not be deleted [A-406]', async () => {
    const { screen, t } = await open({ [remove]: new Response('', { status: 503 }) }, { language });
    const button = filledIn(t.remove.for, { title: 'What offices cost 1' });
    await screen.user.click(await screen.findByRole('button', { name: button }));
    await screen.user.click(await screen.findByRole('button', { name: t.remove.action }));
    await expectToast({ title: t.error, description: t.deleteFailed, failed: true });
    screen.api.answer({ [remove]: problem(404, 'post.not_found') });
    await screen.user.click(await screen.findByRole('button', { name: button }));
    await screen.user.click(await screen.findByRole('button', { name: t.remove.action }));
    await expectToast({ title: t.error, description: screen.text.adminProblems.post.not_found, failed: true });
  });
});

it('says it in the words of the specification [A-086 A-088 A-296 A-361 A-406]', async () => {
  const { screen } = await open({ [remove]: new Response('', { status: 500 }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Blog Posts (1)' })).toBeInTheDocument();
  const press = async (name: string) => screen.user.click(await screen.findByRole('button', { name }));
  await press('Delete "What offices cost 1"');
  expect(await screen.findByText(/^Are you sure you want to delete this blog post\?/)).toBeInTheDocument();
  await press('Delete');
  await expectToast({ title: 'Error', description: 'Failed to delete blog post', failed: true });
  screen.api.answer({ [remove]: undefined, [list]: articlesPage([]) });
  await press('Delete "What offices cost 1"');
  await press('Delete');
  await expectToast({ title: 'Blog post deleted successfully' });
  expect(await screen.findByText('No blog posts found')).toBeInTheDocument();
});

describe('what is looked for', () => {
  it('is what the address says, and nothing that the server would refuse [A-084]', async () => {
    const { screen, asked } = await open(
      {},
      { query: '?search=%20desk%20&status=draft&language=fr&sort=sideways&page=2' },
    );
    await screen.findByRole('row', { name: /What offices cost/ });
    expect(asked()).toEqual(['search=desk&status=draft&sort=newest&page=2&limit=25']);
    expect(screen.getByRole('link', { name: screen.text.adminBlog.export })).toHaveAttribute(
      'href',
      '/api/admin/blog-posts/export?search=desk&status=draft&sort=newest&columns=title%2Cstatus%2Clanguage%2Ccategory%2Cauthor%2Ccreated&headings=en',
    );
  });

  it('follows search, state, language and order, from the first page on, and is cleared at once [A-084 A-295]', async () => {
    const { screen, t, asked } = await open({}, { query: '?page=2', language: 'ar' });
    await screen.findByRole('row', { name: /What offices cost/ });
    await screen.user.type(screen.getByRole('searchbox'), 'Something ABOUT desks');
    await waitFor(() => {
      expect(asked().at(-1)).toBe('search=Something+ABOUT+desks&sort=newest&page=1&limit=25');
    });
    await screen.user.selectOptions(screen.getByLabelText(t.filters.status), 'draft');
    await screen.user.selectOptions(screen.getByLabelText(t.filters.language), 'en');
    await screen.user.selectOptions(screen.getByLabelText(screen.text.adminTable.sort), 'title');
    await waitFor(() => {
      expect(asked().at(-1)).toBe('search=Something+ABOUT+desks&status=draft&language=en&sort=title&page=1&limit=25');
    });
    await screen.user.click(screen.getByRole('button', { name: screen.text.adminTable.clearFilters }));
    await waitFor(() => {
      expect(screen.address()).toBe('/admin/blog?sort=title');
      expect(screen.getByRole('searchbox')).toHaveValue('');
    });
  });
});

describe('the list', () => {
  it('is looked at again every five seconds, offers what it knows, and touches nothing that is typed [A-354 A-440]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const tagged = articlesPage([article()]);
    tagged.headers.set('ETag', '"1"');
    let fresh = tagged;
    const times: number[] = [];
    const { screen, t } = await open(
      {
        [list]: ({ headers, query }) => {
          if (query.get('search') === 'zz-etag') times.push(Date.now());
          return headers.get('if-none-match') === fresh.headers.get('etag')
            ? new Response(null, { status: 304 })
            : fresh.clone();
        },
      },
      { query: '?dialog=add&search=zz-etag' },
    );
    const dialog = within(await screen.findByRole('dialog'));
    const title = dialog.getByLabelText(t.fields.title);
    await screen.user.type(title, 'half a thought');
    const lists = () => callsTo(screen, list).filter(({ query }) => query.get('search') === 'zz-etag');
    const before = lists().length;
    await vi.advanceTimersByTimeAsync(4_000);
    const soon = lists().length;
    expect(soon - before).toBeLessThanOrEqual(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(lists().length - soon).toBeGreaterThanOrEqual(2);
    expect(lists().length - soon).toBeLessThanOrEqual(3);
    const waits = times.slice(before).map((time, n) => time - times[before + n - 1]!);
    expect(waits.filter((ms) => ms < 5_000)).toEqual([]);
    expect(lists().at(-1)?.headers.get('if-none-match')).toBe('"1"');
    fresh = articlesPage([article({ title: 'Written elsewhere' }, 2)]);
    fresh.headers.set('ETag', '"2"');
    await vi.advanceTimersByTimeAsync(5_500);
    expect(await screen.findByRole('row', { name: /Written elsewhere/, hidden: true })).toBeInTheDocument();
    expect(title).toHaveValue('half a thought');
  });

  it('says of an article for later that it is planned, and that it is there when its time has come', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const publishedAt = new Date(Date.now() + 12_000).toISOString();
    const { screen, t } = await open({ [list]: () => articlesPage([article({ publishedAt })]) });
    const row = await screen.findByRole('row', { name: /What offices cost/ });
    expect(within(row).getByText(t.status.scheduled)).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(within(row).getByText(t.status.scheduled)).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(12_000);
    expect(await within(row).findByText(t.status.published)).toBeInTheDocument();
  });
});

describe('who looks', () => {
  it('as an agent reads and exports, selects nothing and changes nothing [A-003 A-012]', async () => {
    const { screen, t } = await open({}, { as: 'agent', query: '?dialog=add' });
    const row = await screen.findByRole('row', { name: /What offices cost/ });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: t.new })).toBeNull();
    expect(within(row).queryAllByRole('button')).toEqual([]);
    expect(screen.getByRole('link', { name: t.export })).toHaveAttribute('download');
    await screen.goTo('/admin/blog?dialog=edit-301');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each(languages)('without a role is told so, and nothing is asked for (%s) [A-012]', async (language) => {
    const { screen, asked } = await open({}, { as: 'user', language });
    expect(await screen.findByText(screen.text.admin.denied.noRole)).toBeInTheDocument();
    expect(screen.queryByRole('row')).toBeNull();
    expect(asked()).toEqual([]);
  });

  it('is told that the list could not be had', async () => {
    const { screen, t } = await open({ [list]: problem(503, 'server.unavailable') });
    const again = await screen.findByRole('button', { name: screen.text.admin.failed.retry });
    expect(screen.getByRole('heading', { level: 1, name: t.title })).toBeInTheDocument();
    screen.api.answer({ [list]: articlesPage([article()]) });
    await screen.user.click(again);
    expect(await screen.findByText(filledIn(t.titleCount, { formatted: digits('en', 1) }))).toBeInTheDocument();
  });
});

it('what the table asks while nobody is at the keyboard keeps no session alive', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { screen } = await open();
  await screen.findByRole('row', { name: /What offices cost/ });
  fireEvent.keyDown(window, { key: 'a' });
  await screen.goTo('/admin/blog?search=a');
  const last = () => callsTo(screen, list).at(-1)?.headers.get('X-Background');
  await waitFor(() => expect(callsTo(screen, list)).toHaveLength(2));
  expect(last()).toBeNull();
  await vi.advanceTimersByTimeAsync(61_000);
  await screen.goTo('/admin/blog?search=b');
  await waitFor(() => expect(callsTo(screen, list).at(-1)?.query.get('search')).toBe('b'));
  expect(last()).toBe('1');
});
