import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, cutOff, problem } from '#testing/answers.ts';
import { counted, digits } from '#testing/fill-in.ts';
import { delivery, deliveryList } from '#testing/made/delivery.ts';
import { type OpenScreen, openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

const list = 'GET /api/admin/deliveries';
const replayable = 'GET /api/admin/deliveries/replayable';
const replay = 'POST /api/admin/deliveries/replay';

type Row = ReturnType<typeof delivery>;
/** Fifty on a page. */
const holding = (rows: readonly Row[]): Answers => ({ [list]: ({ query }) => deliveryList(rows, query) });
const three = [
  delivery({ state: 'retry_wait' }, 1),
  delivery({ state: 'rejected', lastErrorCode: 'crm.rejected' }, 2),
  delivery({}, 3),
];

const open = (answers: Answers = {}, options: ScreenOptions = {}, query = '') =>
  openScreen(`/admin/deliveries${query}`, { as: 'admin', ...options, answers: { ...holding(three), ...answers } });
const asked = ({ api }: OpenScreen, name: string) => api.calls.filter((call) => call.operation === name);
const lastQuery = (screen: OpenScreen) => Object.fromEntries(asked(screen, list).at(-1)?.query ?? []);
const rowOf = (screen: OpenScreen, reference: string) =>
  screen.findByRole('row', { name: new RegExp(`${reference}\\b`) });
const rows = (screen: OpenScreen) => screen.getAllByRole('row').length - 1;

afterEach(() => {
  vi.useRealTimers();
});

describe.each(languages)('the ledger of deliveries (%s)', (language) => {
  it('says how the whole stands, and shows one state at a press', async () => {
    const screen = await open({}, { language });
    const { adminDeliveries: text, adminCrm: crm } = screen.text;
    const figures = within(await screen.findByRole('region', { name: text.figures.label }));
    expect(figures.getByText(text.figures.oldest).closest('div')).toHaveTextContent(
      language === 'en' ? '2 hours, 5 minutes' : 'ساعتان و٥ دقائق',
    );
    const waiting = await rowOf(screen, 'MZL-TEST1');
    expect(waiting).toHaveTextContent(text.reasons.no_connection);
    expect(waiting).toHaveTextContent(crm.state.retry_wait);
    expect(await rowOf(screen, 'MZL-TEST2')).toHaveTextContent(text.reasons.rejected);
    expect(await rowOf(screen, 'MZL-TEST3')).not.toHaveTextContent('connect refused');
    const refused = figures.getByRole('button', { name: new RegExp(crm.state.rejected) });
    await screen.user.click(refused);
    await waitFor(() => expect(rows(screen)).toBe(1));
    expect(screen.address()).toBe('/admin/deliveries?state=rejected');
    expect(refused).toHaveAttribute('aria-pressed', 'true');
    expect(lastQuery(screen)).toEqual({ state: 'rejected', sort: 'newest', page: '1', limit: '50' });
    await screen.user.click(refused);
    await waitFor(() => expect(rows(screen)).toBe(3));
    expect(screen.address()).toBe('/admin/deliveries');
  });

  it('is narrowed by reference, side, event and days, all kept in the address', async () => {
    const screen = await open({}, { language });
    const { adminDeliveries: text, adminTable: table } = screen.text;
    await rowOf(screen, 'MZL-TEST1');
    await screen.user.type(screen.getByRole('searchbox'), 'MZL-TEST');
    await waitFor(() => expect(screen.address()).toContain('search=MZL-TEST'));
    await screen.user.selectOptions(screen.getByLabelText(text.filters.consumer), 'mail');
    await screen.user.selectOptions(screen.getByLabelText(text.filters.event), 'lead.updated');
    fireEvent.change(screen.getByLabelText(text.filters.from), { target: { value: '2026-11-01' } });
    fireEvent.change(screen.getByLabelText(text.filters.to), { target: { value: '2026-11-20' } });
    await screen.user.selectOptions(screen.getByLabelText(table.sort), 'waiting');
    const wanted = {
      search: 'MZL-TEST',
      consumer: 'mail',
      event: 'lead.updated',
      from: '2026-11-01',
      to: '2026-11-20',
      sort: 'waiting',
    };
    await waitFor(() => expect(lastQuery(screen)).toEqual({ ...wanted, page: '1', limit: '50' }));
    expect(Object.fromEntries(new URLSearchParams(screen.address().split('?')[1]))).toEqual(wanted);
    await screen.user.click(screen.getByRole('button', { name: table.clearFilters }));
    await waitFor(() => expect(screen.getByLabelText(text.filters.to)).toHaveValue(''));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.address()).toBe('/admin/deliveries?sort=waiting');
  });

  it('says that none was found, and that there is none yet', async () => {
    const screen = await open(holding([]), { language }, '?to=2020-01-01');
    const { adminDeliveries: text } = screen.text;
    expect(await screen.findByText(text.empty.filtered)).toBeInTheDocument();
    expect(screen.getByLabelText(text.filters.to)).toHaveValue('2020-01-01');
    expect(lastQuery(screen)).toMatchObject({ to: '2020-01-01' });
    await screen.user.click(screen.getByRole('button', { name: screen.text.adminTable.clearFilters }));
    expect(await screen.findByText(text.empty.none)).toBeInTheDocument();
  });

  it('is replayed across pages, only what was refused or parked', async () => {
    const all = [
      ...Array.from({ length: 51 }, (_, n) => delivery({ state: n % 2 === 0 ? 'rejected' : 'parked' }, n)),
      delivery({}, 90),
    ].toReversed();
    const stuck = all.filter(({ state }) => state !== 'delivered').map(({ id }) => id);
    const screen = await open(
      { ...holding(all), [replayable]: { ids: stuck }, [replay]: { replayed: 50, skipped: 1 } },
      { language },
    );
    const { adminDeliveries: text, adminTable: table } = screen.text;
    const delivered = await rowOf(screen, 'MZL-TEST90');
    expect(rows(screen)).toBe(50);
    expect(within(delivered).queryByRole('checkbox')).toBeNull();
    delivered.focus();
    await screen.user.keyboard(' ');
    expect(screen.queryByRole('region', { name: table.selectionLabel })).toBeNull();
    await screen.user.click(screen.getByRole('checkbox', { name: table.selectPage }));
    const bar = within(await screen.findByRole('region', { name: table.selectionLabel }));
    await screen.user.click(bar.getByRole('button', { name: counted(language, text.replay, 'all', 51) }));
    await bar.findByText(counted(language, table, 'selected', 51));
    await screen.user.click(bar.getByRole('button', { name: text.replay.action }));
    const name = counted(language, text.replay, 'title', 51);
    const question = within(await screen.findByRole('alertdialog', { name }));
    expect(question.getByText(text.replay.text)).toBeInTheDocument();
    expect(asked(screen, replay)).toEqual([]);
    await screen.user.click(question.getByRole('button', { name: text.replay.action }));
    await screen.findAllByText(counted(language, text.replay, 'done', 50));
    await screen.findAllByText(counted(language, text.replay, 'skipped', 1));
    const sent = asked(screen, replay).map(({ body }) => (body as { ids: string[] }).ids);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.toSorted()).toEqual(stuck.toSorted());
    await waitFor(() => expect(screen.queryByRole('region', { name: table.selectionLabel })).toBeNull());
  });

  it('keeps what was picked when it could not be replayed, to be tried again', async () => {
    const screen = await open({ [replay]: cutOff }, { language });
    const { adminDeliveries: text, adminTable: table } = screen.text;
    await screen.user.click(within(await rowOf(screen, 'MZL-TEST2')).getByRole('checkbox'));
    const bar = within(await screen.findByRole('region', { name: table.selectionLabel }));
    const again = async (answer: NonNullable<Answers[typeof replay]>, said: string) => {
      screen.api.answer({ [replay]: answer });
      await screen.user.click(await bar.findByRole('button', { name: text.replay.action }));
      const question = within(await screen.findByRole('alertdialog'));
      await screen.user.click(question.getByRole('button', { name: text.replay.action }));
      await screen.findAllByText(said);
    };
    await again(cutOff, screen.text.adminProblems.unanswered);
    expect(await rowOf(screen, 'MZL-TEST2')).toHaveAttribute('aria-selected', 'true');
    await again(problem(503, 'server.unavailable'), screen.text.adminProblems.server.unavailable);
    await again({ replayed: 1, skipped: 0 }, counted(language, text.replay, 'done', 1));
    await waitFor(() => expect(screen.queryByRole('checkbox', { checked: true })).toBeNull());
    const picked = { ids: [three[1]!.id] };
    expect(asked(screen, replay).map(({ body }) => body)).toEqual([picked, picked, picked]);
  });

  it.each([1, 2, 3, 11, 100])('counts what was found: %i', async (total) => {
    const all = Array.from({ length: total }, (_, n) => delivery({}, n));
    const screen = await open(holding(all), { language });
    const { adminDeliveries: text } = screen.text;
    expect((await screen.findAllByText(counted(language, text, 'found', total)))[0]).toBeInTheDocument();
    expect(screen.getAllByText(digits(language, total)).length).toBeGreaterThan(0);
  });
});

