import { waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answer, type Answers, problem } from '#testing/answers.ts';
import { counted, digits, filledIn } from '#testing/fill-in.ts';
import { crmStatus, ofTheCrm, syncStatus } from '#testing/made/crm.ts';
import { type OpenScreen, openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

const statusCall = 'GET /api/{crm_provider}/sync-status';
const open = (answers: Answers = {}, options: ScreenOptions = {}, query = '') =>
  openScreen(`/admin/sandbox${query}`, { as: 'admin', ...options, answers: { ...ofTheCrm, ...answers } });
const asked = ({ api }: OpenScreen, name: string) => api.calls.filter((call) => call.operation === name);
const lineOf = (card: HTMLElement, name: string) => {
  const line = within(card).getByText(name, { selector: 'dt' }).closest('div');
  return [...(line?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent).join('');
};

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

afterEach(() => {
  vi.useRealTimers();
});

describe.each(languages)('the page of the CRM (%s)', (language) => {
  const number = (value: number) => digits(language, value);

  it('shows figures and the state of the integration [A-005 A-022 A-100 A-101 A-102 A-103 A-104 A-105 A-108 A-224]', async () => {
    const screen = await open({}, { language });
    const { integration: text, listings: pull } = screen.text.adminCrm;
    expect(await screen.findByRole('heading', { level: 1, name: text.title })).toBeInTheDocument();
    const card = await screen.findByRole('region', { name: text.status });
    expect(lineOf(card, text.connection)).toBe(text.connected);
    expect(lineOf(card, text.inCrm)).toBe(number(302) + counted(language, text, 'restricted', 1));
    expect(lineOf(card, text.synced)).toBe(number(301));
    expect(lineOf(card, text.references)).toBe(text.formats.mixed);
    const images = screen.getByRole('region', { name: text.images });
    expect(lineOf(images, text.coverage)).toBe(filledIn(text.percent, { value: number(96) }));
    expect(lineOf(images, text.imageCount)).toBe(number(1_204));
    expect(lineOf(images, text.with)).toBe(number(290));
    expect(lineOf(images, text.without)).toBe(number(11));
    const main = screen.getByRole('main');
    expect(lineOf(main, text.total)).toBe(number(301));
    expect(lineOf(main, text.available)).toBe(number(287));
    expect(within(main).getByText(pull.last, { selector: 'dt' })).toBeInTheDocument();
    expect(main).toHaveTextContent(text.states.success);
  });

  it('says how many pictures wait, and which could not be had [M-506]', async () => {
    const pictures = { waiting: 1_234, failing: 3, failingReferences: ['10482', 'LUS-9'] };
    const screen = await open({ [statusCall]: syncStatus({ pictures }) }, { language });
    const { integration: text } = screen.text.adminCrm;
    const images = await screen.findByRole('region', { name: text.images });
    await waitFor(() => expect(lineOf(images, text.picturesWaiting)).toBe(number(1_234)));
    expect(lineOf(images, text.picturesFailing)).toBe(`${number(3)}${text.failingOf} 10482, LUS-9`);
  });

  it('says in the value cells and the card what cannot be had [A-412 A-413]', async () => {
    const screen = await open(
      { [statusCall]: problem(503, 'server.unavailable', { detail: 'Not now' }) },
      { language },
    );
    const { integration: text } = screen.text.adminCrm;
    const card = await screen.findByRole('region', { name: text.status });
    expect(lineOf(card, text.connection)).toBe('HTTP 503: Not now');
    for (const name of [text.inCrm, text.synced, text.references]) expect(lineOf(card, name)).toBe(text.error);
    const images = screen.getByRole('region', { name: text.images });
    for (const name of [text.coverage, text.imageCount, text.with, text.without])
      expect(lineOf(images, name)).toBe(text.error);
    screen.api.answer({ [statusCall]: problem(502, 'bad.gateway', { detail: '' }) });
    await screen.user.click(screen.getByRole('button', { name: text.documentation }));
    await waitFor(() => expect(lineOf(card, text.connection)).toBe('HTTP 502: bad.gateway'));
  });

  it('says why a pull failed in the words of the page', async () => {
    const detail = 'The CRM answered 503';
    const failed = syncStatus({ status: 'error', error: detail, errorCode: 'sync.crm_unavailable' });
    const screen = await open({ [statusCall]: failed }, { language });
    const { problems, integration } = screen.text.adminCrm;
    const said = language === 'en' ? detail : problems.unavailable;
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(screen.getByText(integration.states.error)).toBeInTheDocument();
    await screen.goTo('/admin/crm-status');
    expect(await screen.findByText(said)).toBeInTheDocument();
  });

  it.each([
    ['sync.cursor_repeats', 'cursorRepeats'],
    ['sync.nothing_new', 'nothingNew'],
    ['sync.too_many_listings', 'tooManyListings'],
    ['sync.broken_off', 'brokenOff'],
    ['sync.absence_unconfirmed', 'absenceUnconfirmed'],
  ] as const)('says in its own words what %s means', async (errorCode, name) => {
    const status = errorCode === 'sync.absence_unconfirmed' ? 'success' : 'error';
    const screen = await open({ [statusCall]: syncStatus({ status, error: 'In English', errorCode }) }, { language });
    const said = language === 'en' ? 'In English' : screen.text.adminCrm.problems[name];
    expect(await screen.findByText(said)).toBeInTheDocument();
  });

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

  it('says when the last contact went wrong, and that nothing was pulled yet', async () => {
    const never = syncStatus({
      status: 'never',
      lastSync: null,
      currentPropertiesCount: 0,
      crmPropertiesCount: null,
      restrictedCount: 0,
      imageCoverage: 0,
      referenceIdFormat: null,
      connection: { connected: false, problem: 'crm.not_contacted' },
    });
    const screen = await open({ [statusCall]: never }, { language });
    const { integration: text, problems } = screen.text.adminCrm;
    const card = await screen.findByRole('region', { name: text.status });
    expect(lineOf(card, text.connection)).toBe(problems.notContacted);
    expect(lineOf(card, text.inCrm)).toBe('–');
    expect(lineOf(card, text.references)).toBe('–');
    expect(lineOf(screen.getByRole('region', { name: text.images }), text.coverage)).toBe(
      filledIn(text.percent, { value: number(0) }),
    );
    expect(screen.getByRole('main')).toHaveTextContent(text.states.never);
  });

  it.each([2, 3, 11, 100])('says how many the CRM keeps from us: %i [A-102]', async (restrictedCount) => {
    const screen = await open({ [statusCall]: syncStatus({ restrictedCount }) }, { language });
    const { integration: text } = screen.text.adminCrm;
    expect(await screen.findByText(counted(language, text, 'restricted', restrictedCount))).toBeInTheDocument();
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

describe('the page of the CRM', () => {
  it('has a button called Documentation that refreshes, and the contract beside it [A-107]', async () => {
    const screen = await open();
    const { integration: text } = screen.text.adminCrm;
    await screen.findByRole('region', { name: text.status });
    const [first] = asked(screen, statusCall);
    screen.api.answer({ [statusCall]: syncStatus({ currentPropertiesCount: 17 }) });
    await screen.user.click(screen.getByRole('button', { name: text.documentation }));
    await waitFor(() => expect(lineOf(screen.getByRole('main'), text.total)).toBe('17'));
    expect(asked(screen, statusCall)).toHaveLength(2);
    // no cache may answer
    expect(asked(screen, statusCall)[1]?.query.get('t')).not.toBe(first?.query.get('t'));
    expect(screen.getByRole('link', { name: text.contract })).toHaveAttribute('href', '/api/openapi.json');
  });

  it('asks for its state every five seconds [A-379]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const screen = await open();
    await screen.findByRole('region', { name: screen.text.adminCrm.integration.status });
    const before = asked(screen, statusCall).length;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(asked(screen, statusCall)).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1_100);
    await waitFor(() => expect(asked(screen, statusCall)).toHaveLength(before + 1));
    await vi.advanceTimersByTimeAsync(5_100);
    await waitFor(() => expect(asked(screen, statusCall)).toHaveLength(before + 2));
  });

  it('is there for the provider that is set, and for no other [A-022]', async () => {
    const screen = await openScreen('/admin/hubspot', {
      as: 'admin',
      answers: { 'GET /api/crm/status': crmStatus() },
    });
    expect(await screen.findByRole('heading', { name: screen.text.shell.notFound.title })).toBeInTheDocument();
    expect(asked(screen, statusCall)).toEqual([]);
  });

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
