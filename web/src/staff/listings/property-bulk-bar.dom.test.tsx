import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, never, problem } from '#testing/answers.ts';
import { counted, digits, filledIn } from '#testing/fill-in.ts';
import { listing } from '#testing/made/listing.ts';
import { catalogue, staffPage } from '#testing/made/staff-listing.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo, callsTo } from '#testing/sent.ts';
import { type Language, languages } from '#testing/words.ts';

const bulk = 'POST /api/admin/properties/bulk';
const list = 'GET /api/admin/properties';
const ids = [990_001, 990_002, 990_003];
const three = [1, 2, 3].map((n) => listing({ title: `Flat ${String(n)}`, titleAr: null }, n));

async function open(
  answers: Answers = {},
  { query = '', language = 'en' }: { query?: string; language?: Language } = {},
) {
  const screen = await openScreen(`/admin/properties-table${query}`, {
    language,
    as: 'editor',
    answers: catalogue(three, answers),
  });
  await screen.findByRole('row', { name: /Flat 1/ });
  const t = screen.text.adminProperties;
  const table = screen.text.adminTable;
  const bar = () => within(screen.getByRole('region', { name: table.selectionLabel }));
  const choose = (name: string) =>
    screen.user.click(screen.getByRole('checkbox', { name: filledIn(table.selectRow, { name }) }));
  const press = (name: string) => screen.user.click(bar().getByRole('button', { name }));
  return { screen, t, table, bar, choose, press };
}

describe('what is done to many listings', () => {
  it.each([
    ['activate', 'deactivate'],
    ['deactivate', 'activate'],
    ['feature', 'unfeature'],
    ['unfeature', 'feature'],
  ] as const)(
    '%s is done to exactly the selected ones, counted, and undone for those that changed',
    async (action, opposite) => {
      const { screen, t, choose, press } = await open({
        [bulk]: { changed: ids.slice(0, 2), otherDeal: [], incomplete: [], withoutMandate: [] },
      });
      for (const n of [1, 2, 3]) await choose(`Flat ${String(n)}`);
      await press(t.bulk[action]);
      expect(await screen.findByText(counted('en', t.bulk, 'done', 2))).toBeInTheDocument();
      await screen.user.click(screen.getByRole('button', { name: t.undo }));
      expect(await screen.findByText(counted('en', t.bulk, 'undone', 2))).toBeInTheDocument();
      expect(bodiesTo(screen, bulk)).toEqual([
        { ids, action },
        { ids: ids.slice(0, 2), action: opposite },
      ]);
      expect(screen.queryByRole('button', { name: t.undo })).toBeNull();
    },
  );

  it.each([0, 1, 2, 3, 11, 100])('of %i is counted as Arabic does', async (count) => {
    const changed = Array.from({ length: count }, (_, n) => n + 1);
    const { screen, t, choose, press } = await open(
      { [bulk]: { changed, otherDeal: [], incomplete: [], withoutMandate: [] } },
      { language: 'ar' },
    );
    await choose('Flat 1');
    await press(t.bulk.activate);
    expect(await screen.findByText(counted('ar', t.bulk, 'done', count))).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: t.undo })).toHaveLength(count === 0 ? 0 : 1);
  });
});

describe('while something is done to many listings', () => {
  it('nothing else is: the other buttons wait, and so does the list of statuses', async () => {
    const { t, choose, press, bar } = await open({ [bulk]: never });
    await choose('Flat 1');
    await press(t.bulk.activate);
    for (const name of [t.bulk.activate, t.bulk.feature, t.bulk.delete])
      expect(bar().getByRole('button', { name })).toBeDisabled();
    expect(bar().getByLabelText(t.bulk['set-status'])).toBeDisabled();
  });

  it('an undo that fails says so, and what was done stays selected', async () => {
    const { screen, t, choose, press, bar } = await open({
      [bulk]: { changed: ids.slice(0, 1), otherDeal: [], incomplete: [], withoutMandate: [] },
    });
    await choose('Flat 1');
    await press(t.bulk.feature);
    const undo = await screen.findByRole('button', { name: t.undo });
    screen.api.answer({ [bulk]: problem(503, 'server.unavailable') });
    await screen.user.click(undo);
    expect(await screen.findByText(t.bulk.failed)).toBeInTheDocument();
    expect(bar().getByText(`${digits('en', 1)} selected`)).toBeInTheDocument();
  });
});

describe.each(languages)('many listings (%s)', (language) => {
  it('are deleted when that is confirmed, and come back', async () => {
    const { screen, t, press, table } = await open(
      { [bulk]: { changed: ids, otherDeal: [], incomplete: [], withoutMandate: [] } },
      { language },
    );
    await screen.user.click(screen.getByRole('checkbox', { name: table.selectPage }));
    await press(t.bulk.delete);
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(counted(language, t.bulk, 'deleteTitle', 3))).toBeInTheDocument();
    expect(
      question.getByText(new RegExp(`Flat 1.*${t.bulk.deleteText}.*${screen.text.adminTrash.textMany}`)),
    ).toBeInTheDocument();
    expect(bodiesTo(screen, bulk)).toEqual([]);
    screen.api.answer({ [list]: staffPage([]) });
    await screen.user.click(question.getByRole('button', { name: t.delete.confirm }));
    expect(await screen.findByRole('heading', { name: t.empty.noneTitle })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: table.selectionLabel })).toBeNull();
    screen.api.answer({ [list]: staffPage(three) });
    await screen.user.click(await screen.findByRole('button', { name: t.undo }));
    expect(await screen.findByRole('row', { name: /Flat 1/ })).toBeInTheDocument();
    expect(bodiesTo(screen, bulk)).toEqual([
      { ids, action: 'delete' },
      { ids, action: 'restore' },
    ]);
  });
});

