import { waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatSpan } from '#staff-lib/delivery/span.ts';
import { type Answers, cutOff, problem } from '#testing/answers.ts';
import { counted, digits, filledIn } from '#testing/fill-in.ts';
import { crmStatus, ofTheCrm, operation, syncStatus } from '#testing/made/crm.ts';
import { crmSays } from '#testing/said.ts';
import { type OpenScreen, openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { callsTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { languages } from '#testing/words.ts';

const waits = crmStatus({ pendingOperations: 1, pendingOperationsList: [operation()] });

const open = (answers: Answers = {}, options: ScreenOptions = {}) =>
  openScreen('/admin/crm-status', { as: 'admin', ...options, answers: { ...ofTheCrm, ...answers } });

const asked = ({ api }: OpenScreen, name: string) => api.calls.filter((call) => call.operation === name);
const notice = async (screen: OpenScreen) => (await screen.findAllByRole('status'))[0]!;

afterEach(() => {
  vi.useRealTimers();
});

describe.each(languages)('the CRM status monitor (%s)', (language) => {
  it('says how the connection is, in the order of the words of the status [A-019 A-094 A-252]', async () => {
    const screen = await open({}, { language });
    const { adminCrm: text } = screen.text;
    const head = (await screen.findByText(text.mode.online)).closest('header')!;
    for (const [changes, mode] of [
      [{ mode: 'degraded' }, 'degraded'],
      [{ mode: 'degraded', isOnline: false }, 'degraded'],
      [{ isOnline: false }, 'offline'],
      [{ mode: 'offline' }, 'offline'],
      [{ mode: 'maintenance' as 'offline' }, 'offline'],
      [{}, 'online'],
    ] as const) {
      screen.api.answer({ 'GET /api/crm/status': crmStatus(changes) });
      await screen.user.click(screen.getByRole('button', { name: text.refresh }));
      expect(await within(head).findByText(text.mode[mode])).toBeInTheDocument();
      expect(await notice(screen)).toHaveTextContent(text.modeText[mode]);
      for (const other of ['online', 'degraded', 'offline'] as const)
        expect(within(head).queryAllByText(text.mode[other])).toHaveLength(other === mode ? 1 : 0);
    }
  });

  it('shows the figures and what waits, oldest first [A-095 A-096 A-097 A-099 A-227 A-228 A-442 A-457]', async () => {
    const list = [operation(), operation({ type: 'property.moved', attempts: 0, lastError: null }, 2)];
    const screen = await open(
      { 'GET /api/crm/status': crmStatus({ pendingOperations: 1_200, pendingOperationsList: list }) },
      { language },
    );
    const { adminCrm: text } = screen.text;
    const figure = async (label: string) =>
      (await screen.findByText(label, { selector: 'dt' })).closest('div')?.textContent ?? '';
    expect(await figure(text.cards.pending)).toContain(digits(language, 1_200));
    expect(await figure(text.cards.failures)).toContain(digits(language, 12));
    expect(await figure(text.cards.uptime)).toContain(
      filledIn(text.uptime, { hours: digits(language, 2), minutes: digits(language, 30) }),
    );
    // Qatar's time
    expect(await figure(text.cards.lastSync)).toContain(language === 'ar' ? '١١:٣٠' : '11:30');
    expect(screen.getByText(text.auto)).toBeInTheDocument();
    const rows = within(screen.getByRole('region', { name: text.list.title })).getAllByRole('row');
    expect(rows).toHaveLength(3);
    expect(rows[1]).toHaveTextContent('MZL-WAITS-1');
    expect(rows[1]).toHaveTextContent(text.event.lead_created);
    expect(rows[1]).toHaveTextContent(text.state.retry_wait);
    expect(rows[1]).toHaveTextContent('The CRM answered 503');
    expect(rows[2]).toHaveTextContent('property.moved');
    expect(
      screen.getByText(filledIn(text.list.shown, { shown: digits(language, 2), total: digits(language, 1_200) })),
    ).toBeInTheDocument();
    screen.api.answer({ 'GET /api/crm/status': crmStatus({ lastSuccessfulSync: null }) });
    await screen.user.click(screen.getByRole('button', { name: text.refresh }));
    await waitFor(async () => expect(await figure(text.cards.lastSync)).toContain(text.cards.never));
  });

  it('never says that everything arrived while something needs a person [M-007]', async () => {
    const screen = await open({ 'GET /api/crm/status': crmStatus({ needPerson: 5 }) }, { language });
    const { adminCrm: text } = screen.text;
    expect(await screen.findByText(counted(language, text.needPerson, 'title', 5))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: text.needPerson.open })).toHaveAttribute('href', '/admin/deliveries');
    expect(screen.getByText(text.list.emptyButStuck)).toBeInTheDocument();
    expect(screen.queryByText(text.list.emptyText)).toBeNull();
  });

  it('tries all again when pressed; off while nothing waits and while it runs [A-098 A-253 A-254 A-386 A-410]', async () => {
    const screen = await open({}, { language });
    const { adminCrm: text } = screen.text;
    const force = await screen.findByRole('button', { name: text.retry.action });
    expect(force).toBeDisabled();
    expect(screen.getAllByText(text.list.empty)[0]).toBeInTheDocument();
    screen.api.answer({ 'GET /api/crm/status': waits });
    await screen.user.click(screen.getByRole('button', { name: text.refresh }));
    await waitFor(() => expect(force).toBeEnabled());

    const held = Promise.withResolvers<{ processed: number; remaining: number }>();
    screen.api.answer({ 'POST /api/crm/force-retry': () => held.promise });
    await screen.user.click(force);
    await waitFor(() => expect(force).toHaveTextContent(text.retry.running));
    expect(force).toBeDisabled();
    const before = asked(screen, 'GET /api/crm/status').length;
    held.resolve({ processed: 5, remaining: 1_000 });
    const told = { processed: digits(language, 5), remaining: digits(language, 1_000) };
    await screen.findAllByText(filledIn(text.retry.done, told));
    await waitFor(() => expect(asked(screen, 'GET /api/crm/status').length).toBeGreaterThan(before));

    for (const answer of [cutOff, problem(503, 'crm.offline', { detail: 'Not just now' })]) {
      screen.api.answer({ 'POST /api/crm/force-retry': answer });
      await waitFor(() => expect(force).toBeEnabled());
      await screen.user.click(force);
      await screen.findAllByText(text.retry.failed);
    }
    await screen.findAllByText(crmSays(screen, language, 'offline', 'Not just now'));
    expect(asked(screen, 'POST /api/crm/force-retry')).toHaveLength(3);
  });

  it('says that the status cannot be had, and tries again [A-411]', async () => {
    const screen = await open({ 'GET /api/crm/status': cutOff }, { language });
    const { adminCrm: text } = screen.text;
    expect(await screen.findByText(text.unavailable)).toBeInTheDocument();
    screen.api.answer({ 'GET /api/crm/status': waits });
    await screen.user.click(screen.getAllByRole('button', { name: text.tryAgain })[0]!);
    expect(await screen.findByText('MZL-WAITS-1')).toBeInTheDocument();
    expect(screen.queryByText(text.unavailable)).toBeNull();
  });

  it('pulls by hand and says what came of it, in the words of the service or ours [A-381 A-387 A-414 A-415]', async () => {
    const screen = await open({}, { language });
    const { adminCrm: text } = screen.text;
    const pull = await screen.findByRole('button', { name: text.listings.sync });
    for (const [detail, shown] of [
      ['Synced 300 properties', 'Synced 300 properties'],
      ['', text.listings.successText],
    ] as const) {
      screen.api.answer({ 'POST /api/sync-now': { detail, status: 'success', count: 300 } });
      const before = asked(screen, 'GET /api/{crm_provider}/sync-status').length;
      await screen.user.click(pull);
      await screen.findAllByText(text.listings.successTitle);
      await screen.findAllByText(shown);
      await waitFor(() => expect(asked(screen, 'GET /api/{crm_provider}/sync-status').length).toBeGreaterThan(before));
    }
    screen.api.answer({ 'POST /api/sync-now': cutOff });
    await screen.user.click(pull);
    await screen.findAllByText(text.listings.failedTitle);
    await screen.findAllByText(text.listings.failedText);
    screen.api.answer({
      'POST /api/sync-now': problem(502, 'crm.sync_failed', { detail: 'The CRM answered 503' }),
    });
    await screen.user.click(pull);
    await screen.findAllByText(crmSays(screen, language, 'sync_failed', 'The CRM answered 503'));
    screen.api.answer({ 'POST /api/sync-now': { detail: 'The synchronisation is still running', status: 'running' } });
    await screen.user.click(pull);
    await screen.findAllByText(text.listings.goesOnTitle);
  });

  it('pulls everything anew after asking, and says when another pull is under way [M-308]', async () => {
    const screen = await open({ 'POST /api/sync-now': problem(409, 'crm.sync_running') }, { language });
    const { adminCrm: text } = screen.text;
    await screen.user.click(await screen.findByRole('button', { name: text.fullPull.action }));
    const question = within(await screen.findByRole('alertdialog', { name: text.fullPull.title }));
    const time = filledIn(text.fullPull.last, { span: formatSpan(95_000, language) });
    expect(question.getByText(`${text.fullPull.text} ${time}`)).toBeInTheDocument();
    expect(callsTo(screen, 'POST /api/sync-now')).toEqual([]);
    await screen.user.click(question.getByRole('button', { name: text.fullPull.confirm }));
    await expectToast({
      title: text.listings.failedTitle,
      description: screen.text.adminProblems.crm.sync_running,
      failed: true,
    });
    expect(callsTo(screen, 'POST /api/sync-now').map(({ query }) => query.toString())).toEqual(['full=true']);
  });
});

