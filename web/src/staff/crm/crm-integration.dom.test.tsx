import { waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
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
    await screen.user.click(screen.getByRole('button', { name: text.refresh }));
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
});

describe('the page of the CRM', () => {
  it('has a button that refreshes, called so, and the documentation beside it [A-107]', async () => {
    const screen = await open();
    const { integration: text } = screen.text.adminCrm;
    await screen.findByRole('region', { name: text.status });
    const [first] = asked(screen, statusCall);
    screen.api.answer({ [statusCall]: syncStatus({ currentPropertiesCount: 17 }) });
    await screen.user.click(screen.getByRole('button', { name: text.refresh }));
    await waitFor(() => expect(lineOf(screen.getByRole('main'), text.total)).toBe('17'));
    expect(asked(screen, statusCall)).toHaveLength(2);
    // no cache may answer
    expect(asked(screen, statusCall)[1]?.query.get('t')).not.toBe(first?.query.get('t'));
    expect(screen.getByRole('link', { name: text.documentation })).toHaveAttribute('href', '/api/openapi.json');
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
});
