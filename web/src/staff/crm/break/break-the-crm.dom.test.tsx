import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, cutOff, problem } from '#testing/answers.ts';
import { counted, digits, filledIn } from '#testing/fill-in.ts';
import { noTestLeads, testLeads, wellCrm } from '#testing/made/crm-test.ts';
import { crmStatus, ofTheCrm } from '#testing/made/crm.ts';
import { type OpenScreen, openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

const state = 'GET /api/admin/crm-test';
const set = 'PUT /api/admin/crm-test/faults';
const send = 'POST /api/admin/crm-test/leads';
const remove = 'DELETE /api/admin/crm-test/leads';

const open = (answers: Answers = {}, options: ScreenOptions = {}) =>
  openScreen('/admin/crm-status', {
    as: 'admin',
    ...options,
    answers: {
      ...ofTheCrm,
      'GET /api/crm/status': crmStatus({ demo: true }),
      [state]: { faults: wellCrm, leads: noTestLeads },
      [set]: ({ body }) => body as typeof wellCrm,
      ...answers,
    },
  });
const panelOf = async (screen: OpenScreen) =>
  within(await screen.findByRole('region', { name: screen.text.adminBreakCrm.title }));
type Panel = Awaited<ReturnType<typeof panelOf>>;
const figure = (panel: Panel, name: string) =>
  panel.getByText(name, { selector: 'dt' }).closest('div')?.querySelector('dd')?.textContent;
const asked = ({ api }: OpenScreen, name: string) => api.calls.filter((call) => call.operation === name);
const bodies = (screen: OpenScreen, name: string) => asked(screen, name).map(({ body }) => body);
const move = (slider: HTMLElement, value: number) => fireEvent.change(slider, { target: { value: String(value) } });

afterEach(() => {
  vi.useRealTimers();
});

describe.each(languages)('the panel that breaks the CRM (%s)', (language) => {
  const number = (value: number) => digits(language, value);

  it.each([
    [noTestLeads, 'none'],
    [testLeads(), 'arrived'],
    [testLeads({ inCrm: 49, lost: 1 }), 'lost'],
    [testLeads({ inCrm: 40, unconfirmed: 10 }), 'lied'],
    [testLeads({ inCrm: 40, setAside: 10 }), 'aside'],
    [testLeads({ inCrm: 40, waiting: 10, unsettled: 3 }), 'onTheWay'],
    [testLeads({ duplicates: 3 }), 'twice'],
  ] as const)('says in one sentence where all leads are: %o', async (leads, verdict) => {
    const screen = await open({ [state]: { faults: wellCrm, leads } }, { language });
    const { adminBreakCrm: text } = screen.text;
    const panel = await panelOf(screen);
    expect(await panel.findByText(text.verdict[verdict])).toHaveAttribute('role', 'status');
    const { figures } = text;
    expect(
      [
        figures.accepted,
        figures.stored,
        figures.inCrm,
        figures.waiting,
        figures.setAside,
        figures.unconfirmed,
        figures.lost,
        figures.duplicates,
        figures.prevented,
      ].map((name) => figure(panel, name)),
    ).toEqual(
      [
        leads.accepted,
        leads.stored,
        leads.inCrm,
        leads.waiting,
        leads.setAside,
        leads.unconfirmed,
        leads.lost,
        leads.duplicates,
        leads.duplicatesPrevented,
      ].map((value) => number(value ?? -1)),
    );
    const longest = filledIn(text.minutes, { minutes: number(1), seconds: number(15) });
    expect(figure(panel, figures.longest)).toBe(leads.longestWaitMs === null ? '–' : longest);
    const settling = leads.accepted > 0 && leads.unsettled > 0;
    expect(panel.queryAllByText(counted(language, text, 'checking', leads.unsettled))).toHaveLength(Number(settling));
    expect(panel.queryAllByText(text.settled)).toHaveLength(Number(leads.accepted > 0 && !settling));
  });

  it('says that the CRM cannot be reached, and lets nothing be set', async () => {
    const leads = testLeads({ inCrm: null, duplicates: null, waiting: 50 });
    const screen = await open({ [state]: { faults: null, leads } }, { language });
    const { adminBreakCrm: text } = screen.text;
    const panel = await panelOf(screen);
    expect(await panel.findByText(text.unreachable)).toHaveAttribute('role', 'alert');
    expect(panel.getByText(text.verdict.unasked)).toBeInTheDocument();
    expect(figure(panel, text.figures.inCrm)).toBe('–');
    for (const control of [...panel.getAllByRole('slider'), panel.getByRole('switch')]) expect(control).toBeDisabled();
    expect(panel.getByRole('button', { name: text.heal })).toBeDisabled();
    expect(panel.getByRole('button', { name: text.send })).toBeEnabled();
  });

  it('sends leads, says how many were accepted, and looks where they are', async () => {
    const screen = await open({ [send]: { accepted: 50, refused: 0 } }, { language });
    const { adminBreakCrm: text } = screen.text;
    const panel = await panelOf(screen);
    const button = await panel.findByRole('button', { name: text.send });
    expect(panel.queryByRole('link', { name: text.show })).toBeNull();
    screen.api.answer({ [state]: { faults: wellCrm, leads: testLeads() } });
    await screen.user.click(button);
    await screen.findAllByText(counted(language, text, 'sent', 50));
    expect(await panel.findByText(text.verdict.arrived)).toBeInTheDocument();
    expect(panel.getByRole('link', { name: text.show })).toHaveAttribute(
      'href',
      '/admin/leads?search=crm-test.example',
    );
    for (const [answer, said] of [
      [{ accepted: 1, refused: 11 }, counted(language, text, 'refused', 11)],
      [problem(409, 'crm.test_running'), screen.text.adminProblems.crm.test_running],
      [problem(409, 'crm.test_full'), screen.text.adminProblems.crm.test_full],
      [cutOff, screen.text.adminProblems.unanswered],
    ] as const) {
      screen.api.answer({ [send]: answer });
      await waitFor(() => expect(button).toBeEnabled());
      await screen.user.click(button);
      await screen.findAllByText(said);
    }
    expect(asked(screen, send)).toHaveLength(5);
  });

  it('removes the leads after a question', async () => {
    const screen = await open(
      { [state]: { faults: wellCrm, leads: testLeads() }, [remove]: { deleted: 50 } },
      { language },
    );
    const { adminBreakCrm: text } = screen.text;
    const panel = await panelOf(screen);
    await screen.user.click(await panel.findByRole('button', { name: text.remove }));
    const question = within(await screen.findByRole('alertdialog', { name: text.removeTitle }));
    expect(asked(screen, remove)).toEqual([]);
    screen.api.answer({ [state]: { faults: wellCrm, leads: noTestLeads } });
    await screen.user.click(question.getByRole('button', { name: text.remove }));
    await screen.findAllByText(counted(language, text, 'removed', 50));
    expect(await panel.findByText(text.verdict.none)).toBeInTheDocument();
    expect(panel.getByRole('button', { name: text.remove })).toBeDisabled();
  });
});

describe('the panel that breaks the CRM', () => {
  it('sends what a slider is left at and not each step, and the switch as well', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const screen = await open();
    const { adminBreakCrm: text } = screen.text;
    const panel = await panelOf(screen);
    const fails = await panel.findByRole('slider', { name: text.faults.error500.label });
    for (const value of [0.05, 0.1, 0.15, 0.2]) move(fails, value);
    expect(fails).toHaveAttribute('aria-valuetext', '20%');
    expect(bodies(screen, set)).toEqual([]);
    await vi.advanceTimersByTimeAsync(310);
    await waitFor(() => expect(bodies(screen, set)).toEqual([{ ...wellCrm, error500: 0.2 }]));
    await screen.user.click(panel.getByRole('switch', { name: text.faults.forgetful.label }));
    await vi.advanceTimersByTimeAsync(310);
    await waitFor(() =>
      expect(bodies(screen, set).slice(1)).toEqual([{ ...wellCrm, error500: 0.2, idempotent: false }]),
    );
    expect(panel.getByRole('switch')).toBeChecked();
    expect(fails).toHaveAttribute('aria-valuetext', '20%');
  });

  it('sends what was chosen also when the screen is left at once', async () => {
    const screen = await open();
    const panel = await panelOf(screen);
    const busy = await panel.findByRole('slider', { name: screen.text.adminBreakCrm.faults.tooMany429.label });
    move(busy, 1);
    screen.api.answer({
      'GET /api/auth/sessions': [],
      'GET /api/auth/factors': { totp: null, passkeys: [], recoveryCodesLeft: 0, needed: false },
    });
    await screen.goTo('/admin/account');
    await waitFor(() => expect(bodies(screen, set)).toEqual([{ ...wellCrm, tooMany429: 1 }]));
  });

  it('heals everything at once, and only what is broken', async () => {
    const broken = { ...wellCrm, delayMs: 20_000, retryAfterSeconds: 60 };
    const screen = await open({ [state]: { faults: broken, leads: noTestLeads } });
    const { adminBreakCrm: text } = screen.text;
    const panel = await panelOf(screen);
    const slow = await panel.findByRole('slider', { name: text.faults.delayMs.label });
    expect(slow).toHaveAttribute('aria-valuetext', '20 s');
    expect(panel.getByRole('slider', { name: text.faults.retryAfterSeconds.label })).toHaveAttribute(
      'aria-valuetext',
      '60 s',
    );
    screen.api.answer({ [state]: { faults: wellCrm, leads: noTestLeads } });
    await screen.user.click(panel.getByRole('button', { name: text.heal }));
    await screen.findAllByText(text.healed);
    expect(bodies(screen, set)).toEqual([wellCrm]);
    await waitFor(() => expect(slow).toHaveAttribute('aria-valuetext', '0 s'));
    expect(panel.getByRole('button', { name: text.heal })).toBeDisabled();
  });

  it('goes back to what is in force when a change was refused', async () => {
    const screen = await open({ [set]: problem(503, 'crm.unavailable') });
    const { adminBreakCrm: text } = screen.text;
    const panel = await panelOf(screen);
    const lies = await panel.findByRole('slider', { name: text.faults.lostWrite.label });
    move(lies, 0.5);
    expect(lies).toHaveAttribute('aria-valuetext', '50%');
    await screen.findAllByText(text.failed);
    await waitFor(() => expect(lies).toHaveAttribute('aria-valuetext', '0%'));
  });

  it('shows how far the sending is, once and not twice', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const held = Promise.withResolvers<{ accepted: number; refused: number }>();
    const screen = await open({ [send]: () => held.promise });
    const { adminBreakCrm: text } = screen.text;
    const panel = await panelOf(screen);
    await screen.user.click(await panel.findByRole('button', { name: text.send }));
    expect(await panel.findByRole('button', { name: text.sending })).toBeDisabled();
    screen.api.answer({
      [state]: {
        faults: wellCrm,
        leads: testLeads({ running: true, accepted: 20, stored: 20, inCrm: 3, waiting: 17 }),
      },
    });
    await vi.advanceTimersByTimeAsync(1_600);
    await waitFor(() => expect(figure(panel, text.figures.accepted)).toBe('20'));
    expect(panel.getByRole('button', { name: text.remove })).toBeDisabled();
    screen.api.answer({ [state]: { faults: wellCrm, leads: testLeads() } });
    held.resolve({ accepted: 50, refused: 0 });
    expect(await panel.findByRole('button', { name: text.send })).toBeEnabled();
    expect(asked(screen, send)).toHaveLength(1);
  });

  it('says that it could not be loaded and tries again', async () => {
    const screen = await open({ [state]: problem(500, 'server.error') });
    const panel = await panelOf(screen);
    const again = await panel.findByRole('button', { name: screen.text.admin.failed.retry });
    screen.api.answer({ [state]: { faults: wellCrm, leads: noTestLeads } });
    await screen.user.click(again);
    expect(await panel.findByText(screen.text.adminBreakCrm.verdict.none)).toBeInTheDocument();
  });

  it.each([
    ['admin', false],
    ['editor', true],
    ['agent', true],
  ] as const)('is for administrators of the demo alone: not for %s where demo is %s', async (as, demo) => {
    const screen = await open({ 'GET /api/crm/status': crmStatus({ demo }) }, { as });
    await screen.findByText(screen.text.adminCrm.auto);
    expect(screen.queryByRole('region', { name: screen.text.adminBreakCrm.title })).toBeNull();
    expect(asked(screen, state)).toEqual([]);
  });
});