describe('the selection', () => {
  it('is made with the keyboard, row by row and as a range, and counts across pages', async () => {
    const { screen, t, bar, press } = await open({
      [bulk]: { changed: ids.slice(0, 2), otherDeal: [], incomplete: [], withoutMandate: [] },
      [list]: staffPage(three, { total: 13 }),
    });
    screen.getByRole('row', { name: /Flat 1/ }).focus();
    await screen.user.keyboard(' ');
    await screen.user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(screen.getAllByRole('row', { selected: true })).toHaveLength(2);
    expect(screen.getByRole('row', { name: /Flat 2/ })).toHaveFocus();
    screen.api.answer({ [list]: staffPage([listing({ title: 'Flat 9', titleAr: null }, 9)], { page: 2, total: 13 }) });
    await screen.user.click(screen.getByRole('button', { name: screen.text.common.pagination.next }));
    expect(await bar().findByText('0 on this page, 2 on other pages')).toBeInTheDocument();
    await press(t.bulk.deactivate);
    await waitFor(() => {
      expect(bodiesTo(screen, bulk)).toEqual([{ ids: ids.slice(0, 2), action: 'deactivate' }]);
    });
  });

  it('ends where something else is looked for: nobody remembers what is no longer on the screen', async () => {
    const { screen, table, choose } = await open();
    await choose('Flat 1');
    await screen.user.type(screen.getByRole('searchbox'), 'flat');
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: table.selectionLabel })).toBeNull();
    });
  });

  it('takes all that the filter finds, in words that say how many', async () => {
    const all = [...ids, ...Array.from({ length: 10 }, (_, n) => n + 1)];
    const { screen, t, table, press, bar } = await open(
      {
        [list]: staffPage(three, { total: 13 }),
        'GET /api/admin/properties/ids': { ids: all },
        [bulk]: { changed: all, otherDeal: [], incomplete: [], withoutMandate: [] },
      },
      { query: '?deal=sale&search=flat', language: 'ar' },
    );
    await screen.user.click(screen.getByRole('checkbox', { name: table.selectPage }));
    await press(counted('ar', table, 'selectAll', 13));
    expect(await bar().findByText(counted('ar', table, 'selected', 13))).toBeInTheDocument();
    const [asked] = callsTo(screen, 'GET /api/admin/properties/ids');
    expect(asked?.query.toString()).toBe('search=flat&deal=sale&sort=date_desc&language=ar');
    await screen.user.selectOptions(bar().getByLabelText(t.bulk['set-status']), 'sold');
    expect(await screen.findByText(counted('ar', t.bulk, 'done', 13))).toBeInTheDocument();
    expect(bodiesTo(screen, bulk)).toEqual([{ ids: all, action: 'set-status', status: 'sold' }]);
    expect(screen.queryByRole('button', { name: t.undo })).toBeNull();
  });

  it('says how many a status did not fit, and confirms deals [M-939 M-941]', async () => {
    const { screen, t, choose, press, bar } = await open({
      [bulk]: { changed: ids.slice(0, 1), otherDeal: ids.slice(1), incomplete: [], withoutMandate: [] },
    });
    for (const n of [1, 2, 3]) await choose(`Flat ${String(n)}`);
    await screen.user.selectOptions(bar().getByLabelText(t.bulk['set-status']), 'rented');
    expect(await screen.findByText(counted('en', t.bulk, 'otherDeal', 2))).toBeInTheDocument();
    await press(t.bulk['confirm-deal']);
    await waitFor(() => {
      expect(bodiesTo(screen, bulk)).toEqual([
        { ids, action: 'set-status', status: 'rented' },
        { ids, action: 'confirm-deal' },
      ]);
    });
  });

  it('stays when something fails, and says so', async () => {
    const { screen, t, table, choose, press, bar } = await open({ [bulk]: problem(503, 'server.unavailable') });
    await choose('Flat 2');
    await press(t.bulk.feature);
    expect(await screen.findByText(t.bulk.failed)).toBeInTheDocument();
    expect(screen.getByText(screen.text.adminProblems.server.unavailable)).toBeInTheDocument();
    expect(bar().getByText(`${digits('en', 1)} selected`)).toBeInTheDocument();
    screen.api.answer({ 'GET /api/admin/properties/ids': problem(503, 'server.unavailable') });
    await press(counted('en', table, 'selectAll', 3));
    expect(await screen.findByText(table.selectAllFailed)).toBeInTheDocument();
    expect(screen.getAllByRole('row', { selected: true })).toHaveLength(1);
    await press(table.clearSelection);
    await waitFor(() => {
      expect(screen.queryAllByRole('row', { selected: true })).toEqual([]);
    });
  });
});
