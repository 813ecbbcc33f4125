import { waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { never, problem } from '#testing/answers.ts';
import { exampleAnswers } from '#testing/contract.ts';
import { asRead, digits, filledIn } from '#testing/fill-in.ts';
import { openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { type Language, languages } from '#testing/words.ts';
import type { AnswerReport, ListingReport, LostReport } from './api/reports.ts';

const answers = exampleAnswers['GET /api/reports/answers'] as AnswerReport;
const listings = exampleAnswers['GET /api/reports/listings'] as ListingReport;
const lost = exampleAnswers['GET /api/reports/lost'] as LostReport;

async function open(query = '', { language = 'en', as = 'admin', answers: more }: ScreenOptions = {}) {
  const screen = await openScreen(`/admin/reports${query}`, { language, as, answers: { ...exampleAnswers, ...more } });
  return {
    ...screen,
    t: screen.text.adminReports,
    number: (value: number) => digits(language, value),
    asked: () => screen.api.calls.filter(({ operation }) => operation.startsWith('GET /api/reports/')),
    figure: (label: string) => screen.getAllByText(label, { selector: 'dt' })[0]!.parentElement!,
  };
}

const percent = (language: Language, value: number) => digits(language, value) + (language === 'ar' ? '٪' : '%');

describe.each(languages)('reports (%s)', (language) => {
  it('answers: the share of those whose limit has passed, compared in words [M-1210 M-1217]', async () => {
    const previous = { ...answers.current, total: 4, inTime: 4, late: 1, medianMinutes: 70 };
    const { t, number, ...screen } = await open('', {
      language,
      answers: { 'GET /api/reports/answers': { ...answers, previous } },
    });
    await screen.findByRole('heading', { name: t.answers.byDay });
    const inTime = screen.figure(t.answers.inTime);
    expect(inTime).toHaveTextContent(percent(language, 60));
    const limit = asRead(filledIn(screen.text.adminLeads.clock.minutes, { minutes: number(30) }));
    expect(inTime).toHaveTextContent(filledIn(t.answers.inTimeNote, { part: number(3), total: number(5), limit }));
    const points = filledIn(t.points, { value: number(20) });
    expect(inTime).toHaveTextContent(filledIn(t.delta.less, { before: percent(language, 80), by: points }));
    expect(screen.figure(t.enquiries)).toHaveTextContent(filledIn(t.delta.more, { before: number(4), by: number(2) }));
    expect(screen.figure(t.answers.waiting)).toHaveTextContent(
      filledIn(t.answers.waitingNote, { late: language === 'ar' ? 'صفر' : '0', stillInTime: number(1) }),
    );
  });

  it('answers: as a table, and what each figure means [M-1217]', async () => {
    const { t, number, ...screen } = await open('?compare=none', { language });
    const card = await screen.findByRole('region', { name: t.answers.byDay });
    await screen.user.click(within(card).getByText(t.asTable));
    const rows = within(card).getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      [number(4), number(3), number(1), language === 'ar' ? '٠' : '0', percent(language, 75)],
      [number(2), language === 'ar' ? '٠' : '0', number(1), number(1), percent(language, 0)],
    ]);
    expect(screen.getByText(t.how)).toBeInTheDocument();
    for (const text of [t.explained.inTime, t.explained.median, t.explained.waiting, t.explained.enquiries])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  });

  it('each report opens from its tab, and the address keeps it [M-1213]', async () => {
    const { t, ...screen } = await open('?period=last_month', { language });
    await screen.findByRole('tab', { name: t.names.funnel });
    for (const name of ['funnel', 'people', 'listings', 'lost'] as const) {
      await screen.user.click(screen.getByRole('tab', { name: t.names[name] }));
      await waitFor(() => expect(screen.address()).toBe(`/admin/reports?period=last_month&report=${name}`));
      await waitFor(() => expect(screen.asked().at(-1)?.operation).toBe(`GET /api/reports/${name}`));
      await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    }
    expect(
      screen.getByText(language === 'ar' ? 'السعر مرتفع' : 'Too expensive', { selector: 'li bdi' }),
    ).toBeInTheDocument();
  });

  it('says that nothing came, and divides by nothing [M-1217]', async () => {
    const current = {
      ...answers.current,
      total: 0,
      answered: 0,
      inTime: 0,
      late: 0,
      stillInTime: 0,
      medianMinutes: null,
    };
    const { t, ...screen } = await open('', {
      language,
      answers: { 'GET /api/reports/answers': { ...answers, current } },
    });
    expect(await screen.findByText(t.none)).toBeInTheDocument();
    expect(screen.figure(t.answers.inTime)).toHaveTextContent('–');
    expect(screen.figure(t.answers.inTime)).toHaveTextContent(t.delta.none);
    expect(screen.queryByText(/NaN|Infinity/)).toBeNull();
  });
});

