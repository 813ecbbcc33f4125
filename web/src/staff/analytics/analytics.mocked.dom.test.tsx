import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { never, problem } from '#testing/answers.ts';
import { digits, filledIn } from '#testing/fill-in.ts';
import { leadAnalytics, spamStats } from '#testing/made/lead-analytics.ts';
import { openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { type Language, languages, words } from '#testing/words.ts';

const drawn = vi.hoisted(() => vi.fn());

// no canvas here; the tables hold the same
vi.mock('./bar-chart.tsx', () => ({
  default: (chart: object) => {
    drawn(chart);
    return null;
  },
}));

beforeEach(() => {
  drawn.mockClear();
});

type Answers = NonNullable<ScreenOptions['answers']>;

async function open(
  language: Language,
  answers: Answers = {},
  { path = '/admin/analytics', as = 'admin' as const, ...more }: { path?: string; as?: ScreenOptions['as'] } = {},
) {
  const screen = await openScreen(path, {
    language,
    as,
    ...more,
    answers: { 'GET /api/admin/analytics': leadAnalytics(), 'GET /api/admin/spam-stats': spamStats(), ...answers },
  });
  const text = screen.text.adminAnalytics;
  const card = async (title: string) => (await screen.findAllByRole('region', { name: title }))[0]!;
  return {
    ...screen,
    analytics: text,
    number: (value: number) => digits(language, value),
    asked: () =>
      screen.api.calls.flatMap(({ operation, query }) =>
        operation === 'GET /api/admin/analytics' ? [query.get('days')] : [],
      ),
    card,
    tableOf: async (title: string) => {
      const rows = within(await card(title))
        .getAllByRole('row', { hidden: true })
        .slice(1);
      return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
    },
    figure: (label: string) => screen.getAllByText(label, { selector: 'dt' })[0]!.closest('dl > *')!,
  };
}

describe.each(languages)('the analytics (%s)', (language) => {
  it('charts say the same as their tables, in words and digits of the language [A-023]', async () => {
    const screen = await open(language);
    const { analytics: text, number } = screen;
    const { source, status } = screen.text.adminLeads;
    expect(await screen.findByRole('heading', { level: 1, name: text.title })).toBeInTheDocument();
    expect(await screen.tableOf(text.bySource)).toEqual([
      [source.services_page, number(1100)],
      [source.newsletter, number(134)],
    ]);
    expect(await screen.tableOf(text.byStatus)).toEqual([
      [status.new, number(1000)],
      [status.converted, number(234)],
    ]);
    expect(await screen.tableOf(text.byLanguage)).toEqual([
      [text.languages.en, number(1000)],
      [text.languages.ar, number(234)],
    ]);
    expect(await screen.tableOf(text.byListing)).toEqual([
      [language === 'ar' ? 'مكتب مجهز (LUS-OF-0231)' : 'Fitted office (LUS-OF-0231)', number(7)],
      // nobody gave it an Arabic name
      ['Villa', number(3)],
    ]);
    expect((await screen.tableOf(text.byDay)).map(([, count]) => count)).toEqual([number(0), number(1234)]);
    const titles = [text.bySource, text.byStatus, text.byLanguage, text.byListing, text.byDay];
    const tables = await Promise.all(titles.map((title) => screen.tableOf(title)));
    type Chart = { bars: { name: string; value: number }[] };
    await waitFor(() =>
      expect(
        drawn.mock.calls.map(([chart]) => (chart as Chart).bars.map(({ name, value }) => [name, number(value)])),
      ).toEqual(expect.arrayContaining(tables)),
    );
  });

  it('gives the figures: leads, first touch, conversion, CRM [A-023]', async () => {
    const screen = await open(language);
    const { analytics: text, number } = screen;
    await screen.card(text.byDay);
    expect(screen.figure(text.total)).toHaveTextContent(number(1234));
    expect(screen.figure(text.response)).toHaveTextContent(number(59));
    expect(screen.figure(text.response)).toHaveTextContent(
      filledIn(text.responseNote, { touched: number(11), waiting: number(2) }),
    );
    // 234 of 1,200: sign-ups for the newsletter are no enquiries
    expect(screen.figure(text.conversion)).toHaveTextContent(filledIn(text.percent, { value: number(20) }));
    expect(screen.figure(text.conversion)).toHaveTextContent(
      filledIn(text.conversionNote, { converted: number(234), total: number(1200) }),
    );
    expect(screen.figure(text.sync)).toHaveTextContent(
      filledIn(text.syncNote, { waiting: number(30), failed: number(4) }),
    );
  });

  it.each([
    [0, 'minutes', { minutes: 0 }],
    [59, 'minutes', { minutes: 59 }],
    [60, 'hours', { hours: 1, minutes: 0 }],
    [1501, 'hours', { hours: 25, minutes: 1 }],
  ] as const)('a first touch after %i minutes is said in %s', async (medianMinutes, unit, values) => {
    const screen = await open(language, {
      'GET /api/admin/analytics': leadAnalytics({ response: { touched: 1, waiting: 0, medianMinutes } }),
    });
    await screen.card(screen.analytics.byDay);
    const said = filledIn(
      screen.text.adminLeads.clock[unit],
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, screen.number(value)])),
    );
    expect(screen.figure(screen.analytics.response)).toHaveTextContent(said);
  });

  it('without a lead says so in each card, and divides by nothing', async () => {
    const none = leadAnalytics({
      total: 0,
      bySource: [],
      byLanguage: [],
      byStatus: [],
      byListing: [],
      byDay: [{ day: '2026-11-21', count: 0 }],
      response: { touched: 0, waiting: 0, medianMinutes: null },
      conversion: { won: 0, enquiries: 0 },
    });
    const screen = await open(language, { 'GET /api/admin/analytics': none });
    const { analytics: text } = screen;
    expect(await screen.findAllByText(text.none)).toHaveLength(5);
    expect(screen.figure(text.conversion)).toHaveTextContent('–');
    expect(screen.figure(text.response)).toHaveTextContent('–');
    expect(screen.queryByText(/NaN|Infinity/)).toBeNull();
    expect(drawn).not.toHaveBeenCalled();
  });

  it('the time that is looked at stands in the address and is asked for [A-023]', async () => {
    const screen = await open(language, {}, { path: '/admin/analytics?days=90' });
    await screen.card(screen.analytics.byDay);
    const time = () => screen.getByLabelText<HTMLSelectElement>(screen.analytics.time);
    expect(time()).toHaveValue('90');
    expect([...time().options].map(({ value }) => value)).toEqual(['7', '30', '90', '365']);
    await screen.user.selectOptions(time(), '7');
    await waitFor(() => expect(screen.address()).toBe('/admin/analytics?days=7'));
    await waitFor(() => expect(screen.asked()).toEqual(['90', '7']));
    await screen.goTo(-1);
    await waitFor(() => expect(time()).toHaveValue('90'));
  });

  it('says what the form refused, by reason, also what never came [A-371]', async () => {
    const screen = await open(language);
    const { refused } = screen.analytics;
    const card = await screen.card(refused.title);
    const { number } = screen;
    expect(card).toHaveTextContent(filledIn(refused.text, { accepted: number(1234), blocked: number(1015) }));
    const rows = within(card)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(rows).toEqual([
      [refused.honeypot, number(1000)],
      [refused.spam, number(11)],
      [refused.captcha_failed, number(3)],
      [refused.captcha_expired, number(0)],
      [refused.captcha_used, number(0)],
      [refused.rate_limited, number(1)],
    ]);
  });

  it('that could not be counted says so; the rest stands, and it is not asked again [A-371]', async () => {
    const screen = await open(language, { 'GET /api/admin/spam-stats': problem(500, 'server.error') });
    expect(await screen.findByText(screen.analytics.refused.failed)).toBeInTheDocument();
    expect(await screen.card(screen.analytics.byDay)).toBeInTheDocument();
    expect(screen.api.calls.filter(({ operation }) => operation === 'GET /api/admin/spam-stats')).toHaveLength(1);
  });

  it('says when it cannot be loaded, and tries again', async () => {
    const screen = await open(language, { 'GET /api/admin/analytics': problem(503, 'server.unavailable') });
    expect(await screen.findByText(screen.text.admin.failed.title)).toBeInTheDocument();
    screen.api.answer({ 'GET /api/admin/analytics': leadAnalytics() });
    await screen.user.click(screen.getByRole('button', { name: screen.text.admin.failed.retry }));
    expect(await screen.card(screen.analytics.byDay)).toBeInTheDocument();
  });
});

