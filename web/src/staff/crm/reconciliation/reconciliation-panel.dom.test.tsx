import { waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, cutOff, problem } from '#testing/answers.ts';
import { counted, digits, filledIn } from '#testing/fill-in.ts';
import { ofTheCrm, reconciliation } from '#testing/made/crm.ts';
import { type OpenScreen, openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

const list = 'GET /api/admin/reconciliations';
const start = 'POST /api/admin/reconciliations';
const report = 'GET /api/admin/reconciliations/{id}';
const found = reconciliation({ missing: 1, duplicates: 1, skipped: 2, alert: true });
const findings = [
  {
    kind: 'missing',
    reference: 'MZL-MISSING',
    subjectKind: 'lead',
    subjectId: 42,
    deliveryId: null,
    deliveryState: null,
    records: 0,
  },
  {
    kind: 'duplicate',
    reference: 'MZL-TWICE',
    subjectKind: 'lead',
    subjectId: 43,
    deliveryId: null,
    deliveryState: null,
    records: 2,
  },
  {
    kind: 'unknown_record',
    reference: 'X-1',
    subjectKind: 'property',
    subjectId: null,
    deliveryId: null,
    deliveryState: null,
    records: 1,
  },
  {
    kind: 'missing_again',
    reference: 'LUS-1',
    subjectKind: 'property',
    subjectId: 9,
    deliveryId: null,
    deliveryState: null,
    records: 0,
  },
] as const;

const open = (answers: Answers = {}, options: ScreenOptions = {}) =>
  openScreen('/admin/crm-status', { as: 'admin', ...options, answers: { ...ofTheCrm, ...answers } });
const panelOf = async (screen: OpenScreen) =>
  within(await screen.findByRole('region', { name: screen.text.adminReconciliation.title }));
const asked = ({ api }: OpenScreen, name: string) => api.calls.filter((call) => call.operation === name);

afterEach(() => {
  vi.useRealTimers();
});

describe.each(languages)('the comparison with the CRM (%s)', (language) => {
  const number = (value: number) => digits(language, value);

  it('is begun by hand, shows how far it is, and ends among the latest', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const screen = await open({}, { language });
    const { adminReconciliation: text } = screen.text;
    const panel = await panelOf(screen);
    expect(await panel.findByText(text.none)).toBeInTheDocument();
    const running = reconciliation({
      id: 8,
      trigger: 'staff',
      state: 'running',
      endedAt: null,
      progress: { done: 60, total: 240 },
    });
    screen.api.answer({ [start]: { id: 8 }, [list]: [{ ...running, progress: { done: 0, total: 0 } }] });
    await screen.user.selectOptions(panel.getByLabelText(text.window), '7');
    await screen.user.click(panel.getByRole('button', { name: text.start }));
    await screen.findAllByText(text.begun);
    expect(asked(screen, start).map(({ query }) => query.toString())).toEqual(['days=7']);
    const bar = await panel.findByRole('progressbar');
    expect(bar).toHaveAttribute('aria-valuetext', text.counting);
    expect(bar).not.toHaveAttribute('aria-valuenow');
    screen.api.answer({ [list]: [running] });
    await vi.advanceTimersByTimeAsync(2_100);
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '60'));
    expect(bar).toHaveAttribute('aria-valuemax', '240');
    expect(bar).toHaveAttribute('aria-valuetext', filledIn(text.progress, { done: number(60), total: number(240) }));
    expect(panel.getByRole('button', { name: text.running })).toBeDisabled();
    expect(panel.queryByText(text.look, { selector: 'button' })).toBeNull();
    screen.api.answer({ [list]: [reconciliation({ id: 8, trigger: 'staff' })] });
    await vi.advanceTimersByTimeAsync(2_100);
    await waitFor(() => expect(panel.queryByRole('progressbar')).toBeNull());
    expect(panel.getByText(text.clean)).toBeInTheDocument();
    expect(panel.getByText(text.triggers.staff)).toBeInTheDocument();
    expect(panel.getByRole('button', { name: text.start })).toBeEnabled();
  });

  it('tells what it found and what to do about it', async () => {
    const screen = await open(
      { [list]: [found], [report]: { reconciliation: found, findings: [...findings] } },
      { language },
    );
    const { adminReconciliation: text } = screen.text;
    const panel = await panelOf(screen);
    const look = await panel.findByText(text.look, { selector: 'button' });
    expect(panel.getByText(counted(language, text.counts, 'missing', 1))).toBeInTheDocument();
    expect(panel.getByText(counted(language, text.counts, 'skipped', 2))).toBeInTheDocument();
    expect(panel.queryByText(text.clean)).toBeNull();
    await screen.user.click(look);
    const dialog = within(await screen.findByRole('dialog'));
    for (const { reference, kind, records } of findings) {
      const item = (await dialog.findByText(reference)).closest('li');
      expect(item).toHaveTextContent(text.kinds[kind]);
      expect(item).toHaveTextContent(text.advice[kind]);
      expect(item?.textContent?.includes(counted(language, text.report, 'records', records))).toBe(records > 0);
    }
    expect(dialog.getByRole('link', { name: 'MZL-MISSING' })).toHaveAttribute('href', '/admin/leads/42');
    expect(dialog.getByRole('link', { name: 'LUS-1' })).toHaveAttribute(
      'href',
      '/admin/properties-table?dialog=view-9',
    );
    expect(dialog.queryByRole('link', { name: 'X-1' })).toBeNull();
    expect(asked(screen, report).map(({ params }) => params)).toEqual([{ id: '7' }]);
    await screen.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(look).toHaveFocus());
  });

  it('says that another one runs, that it could not be started, and that a report is gone', async () => {
    const screen = await open(
      {
        [list]: [found],
        [start]: problem(409, 'reconciliation.running'),
        [report]: problem(404, 'reconciliation.not_found'),
      },
      { language },
    );
    const { adminReconciliation: text } = screen.text;
    const panel = await panelOf(screen);
    const button = panel.getByRole('button', { name: text.start });
    await screen.user.click(button);
    await screen.findAllByText(screen.text.adminProblems.reconciliation.running);
    screen.api.answer({ [start]: cutOff });
    await waitFor(() => expect(button).toBeEnabled());
    await screen.user.click(button);
    await screen.findAllByText(text.failed);
    await screen.user.click(await panel.findByText(text.look, { selector: 'button' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(text.report.gone)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: screen.text.admin.failed.retry })).toBeNull();
  });

  it.each([
    [{ state: 'running', errorCode: 'crm.unavailable' }, 'triesAgain'],
    [{ state: 'running', errorCode: 'breaker.open' }, 'waits'],
    [{ state: 'failed', errorCode: 'crm.unavailable' }, 'unavailable'],
    [{ state: 'failed', errorCode: 'breaker.open' }, 'breaker'],
    [{ state: 'failed', errorCode: null }, 'other'],
    [{ state: 'lost', errorCode: null }, 'lost'],
  ] as const)('says why one did not come to its end: %o', async (changes, key) => {
    const screen = await open({ [list]: [reconciliation(changes)] }, { language });
    const { adminReconciliation: text } = screen.text;
    const panel = await panelOf(screen);
    expect(await panel.findByText(text.errors[key])).toBeInTheDocument();
    expect(panel.getByText(text.states[changes.state])).toBeInTheDocument();
    expect(panel.queryByText(text.clean)).toBeNull();
  });

  it.each([1, 2, 3, 11, 100])('counts what is missing: %i', async (missing) => {
    const screen = await open({ [list]: [reconciliation({ missing })] }, { language });
    const { counts } = screen.text.adminReconciliation;
    const panel = await panelOf(screen);
    expect(await panel.findByText(counted(language, counts, 'missing', missing))).toBeInTheDocument();
  });
});