it('the period stands in the address and is asked for; chosen days begin as those that were shown [M-1213]', async () => {
  const { t, ...screen } = await open('?period=custom&from=2026-02-01&to=2026-02-28&compare=year');
  await screen.findByRole('heading', { name: t.answers.byDay });
  const sent = () => Object.fromEntries(screen.asked().at(-1)!.query);
  expect(sent()).toEqual({ from: '2026-02-01', to: '2026-02-28', compare: 'year' });
  await screen.user.selectOptions(screen.getByLabelText(t.compare), 'none');
  await waitFor(() => expect(sent()).toEqual({ from: '2026-02-01', to: '2026-02-28' }));
  await screen.user.selectOptions(screen.getByLabelText(t.period), 'last_month');
  await waitFor(() => expect(screen.address()).toBe('/admin/reports?period=last_month&compare=none'));
  await screen.goTo(-1);
  await waitFor(() => expect(screen.getByLabelText(t.from)).toHaveValue('2026-02-01'));
});

it.each([
  ['from=2026-02-02&to=2026-02-01', 'wrongWay'],
  ['from=2025-01-01&to=2026-02-01', 'tooLong'],
] as const)('days that nobody can ask for (%s) are said, and not asked for [M-1213]', async (days, why) => {
  const { t, ...screen } = await open(`?period=custom&${days}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(t[why]);
  expect(screen.asked()).toEqual([]);
});

it('without a limit the office has, no share is said [M-1210]', async () => {
  const { t, ...screen } = await open('', {
    answers: { 'GET /api/reports/answers': { ...answers, limitMinutes: null } },
  });
  await screen.findByRole('heading', { name: t.answers.byDay });
  expect(screen.figure(t.answers.inTime)).toHaveTextContent(`${t.answers.inTime}–${t.answers.noLimit}`);
});

it('a file has plain numbers, and nothing that a spreadsheet would run [M-1217]', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:a-file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const reasons = [{ ...lost.current.reasons[0]!, name: '=HYPERLINK("x")', count: 3 }];
  const { t, ...screen } = await open('?report=lost', {
    answers: { 'GET /api/reports/lost': { ...lost, current: { total: 1_200, lost: 3, reasons } } },
  });
  await screen.user.click(await screen.findByRole('button', { name: filledIn(t.csvOf, { title: t.lost.reasons }) }));
  const text = await files[0]!.text();
  expect(text.replace('\uFEFF', '').split('\r\n').slice(0, 2)).toEqual([
    `${t.lost.reason},${t.enquiries},${t.share} %,${screen.text.adminLeads.source.phone}`,
    `"'=HYPERLINK(""x"")",3,100,1`,
  ]);
});

it('listings say why no rate is said, and are asked for in another order [M-1214]', async () => {
  const [row] = listings.current.rows;
  const rows = [row!, { ...row!, id: 43, title: 'Villa', referenceId: null, views: 49, rate: null }];
  const report = { ...listings, current: { ...listings.current, rows, listings: 300 } };
  const { t, ...screen } = await open('?report=listings', { answers: { 'GET /api/reports/listings': report } });
  const table = await screen.findByRole('table', { name: t.listings.title });
  expect(within(table).getByText('3.3')).toBeInTheDocument();
  expect(within(table).getByText(t.listings.tooFew)).toBeInTheDocument();
  expect(screen.getByText(/2 of 300 listings/)).toBeInTheDocument();
  await screen.user.selectOptions(screen.getByLabelText(t.listings.sort), 'views');
  await waitFor(() => expect(screen.asked().at(-1)?.query.get('sort')).toBe('views'));
});

it('what was shown stays while another period is counted [M-1213]', async () => {
  const { t, ...screen } = await open();
  await screen.findByRole('heading', { name: t.answers.byDay });
  screen.api.answer({ 'GET /api/reports/answers': never });
  await screen.user.selectOptions(screen.getByLabelText(t.period), 'year');
  await waitFor(() => expect(screen.asked()).toHaveLength(2));
  expect(screen.getByRole('heading', { name: t.answers.byDay })).toBeInTheDocument();
});

it('a report that cannot be counted says so, and is tried again [M-1217]', async () => {
  const screen = await open('?report=people', {
    answers: { 'GET /api/reports/people': problem(503, 'server.unavailable') },
  });
  await screen.findByText(screen.text.admin.failed.title);
  screen.api.answer(exampleAnswers);
  await screen.user.click(screen.getByRole('button', { name: screen.text.admin.failed.retry }));
  expect(await screen.findByRole('table', { name: screen.t.people.people })).toBeInTheDocument();
});
