import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isolated } from '#staff-lib/isolated.ts';
import { type Answers, problem } from '#testing/answers.ts';
import { counted, digits, filledIn } from '#testing/fill-in.ts';
import type { Role } from '#testing/people.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo, callsTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { type Language, languages } from '#testing/words.ts';
import type { TrashItem } from './api/trash.ts';

const list = 'GET /api/trash';
const restore = 'POST /api/trash/restore';
const purge = 'POST /api/trash/purge';

const item = (changes: Partial<TrashItem> = {}): TrashItem => ({
  kind: 'post',
  id: 7,
  title: 'Where to open a clinic',
  titleAr: null,
  reference: 'clinic',
  deletedAt: '2026-11-02T08:00:00.000Z',
  goneAt: '2026-12-02T08:00:00.000Z',
  deletedBy: 'Noor Haddad',
  ...changes,
});
const listing = item({ kind: 'property', id: 7, title: 'Tower floor', titleAr: 'طابق في برج', reference: 'MZL-P7' });

const page = (items: TrashItem[], mayPurge = true) => ({
  items,
  pagination: { page: 1, limit: 50, total: items.length, totalPages: 1, hasNext: false, hasPrev: false },
  kinds: ['lead' as const, 'property' as const, 'post' as const, 'agent' as const],
  keptDays: 30,
  mayPurge,
});

async function open(language: Language, answers: Answers = {}, as: Role = 'admin') {
  const all = { [list]: page([item(), listing], as === 'admin'), ...answers };
  const screen = await openScreen('/admin/trash', { language, as, answers: all });
  const { adminTrash: t, adminTable: table } = screen.text;
  const press = async (name: string) => screen.user.click(await screen.findByRole('button', { name }));
  return { screen, t, table, press };
}

describe.each(languages)('the trash (%s)', (language) => {
  it('says what was deleted, by whom, and until when it can come back [M-1206]', async () => {
    const { screen, t } = await open(language);
    const row = within(await screen.findByRole('row', { name: /Where to open a clinic/ }));
    expect(row.getByText(t.kind.post)).toBeInTheDocument();
    expect(row.getByText(filledIn(t.by, { name: 'Noor Haddad' }))).toBeInTheDocument();
    expect(row.getByText(/2026|٢٠٢٦/, { selector: 'td, [role=cell]' })).toBeInTheDocument();
    expect(screen.getByText(language === 'ar' ? 'طابق في برج' : 'Tower floor')).toBeInTheDocument();
    expect(screen.getByText(counted(language, t, 'found', 2))).toBeInTheDocument();
  });

  it('gives one back, and says when its address is another now [M-1199 M-1206]', async () => {
    const back = { restored: [7], renamed: [{ id: 7, slug: 'clinic-2' }] };
    const { screen, t, press } = await open(language, { [restore]: back });
    await press(filledIn(t.restoreFor, { name: 'Where to open a clinic' }));
    await expectToast({
      title: counted(language, t, 'restored', 1),
      description: filledIn(t.renamed, { slug: 'clinic-2' }),
    });
    expect(bodiesTo(screen, restore)).toEqual([{ kind: 'post', ids: [7] }]);
  });

  it('says so when it is not there any more, and when it failed [M-1206]', async () => {
    const { screen, t, press } = await open(language, { [restore]: { restored: [], renamed: [] } });
    await press(filledIn(t.restoreFor, { name: 'Where to open a clinic' }));
    await expectToast({ title: t.nothing });
    screen.api.answer({ [restore]: problem(503, 'server.unavailable') });
    await press(filledIn(t.restoreFor, { name: 'Where to open a clinic' }));
    await waitFor(() => expect(screen.getAllByText(t.restoreFailed).length).toBeGreaterThan(0));
  });

  it('gives many back, of each kind by its own number [M-1206]', async () => {
    const { screen, t, table } = await open(language, { [restore]: { restored: [7], renamed: [] } });
    await screen.user.click(await screen.findByRole('checkbox', { name: table.selectPage }));
    const bar = within(screen.getByLabelText(table.selectionLabel));
    await screen.user.click(bar.getByRole('button', { name: t.restore }));
    await expectToast({ title: counted(language, t, 'restored', 2) });
    expect(bodiesTo(screen, restore)).toEqual([
      { kind: 'property', ids: [7] },
      { kind: 'post', ids: [7] },
    ]);
  });

  it('selects all of one page, and says so [M-1339]', async () => {
    const several = page([item(), listing]);
    const more = { ...several.pagination, total: 52, totalPages: 2, hasNext: true };
    const { screen, t, table } = await open(language, { [list]: { ...several, pagination: more } });
    const row = filledIn(table.selectRow, { name: 'Where to open a clinic' });
    await screen.user.click(await screen.findByRole('checkbox', { name: row }));
    const bar = within(screen.getByLabelText(table.selectionLabel));
    const name = filledIn(t.selectPage, { formatted: digits(language, 2) });
    await screen.user.click(bar.getByRole('button', { name }));
    expect(bar.getByText(counted(language, table, 'selected', 2))).toBeInTheDocument();
    expect(bar.queryByRole('button', { name })).toBeNull();
  });

  it('deletes one for good only after a question that names it [M-1206]', async () => {
    const { screen, t, press } = await open(language, { [purge]: { deleted: 0, waiting: 1 } });
    const name = language === 'ar' ? 'طابق في برج' : 'Tower floor';
    await press(filledIn(t.purgeFor, { name }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(filledIn(t.purgeTitle, { name: isolated(name) }))).toBeInTheDocument();
    expect(callsTo(screen, purge)).toEqual([]);
    await screen.user.click(question.getByRole('button', { name: t.purge }));
    await expectToast({ title: counted(language, t, 'purged', 0), description: counted(language, t, 'waiting', 1) });
    expect(bodiesTo(screen, purge)).toEqual([{ kind: 'property', ids: [7] }]);
  });

  it('is emptied up to the last deletion that was seen [M-1206]', async () => {
    const { screen, t, press } = await open(language, { 'POST /api/trash/empty': { deleted: 2, waiting: 0 } });
    await press(t.emptyAll);
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(counted(language, t, 'emptyTitle', 2));
    expect(question).toHaveTextContent('Where to open a clinic');
    screen.api.answer({ [list]: page([]) });
    await screen.user.click(within(question).getByRole('button', { name: t.purge }));
    expect(await screen.findByText(t.empty.title)).toBeInTheDocument();
    expect(bodiesTo(screen, 'POST /api/trash/empty')).toEqual([{ until: '2026-11-02T08:00:00.000Z' }]);
  });
});

it('an editor restores, and deletes nothing for good [M-1206]', async () => {
  const { screen, t } = await open('en', {}, 'editor');
  expect(await screen.findByText('Tower floor')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: t.emptyAll })).toBeNull();
  expect(screen.queryByRole('button', { name: filledIn(t.purgeFor, { name: 'Tower floor' }) })).toBeNull();
});

it('an agent, who deletes nothing, is told so [M-1195]', async () => {
  const screen = await openScreen('/admin/trash', { as: 'agent' });
  expect(await screen.findByText(screen.text.admin.denied.title)).toBeInTheDocument();
  expect(callsTo(screen, list)).toEqual([]);
});