describe('the comparison with the CRM', () => {
  it('shows the five newest, and can be tried again when the list or a report did not come', async () => {
    const screen = await open({ [list]: problem(503, 'server.unavailable'), [report]: problem(500, 'server.error') });
    const panel = await panelOf(screen);
    const { retry } = screen.text.admin.failed;
    const again = await panel.findByRole('button', { name: retry });
    screen.api.answer({ [list]: Array.from({ length: 6 }, (_, n) => reconciliation({ id: 20 - n })) });
    await screen.user.click(again);
    await waitFor(() => expect(panel.getAllByRole('row')).toHaveLength(6));
    const looks = panel.getAllByRole('button', { name: /Findings of/ });
    await screen.user.click(looks.at(-1)!);
    await waitFor(() => expect(asked(screen, report).map(({ params }) => params['id'])).toEqual(['16']));
    await screen.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.user.click(looks[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('button', { name: retry });
    screen.api.answer({ [report]: { reconciliation: reconciliation({ id: 20 }), findings: [] } });
    await screen.user.click(dialog.getByRole('button', { name: retry }));
    expect(await dialog.findByText(screen.text.adminReconciliation.report.nothing)).toBeInTheDocument();
    expect(asked(screen, report).at(-1)?.params).toEqual({ id: '20' });
  });

  it('says that not all findings are shown', async () => {
    const many = reconciliation({ missing: 1_200 });
    const screen = await open({ [list]: [many], [report]: { reconciliation: many, findings: [findings[0]] } });
    const panel = await panelOf(screen);
    await screen.user.click(await panel.findByRole('button', { name: /Findings of/ }));
    expect(await screen.findByText('The first finding of 1,200')).toBeInTheDocument();
  });
});