describe('the CRM status monitor', () => {
  it('says when a few leads are tried again, and that waiting alone will not heal a refused key', async () => {
    const breaker = {
      state: 'open',
      since: '2026-11-20T09:00:00.000Z',
      nextProbeAt: '2026-11-20T09:31:00.000Z',
      reason: 'crm.unauthorized',
      alert: true,
    } as const;
    const screen = await open({ 'GET /api/crm/status': crmStatus({ mode: 'offline', isOnline: false, breaker }) });
    const { adminCrm: text } = screen.text;
    await screen.findByText(text.breaker.refused);
    expect(await notice(screen)).toHaveTextContent(text.offlineText);
    expect(await notice(screen)).toHaveTextContent(/A few leads are tried again: .*12:31/);
    const before = asked(screen, 'GET /api/crm/status').length;
    await screen.user.click(within(await notice(screen)).getByRole('button', { name: text.tryAgain }));
    await waitFor(() => expect(asked(screen, 'GET /api/crm/status').length).toBe(before + 1));
  });

  it('looks every 30 s, every 5 s while something waits, and says when nobody is at the keyboard [A-384]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const screen = await open({ 'GET /api/crm/status': waits });
    await screen.findByText('MZL-WAITS-1');
    const before = asked(screen, 'GET /api/crm/status').length;
    await vi.advanceTimersByTimeAsync(5_100);
    await waitFor(() => expect(asked(screen, 'GET /api/crm/status')).toHaveLength(before + 1));
    screen.api.answer({ 'GET /api/crm/status': crmStatus() });
    await vi.advanceTimersByTimeAsync(5_100);
    await waitFor(() => expect(asked(screen, 'GET /api/crm/status')).toHaveLength(before + 2));
    // the frame of the screens looks again by itself, too
    await vi.advanceTimersByTimeAsync(15_000);
    expect(asked(screen, 'GET /api/crm/status')).toHaveLength(before + 2);
    await vi.advanceTimersByTimeAsync(60_000);
    await waitFor(() => expect(asked(screen, 'GET /api/crm/status').length).toBeGreaterThan(before + 3));
    expect(asked(screen, 'GET /api/crm/status').at(-1)?.headers.get('X-Background')).toBe('1');
    expect(asked(screen, 'GET /api/crm/status').at(-1)?.query.toString()).toBe('');
  });

  it.each([
    ['editor', 1],
    ['agent', 0],
  ] as const)(
    'shows %ss the state, with %i buttons to pull, and asks nothing that would be refused',
    async (as, pulls) => {
      const screen = await open({ 'GET /api/crm/status': { ...waits, demo: true } }, { as });
      const { adminCrm: text } = screen.text;
      await screen.findByRole('heading', { level: 2, name: text.listings.title });
      expect(screen.queryAllByRole('button', { name: text.listings.sync })).toHaveLength(pulls);
      expect(screen.queryByRole('button', { name: text.retry.action })).toBeNull();
      expect(screen.queryByRole('link', { name: text.queues })).toBeNull();
      expect(screen.queryByRole('region', { name: screen.text.adminReconciliation.title })).toBeNull();
      expect(screen.queryByRole('region', { name: screen.text.adminBreakCrm.title })).toBeNull();
      expect(asked(screen, 'GET /api/admin/reconciliations')).toEqual([]);
    },
  );

  it('leads administrators to the queues and the ledger', async () => {
    const screen = await open();
    const { adminCrm: text, adminDeliveries } = screen.text;
    expect(await screen.findByRole('link', { name: text.queues })).toHaveAttribute('href', '/api/admin/queues');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: adminDeliveries.open })).toHaveAttribute('href', '/admin/deliveries');
    expect(await main.findByRole('link', { name: text.integration.title })).toHaveAttribute('href', '/admin/sandbox');
  });

  it('says how far a pull is, which cannot be begun twice', async () => {
    const screen = await open({
      'GET /api/{crm_provider}/sync-status': syncStatus({ status: 'running', progress: { pulled: 120, total: 301 } }),
    });
    const { adminCrm: text } = screen.text;
    expect(await screen.findByText('120 of 301 pulled')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: text.listings.running })).toBeDisabled();
    expect(asked(screen, 'GET /api/{crm_provider}/sync-status')[0]?.params).toEqual({ crm_provider: 'sandbox' });
  });
});