it.each(['0', '8', 'week', '365.0', ''])('days=%s is no time: the last thirty are shown', async (days) => {
  const screen = await open('en', {}, { path: `/admin/analytics?days=${days}` });
  await screen.card(screen.analytics.byDay);
  expect(screen.asked()).toEqual(['30']);
});

it('a card and the table in it have names of their own', async () => {
  const screen = await open('en');
  const card = await screen.card(screen.analytics.bySource);
  await screen.user.click(within(card).getByText(screen.analytics.asTable));
  expect(within(card).getByRole('region')).toHaveAccessibleName(
    `${screen.analytics.bySource} ${screen.analytics.asTable}`,
  );
});

it('what was shown stays while another time is counted', async () => {
  const screen = await open('en');
  await screen.card(screen.analytics.byDay);
  screen.api.answer({ 'GET /api/admin/analytics': never });
  await screen.user.selectOptions(screen.getByLabelText(screen.analytics.time), '365');
  await waitFor(() => expect(screen.asked()).toEqual(['30', '365']));
  expect(await screen.card(screen.analytics.byDay)).toBeInTheDocument();
});

it('two listings of the same name stand side by side', async () => {
  const complaints = vi.spyOn(console, 'error');
  const villa = { referenceId: null, title: 'Villa', titleAr: null };
  const byListing = [42, 43].map((propertyId, n) => ({ ...villa, propertyId, count: 9 - n }));
  const screen = await open('en', { 'GET /api/admin/analytics': leadAnalytics({ byListing }) });
  expect(await screen.tableOf(screen.analytics.byListing)).toEqual([
    ['Villa', '9'],
    ['Villa', '8'],
  ]);
  expect(complaints.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([]);
  complaints.mockRestore();
});

it('an editor is not told what was refused, and nothing is asked', async () => {
  const screen = await open('en', {}, { as: 'editor' });
  await screen.card(screen.analytics.byDay);
  expect(screen.queryByRole('region', { name: words.en.adminAnalytics.refused.title })).toBeNull();
  expect(screen.api.calls.map(({ operation }) => operation)).not.toContain('GET /api/admin/spam-stats');
});