describe('the ledger of deliveries', () => {
  it('looks again by itself: every 4 s while something waits, every 15 s when nothing does', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const times: number[] = [];
    let now = three;
    const screen = await open({
      [list]: ({ query }) => {
        times.push(Date.now());
        return deliveryList(now, query);
      },
    });
    const row = await rowOf(screen, 'MZL-TEST1');
    await screen.user.click(within(await rowOf(screen, 'MZL-TEST2')).getByRole('checkbox'));
    row.focus();
    const before = asked(screen, list).length;
    now = [delivery({}, 1), ...three.slice(1)];
    await vi.advanceTimersByTimeAsync(4_100);
    await waitFor(() => expect(row).toHaveTextContent(screen.text.adminCrm.state.delivered));
    expect(row).toHaveFocus();
    expect(await rowOf(screen, 'MZL-TEST2')).toHaveAttribute('aria-selected', 'true');
    const seen = asked(screen, list).length;
    expect(seen).toBe(before + 1);
    expect(times[before]! - times[before - 1]!).toBeGreaterThanOrEqual(4_000);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(asked(screen, list)).toHaveLength(seen);
    await vi.advanceTimersByTimeAsync(4_000);
    await waitFor(() => expect(asked(screen, list)).toHaveLength(seen + 1));
  });

  it('leads from a row to what it is about, by keyboard too', async () => {
    const listing = { kind: 'property', id: 9, reference: 'LUS-9', exists: true } as const;
    const gone = { kind: 'lead', id: 8, reference: null, exists: false } as const;
    const screen = await open(
      holding([delivery({}, 1), delivery({ subject: listing }, 2), delivery({ subject: gone }, 3)]),
    );
    const link = async (row: HTMLElement) => within(row).queryByRole('link')?.getAttribute('href');
    expect(await link(await rowOf(screen, 'MZL-TEST1'))).toBe('/admin/leads/1000001');
    expect(await link(await rowOf(screen, 'LUS-9'))).toBe('/admin/properties-table?dialog=view-9');
    const last = screen.getAllByRole('row').at(-1)!;
    expect(last).toHaveTextContent(`#8(${screen.text.adminDeliveries.gone})`);
    expect(await link(last)).toBeUndefined();
    last.focus();
    await screen.user.keyboard('{Enter}');
    expect(screen.address()).toBe('/admin/deliveries');
    const nav = within(screen.getByRole('navigation', { name: screen.text.admin.nav.label }));
    expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent(screen.text.admin.nav.deliveries);
  });

  it.each([
    ['agent', 1],
    ['editor', 0],
  ] as const)('is looked at by %ss, who replay nothing and follow %i link to leads', async (as, links) => {
    const screen = await open({}, { as });
    const row = await rowOf(screen, 'MZL-TEST2');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(within(row).queryAllByRole('link')).toHaveLength(links);
    row.focus();
    await screen.user.keyboard(' ');
    expect(screen.queryByRole('region', { name: screen.text.adminTable.selectionLabel })).toBeNull();
    expect(asked(screen, replayable)).toEqual([]);
  });

  it('can be tried again when it did not come', async () => {
    const screen = await open({ [list]: problem(503, 'server.unavailable') });
    const again = await screen.findByRole('button', { name: screen.text.admin.failed.retry });
    screen.api.answer(holding(three));
    await screen.user.click(again);
    expect(await rowOf(screen, 'MZL-TEST1')).toBeInTheDocument();
  });

  it('asks for all that can be replayed with the filters of the table and nothing else', async () => {
    const all = Array.from({ length: 60 }, (_, n) => delivery({ state: 'parked' }, n));
    const screen = await open(
      { ...holding(all), [replayable]: problem(500, 'server.error') },
      {},
      '?consumer=crm&sort=oldest',
    );
    const { adminTable: table, adminDeliveries: text } = screen.text;
    await screen.user.click(await screen.findByRole('checkbox', { name: table.selectPage }));
    const every = await screen.findByRole('button', { name: counted('en', text.replay, 'all', 60) });
    await screen.user.click(every);
    await screen.findAllByText(table.selectAllFailed);
    expect(asked(screen, replayable).map(({ query }) => query.toString())).toEqual(['consumer=crm']);
  });
});
