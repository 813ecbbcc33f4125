import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, never, problem } from '#testing/answers.ts';
import { counted, digits, filledIn } from '#testing/fill-in.ts';
import { article, articlesPage } from '#testing/made/article.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo, callsTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { type Language, languages } from '#testing/words.ts';

const bulk = 'POST /api/admin/blog-posts/bulk';
const list = 'GET /api/blog-posts';
const two = [article({ title: 'First' }, 1), article({ title: 'Second' }, 2)];
const planned = [{ id: 302, publishedAt: '2027-01-01T08:00:00.000Z' }];

async function open(answers: Answers = {}, language: Language = 'en', query = '') {
  const screen = await openScreen(`/admin/blog${query}`, {
    language,
    as: 'editor',
    answers: { [list]: articlesPage(two), ...answers },
  });
  const t = screen.text.adminBlog;
  const table = screen.text.adminTable;
  await screen.findByRole('row', { name: /First/ });
  const bar = () => within(screen.getByRole('region', { name: table.selectionLabel }));
  const choose = (name: string) =>
    screen.user.click(screen.getByRole('checkbox', { name: filledIn(table.selectRow, { name }) }));
  const press = (name: string) => screen.user.click(bar().getByRole('button', { name }));
  const undo = async () => screen.user.click(await screen.findByRole('button', { name: t.undo }));
  return { screen, t, table, bar, choose, press, undo };
}

describe.each(languages)('what is done to many articles (%s)', (language) => {
  it('publishes them, says which stayed as they were, and sets back exactly those that changed', async () => {
    const { screen, t, table, press, undo } = await open({ [bulk]: { changed: [301], planned: [] } }, language);
    await screen.user.click(screen.getByRole('checkbox', { name: table.selectPage }));
    await press(t.bulk.publish);
    await expectToast({
      title: counted(language, t.bulk, 'published', 1),
      description: counted(language, t.bulk, 'keptPublished', 1),
    });
    expect(screen.queryByRole('region', { name: table.selectionLabel })).toBeNull();
    await undo();
    await expectToast({ title: counted(language, t.bulk, 'undone', 1) });
    expect(bodiesTo(screen, bulk)).toEqual([
      { ids: [301, 302], action: 'publish' },
      { ids: [301], action: 'draft' },
    ]);
  });

  it('makes drafts of them, and the way back gives a planned one its time', async () => {
    const { screen, t, choose, press, undo } = await open({ [bulk]: { changed: [302, 301], planned } }, language);
    await choose('Second');
    await choose('First');
    screen.api.answer({ [list]: articlesPage([]) });
    await press(t.bulk.draft);
    await expectToast({ title: counted(language, t.bulk, 'drafted', 2) });
    expect(await screen.findByText(t.empty.title)).toBeInTheDocument();
    screen.api.answer({ [list]: articlesPage(two) });
    await undo();
    await expectToast({ title: counted(language, t.bulk, 'undone', 2) });
    expect(bodiesTo(screen, bulk)).toEqual([
      { ids: [302, 301], action: 'draft' },
      { ids: [302, 301], action: 'publish', planned },
    ]);
    expect(await screen.findByRole('row', { name: /First/ })).toBeInTheDocument();
  });

  it('deletes all that is found, across pages, only when that is confirmed, and brings it back [M-1205]', async () => {
    const ids = Array.from({ length: 27 }, (_, n) => 301 + n);
    const { screen, t, table, press, bar } = await open(
      {
        [list]: articlesPage(two, 27),
        'GET /api/admin/blog-posts/ids': { ids },
        [bulk]: { changed: ids, planned: [] },
      },
      language,
      '?search=rent&status=draft',
    );
    await screen.user.click(screen.getByRole('checkbox', { name: table.selectPage }));
    await press(counted(language, table, 'selectAll', 27));
    expect(
      await bar().findByText(filledIn(table.selectedHere, { here: digits(language, 2), other: digits(language, 25) })),
    ).toBeInTheDocument();
    expect(callsTo(screen, 'GET /api/admin/blog-posts/ids').map(({ query }) => query.toString())).toEqual([
      'search=rent&status=draft&sort=newest',
    ]);
    await press(t.bulk.delete);
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(counted(language, t.bulk, 'deleteTitle', 27))).toBeInTheDocument();
    expect(
      question.getByText(new RegExp(`First.*${t.bulk.deleteText}.*${screen.text.adminTrash.textMany}`)),
    ).toBeInTheDocument();
    await screen.user.click(question.getByRole('button', { name: screen.text.common.cancel }));
    expect(bodiesTo(screen, bulk)).toEqual([]);
    await press(t.bulk.delete);
    await screen.user.click(await screen.findByRole('button', { name: t.remove.action }));
    expect(await screen.findByText(counted(language, t.bulk, 'deleted', 27))).toBeInTheDocument();
    expect(bodiesTo(screen, bulk)).toEqual([{ ids, action: 'delete' }]);
    screen.api.answer({ 'POST /api/trash/restore': { restored: ids, renamed: [] } });
    await screen.user.click(await screen.findByRole('button', { name: screen.text.adminTrash.undo }));
    await expectToast({ title: counted(language, screen.text.adminTrash, 'restored', 27) });
    expect(bodiesTo(screen, 'POST /api/trash/restore')).toEqual([{ kind: 'post', ids }]);
  });

  it('says that it failed, and keeps the selection', async () => {
    const { screen, t, choose, press } = await open({ [bulk]: new Response('', { status: 503 }) }, language);
    await choose('Second');
    await press(t.bulk.draft);
    await expectToast({ title: t.bulk.failed, description: screen.text.adminProblems.unexpected, failed: true });
    expect(screen.getByRole('row', { name: /Second/ })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('what is said of many', () => {
  it.each([1, 2, 3, 11, 100])('%i are counted as Arabic does', async (count) => {
    const changed = Array.from({ length: count }, (_, n) => n + 1);
    const { t, choose, press } = await open({ [bulk]: { changed, planned: [] } }, 'ar');
    await choose('First');
    await press(t.bulk.publish);
    await waitFor(() => {
      expect(document.querySelector('li[data-variant]')).toHaveTextContent(counted('ar', t.bulk, 'published', count));
    });
  });

  it('is that nothing changed where nothing did, and then there is nothing to undo', async () => {
    const { screen, t, choose, press } = await open({ [bulk]: { changed: [], planned: [] } });
    await choose('First');
    await press(t.bulk.draft);
    await expectToast({ title: t.bulk.nothing, description: counted('en', t.bulk, 'keptDraft', 1) });
    expect(screen.queryByRole('button', { name: t.undo })).toBeNull();
  });

  it('is the server’s own sentence on English pages when it gave one', async () => {
    const { t, choose, press } = await open({ [bulk]: problem(409, 'post.busy', { detail: 'Somebody is at it' }) });
    await choose('First');
    await press(t.bulk.draft);
    await expectToast({ title: t.bulk.failed, description: 'Somebody is at it', failed: true });
  });
});

it('the box of a whole page cannot be ticked before its rows are there: a tick would pick nothing', async () => {
  const screen = await openScreen('/admin/blog', { as: 'editor', answers: { [list]: never } });
  const box = await screen.findByRole('checkbox', { name: screen.text.adminTable.selectPage });
  expect(box).toBeDisabled();
});
