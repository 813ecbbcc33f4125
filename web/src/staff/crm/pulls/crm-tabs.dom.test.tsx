import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answer, type Answers, problem } from '#testing/answers.ts';
import { digits, filledIn } from '#testing/fill-in.ts';
import { ofTheCrm } from '#testing/made/crm.ts';
import { type OpenScreen, openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

const open = (answers: Answers = {}, options: ScreenOptions = {}, query = '') =>
  openScreen(`/admin/sandbox${query}`, { as: 'admin', ...options, answers: { ...ofTheCrm, ...answers } });
const asked = ({ api }: OpenScreen, name: string) => api.calls.filter((call) => call.operation === name);

const listings = (page: number): Answer<'GET /api/crm/listings'> => ({
  listings: Array.from({ length: 2 }, (_, n) => ({
    id: 900 + 10 * page + n,
    referenceId: `CRM-${String(10 * page + n)}`,
    title: 'Office by the sea',
    titleAr: n === 0 ? 'مكتب على البحر' : null,
    city: 'Lusail',
    status: 'for_rent',
    price: n === 0 ? '8500.00' : null,
    pictures: 3,
    isActive: n === 0,
    updatedAt: '2026-11-20T09:30:00.000Z',
  })),
  pagination: { page, limit: 25, total: 60, totalPages: 3, hasNext: page < 3, hasPrev: page > 1 },
});

const run = (changes: Partial<Answer<'GET /api/crm/sync-runs'>[number]> = {}) => ({
  id: 1,
  trigger: 'first-start' as const,
  full: false,
  state: 'success' as const,
  startedAt: '2026-11-20T09:30:00.000Z',
  endedAt: '2026-11-20T09:30:03.000Z',
  pulled: 301,
  newCount: 300,
  changedCount: 0,
  unchangedCount: 0,
  removedCount: 0,
  duplicateCount: 0,
  quarantinedCount: 1,
  withheldCount: 0,
  errorText: null,
  errorCode: null,
  ...changes,
});

describe.each(languages)('the tabs of the CRM (%s)', (language) => {
  const number = (value: number) => digits(language, value);

  it('says why a listing was held back in the words of the page', async () => {
    const screen = await open(
      {
        'GET /api/crm/sync-runs': [],
        'GET /api/crm/held-back': [
          {
            id: 1,
            referenceId: 'BAD-1',
            duplicateStatus: 'quarantined',
            duplicateReason: 'modifiedAt: no date that can be kept',
            syncBatch: '0198f3c2-6f0e-7c1a-9d3e-5a1f0b2c4d6e',
            startedAt: '2026-11-20T08:30:00.000Z',
          },
        ],
      },
      { language },
    );
    const { held, integration } = screen.text.adminCrm;
    await screen.user.click(await screen.findByRole('tab', { name: integration.tabs.runs }));
    const words = held.reasons.date.replace('{{field}}', 'modifiedAt');
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it.each([
    ['AED', (reasons: { currency: string }) => reasons.currency.replace('{{code}}', 'AED')],
    ['XXX', (reasons: { currencyUnknown: string }) => reasons.currencyUnknown],
  ] as const)('says that a listing is not in riyals but %s [M-407]', async (code, wordsOf) => {
    const screen = await open(
      {
        'GET /api/crm/sync-runs': [],
        'GET /api/crm/held-back': [
          {
            id: 1,
            referenceId: 'A-1',
            duplicateStatus: 'quarantined',
            duplicateReason: `currency: not in riyals (${code})`,
            syncBatch: '0198f3c2-6f0e-7c1a-9d3e-5a1f0b2c4d6e',
            startedAt: '2026-11-20T08:30:00.000Z',
          },
        ],
      },
      { language },
    );
    const { held, integration } = screen.text.adminCrm;
    await screen.user.click(await screen.findByRole('tab', { name: integration.tabs.runs }));
    expect(await screen.findByText(wordsOf(held.reasons))).toBeInTheDocument();
  });

  it('tells pulls of everything from those of changes [M-308]', async () => {
    const runs = [run({ id: 2, trigger: 'staff', full: true }), run({ id: 1, trigger: 'schedule' })];
    const screen = await open({ 'GET /api/crm/sync-runs': runs, 'GET /api/crm/held-back': [] }, { language });
    const { integration, runs: text } = screen.text.adminCrm;
    await screen.user.click(await screen.findByRole('tab', { name: integration.tabs.runs }));
    const rows = (await screen.findByRole('table')).querySelectorAll('tbody tr');
    expect([...rows].map((row) => row.querySelectorAll('td')[1]?.textContent)).toEqual([
      `${text.triggers.staff}${text.full}`,
      text.triggers.schedule,
    ]);
  });

  it('has three tabs that work, kept in the address [A-106]', async () => {
    const screen = await open(
      {
        'GET /api/crm/listings': ({ query }) => listings(Number(query.get('page'))),
        'GET /api/crm/sync-runs': [
          run(),
          run({ id: 2, trigger: 'staff', state: 'error', errorCode: 'sync.asked_to_wait', errorText: 'Later' }),
        ],
        'GET /api/crm/held-back': [
          {
            id: 1,
            referenceId: 'BAD-1',
            duplicateStatus: 'quarantined',
            duplicateReason: 'price: expected number',
            syncBatch: '0198f3c2-6f0e-7c1a-9d3e-5a1f0b2c4d6e',
            startedAt: '2026-11-20T08:30:00.000Z',
          },
        ],
      },
      { language },
    );
    const { integration, synced, runs, held, problems } = screen.text.adminCrm;
    await screen.user.click(await screen.findByRole('tab', { name: integration.tabs.properties }));
    await waitFor(() => expect(screen.address()).toBe('/admin/sandbox?tab=properties'));
    const row = await screen.findByRole('row', { name: /CRM-10/ });
    expect(within(row).getByRole('link')).toHaveAttribute('href', `/${language}/properties/910`);
    expect(within(row).getByRole('link')).toHaveTextContent(language === 'ar' ? 'مكتب على البحر' : 'Office by the sea');
    expect(screen.getByRole('row', { name: /CRM-11/ })).toHaveTextContent(synced.hidden);
    const second = filledIn(screen.text.common.pagination.goTo, { page: number(2) });
    await screen.user.click(screen.getByRole('link', { name: second }));
    expect(await screen.findByText('CRM-20')).toBeInTheDocument();
    await waitFor(() => expect(screen.address()).toBe('/admin/sandbox?tab=properties&page=2'));
    expect(asked(screen, 'GET /api/crm/listings').map(({ query }) => query.toString())).toEqual(['page=1', 'page=2']);

    await screen.user.click(screen.getByRole('tab', { name: integration.tabs.runs }));
    expect(await screen.findByText(runs.triggers['first-start'])).toBeInTheDocument();
    await waitFor(() => expect(screen.address()).toBe('/admin/sandbox?tab=runs'));
    expect(screen.getByText(language === 'en' ? 'Later' : problems.askedToWait)).toBeInTheDocument();
    const back = await screen.findByRole('region', { name: held.title });
    expect(back).toHaveTextContent('BAD-1');
    expect(back).toHaveTextContent('price: expected number');
    expect(back).toHaveTextContent(held.states.quarantined);
    await screen.user.click(screen.getByRole('tab', { name: integration.tabs.overview }));
    await waitFor(() => expect(screen.address()).toBe('/admin/sandbox'));
  });
});

describe('the tabs of the CRM', () => {
  it('says in its tabs that there is nothing, and that something did not come', async () => {
    const screen = await open(
      {
        'GET /api/crm/listings': problem(503, 'server.unavailable'),
        'GET /api/crm/sync-runs': [],
        'GET /api/crm/held-back': [],
      },
      {},
      '?tab=properties&page=-3',
    );
    const again = await screen.findByRole('button', { name: screen.text.admin.failed.retry });
    const none = { listings: [], pagination: { ...listings(1).pagination, total: 0, totalPages: 0, hasNext: false } };
    screen.api.answer({ 'GET /api/crm/listings': none });
    await screen.user.click(again);
    expect(await screen.findByText(screen.text.adminCrm.synced.none)).toBeInTheDocument();
    expect(asked(screen, 'GET /api/crm/listings')[0]?.query.get('page')).toBe('1');
    await screen.user.click(screen.getByRole('tab', { name: screen.text.adminCrm.integration.tabs.runs }));
    expect(await screen.findByText(screen.text.adminCrm.runs.none)).toBeInTheDocument();
    expect(await screen.findByText(screen.text.adminCrm.held.none)).toBeInTheDocument();
  });
});
