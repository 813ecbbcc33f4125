import { act, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDateTime } from '#i18n/format.ts';
import { type AnswerTo, problem } from '#testing/answers.ts';
import { digits, filledIn } from '#testing/fill-in.ts';
import { seoReport, seoStatus } from '#testing/made/seo.ts';
import { openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { expectToast } from '#testing/toast.ts';
import { type Language, languages } from '#testing/words.ts';

type Given = AnswerTo<'GET /api/admin/seo'>;
type Status = ReturnType<typeof seoStatus>;

async function open(language: Language, given: Given, more: ScreenOptions = {}) {
  const scan = typeof given === 'function' || given instanceof Response ? seoStatus() : given;
  const { answers, ...rest } = more;
  const screen = await openScreen('/admin/seo', {
    language,
    as: 'admin',
    ...rest,
    answers: { 'GET /api/admin/seo': given, 'POST /api/admin/seo/scan': scan, ...answers },
  });
  const text = screen.text.adminSeo;
  return {
    ...screen,
    seo: text,
    scans: () => screen.api.calls.flatMap(({ operation, body }) => (operation.startsWith('POST') ? [body] : [])),
    looks: () => screen.api.calls.filter(({ operation }) => operation === 'GET /api/admin/seo').length,
    number: (value: number) => digits(language, value),
    refresh: () => screen.findByRole('button', { name: text.refresh }),
  };
}

describe.each(languages)('the SEO dashboard (%s)', (language) => {
  it('shows the overall score, each engine and each category, coloured by what they are worth [A-007 A-131 A-132 A-133 A-267 A-455]', async () => {
    const screen = await open(language, seoStatus());
    const { seo, number } = screen;
    const overall = await screen.findByRole('region', { name: seo.overall });
    expect(overall).toHaveTextContent(number(94));
    expect(within(overall).getByText(seo.looks.excellent)).toBeInTheDocument();
    const engines = within(screen.getByRole('region', { name: seo.engines.title }));
    const shown = (['google', 'bing', 'yandex', 'baidu', 'mobile'] as const).map((engine) => {
      const score = engines.getByText(seo.engines[engine]).parentElement!.querySelector('[data-score]')!;
      return [score.textContent, /text-(\w+)-/.exec(score.className)?.[1]];
    });
    const { excellent, fair, poor } = seo.looks;
    expect(shown).toEqual([
      [`${number(90)} ${excellent}`, 'palm'],
      [`${number(89)} ${fair}`, 'amber'],
      [`${number(70)} ${fair}`, 'amber'],
      [`${number(69)} ${poor}`, 'danger'],
      [`${number(100)} ${excellent}`, 'palm'],
    ]);
    for (const { id, score, checks, passed } of seoReport().categories) {
      const card = screen.getByRole('heading', { name: seo.categories[id] }).closest('li')!;
      expect(card).toHaveTextContent(number(score));
      expect(card).toHaveTextContent(filledIn(seo.passed, { passed: number(passed), checks: number(checks) }));
    }
  });

  it('says when it was scanned, how much was read, and what changed [A-135]', async () => {
    const screen = await open(language, seoStatus({ previous: 92, report: seoReport({ complete: false }) }));
    const { seo, number } = screen;
    const time = formatDateTime('2026-11-21T09:30:00Z', language);
    expect(await screen.findByText(filledIn(seo.lastScan, { time }))).toBeInTheDocument();
    const covered = filledIn(seo.covered, { pages: number(120), formatted: number(1652) });
    expect(screen.getByText(covered, { exact: false })).toHaveTextContent(seo.incomplete);
    expect(screen.getByText(filledIn(seo.better, { points: number(2) }))).toBeInTheDocument();
  });

  it('lists issues and opportunities, each with its weight and the place where it is put right [A-134 A-136 A-268 A-269]', async () => {
    const screen = await open(language, seoStatus());
    const { seo, number } = screen;
    const [issues, opportunities] = ['issues', 'opportunities'].map((name) =>
      filledIn(seo.lists[name as 'issues'], { formatted: number(1) }),
    );
    expect(await screen.findByRole('tab', { name: issues! })).toHaveAttribute('aria-selected', 'true');
    const issue = within(screen.getByRole('tabpanel')).getAllByRole('listitem')[0]!;
    expect(within(issue).getByText(seo.severities.high)).toBeInTheDocument();
    expect(issue).toHaveTextContent(filledIn(seo.affected, { formatted: number(11), checked: number(60) }));
    const { title } = seo.issues.arabic_missing;
    expect(
      within(issue).getByRole('link', { name: filledIn(seo.fixName, { label: seo.fix, about: title }) }),
    ).toHaveAttribute('href', '/admin/properties-table?dialog=edit-42');
    await screen.user.click(within(issue).getByText(seo.examples));
    expect(within(issue).getByRole('link', { name: '/ar/contact' })).toHaveAttribute('target', '_blank');
    // Arabic as people read it
    expect(within(issue).getByText('مكتب')).toBeInTheDocument();
    await screen.user.click(screen.getByRole('tab', { name: opportunities! }));
    const one = (await within(screen.getByRole('tabpanel')).findAllByRole('listitem'))[0]!;
    expect(within(one).getByText(seo.priorities.medium)).toBeInTheDocument();
    expect(one).toHaveTextContent(filledIn(seo.concerns, { formatted: number(3) }));
    expect(within(one).getByRole('link')).toHaveAttribute('href', '/admin/properties-table?dialog=edit-43');
  });

  it('offers "Fix Now" only to whom it lets mend something, and says who does else [A-136 M-1163]', async () => {
    const [issue] = seoReport().issues;
    const ofProgram = {
      ...issue!,
      id: 'viewport' as const,
      examples: [{ path: '/en/about', detail: null, target: { screen: 'page' as const, id: null, path: '/en/about' } }],
    };
    const status = seoStatus({ report: seoReport({ issues: [issue!, ofProgram] }) });
    const editor = await open(language, status, { as: 'editor' });
    const issues = async (screen: typeof editor) => {
      await screen.findByText(screen.seo.issues.viewport.title);
      return ['arabic_missing', 'viewport'].map((id) => document.querySelector<HTMLElement>(`[data-issue="${id}"]`)!);
    };
    const [mended, program] = await issues(editor);
    expect(mended).toHaveTextContent(editor.seo.fix);
    expect(program).not.toHaveTextContent(editor.seo.fix);
    expect(program).toHaveTextContent(editor.seo.byOperator);
  });

  it('says of what others mend that colleagues do [M-1163]', async () => {
    const screen = await open(language, seoStatus(), { as: 'agent' });
    const issue = (await screen.findByText(screen.seo.issues.arabic_missing.title)).closest('li');
    expect(issue).not.toHaveTextContent(screen.seo.fix);
    expect(issue).toHaveTextContent(screen.seo.byOthers);
  });

  it.each(['critical', 'high', 'medium', 'low'] as const)('names the weight %s [A-268]', async (severity) => {
    const [issue] = seoReport().issues;
    const screen = await open(language, seoStatus({ report: seoReport({ issues: [{ ...issue!, severity }] }) }));
    expect(await screen.findByText(screen.seo.severities[severity])).toBeInTheDocument();
  });

  it('of a site without a fault says so in both lists', async () => {
    const screen = await open(language, seoStatus({ report: seoReport({ issues: [], opportunities: [] }) }));
    expect(await screen.findByText(screen.seo.noIssues)).toBeInTheDocument();
    const none = filledIn(screen.seo.lists.opportunities, { formatted: screen.text.admin.zero });
    await screen.user.click(screen.getByRole('tab', { name: none }));
    expect(await screen.findByText(screen.seo.noOpportunities)).toBeInTheDocument();
  });

  it('says that there was no scan yet, and how a running one stands [A-137]', async () => {
    const running = (progress: Status['progress']): Status =>
      seoStatus({ state: 'running', progress, lastScan: null, report: null });
    const screen = await open(language, running(null));
    const bar = await screen.findByRole('progressbar', { name: screen.seo.scanning });
    expect(screen.getByText(screen.seo.neverScanned)).toBeInTheDocument();
    expect(bar).toHaveAttribute('aria-valuetext', screen.seo.beginning);
    expect(bar).not.toHaveAttribute('aria-valuenow');
    expect(screen.getByRole('button', { name: screen.seo.scanning })).toBeDisabled();
    screen.api.answer({ 'GET /api/admin/seo': running({ done: 11, total: 120 }) });
    const said = filledIn(screen.seo.progress, { done: screen.number(11), total: screen.number(120) });
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', said));
    screen.api.answer({ 'GET /api/admin/seo': seoStatus() });
    expect(await screen.findByRole('region', { name: screen.seo.overall })).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(await screen.refresh()).toBeEnabled();
  });

  it('keeps the last figures where a scan failed, and says so [A-138]', async () => {
    const screen = await open(language, seoStatus({ state: 'failed' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(screen.seo.scanFailed);
    expect(screen.getByRole('region', { name: screen.seo.overall })).toHaveTextContent(screen.number(94));
  });

  it('says that it could not be loaded, and tries again', async () => {
    const screen = await open(language, problem(503, 'server.unavailable'), {
      answers: { 'POST /api/admin/seo/scan': problem(503, 'server.unavailable') },
    });
    const again = await screen.findByRole('button', { name: screen.text.admin.failed.retry });
    screen.api.answer({ 'GET /api/admin/seo': seoStatus() });
    await screen.user.click(again);
    expect(await screen.findByRole('region', { name: screen.seo.overall })).toBeInTheDocument();
  });

  it('a scan that cannot be started says so, and can be asked for again [A-135]', async () => {
    const screen = await open(language, seoStatus());
    screen.api.answer({ 'POST /api/admin/seo/scan': problem(403, 'auth.forbidden') });
    await screen.user.click(await screen.refresh());
    await expectToast({
      title: screen.seo.notStarted,
      description: screen.text.adminProblems.auth.forbidden,
      failed: true,
    });
    expect(await screen.refresh()).toBeEnabled();
    expect(screen.scans()).toEqual([{ automatic: true }, { automatic: false }]);
  });
});

describe('scans by themselves [A-138 A-139 A-388 A-441]', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('one when it is opened, then one every five minutes, none before', async () => {
    const screen = await open('en', seoStatus());
    await screen.refresh();
    expect(screen.scans()).toEqual([{ automatic: true }]);
    await pass(295_000);
    expect(screen.scans()).toHaveLength(1);
    await pass(5_500);
    expect(screen.scans()).toEqual([{ automatic: true }, { automatic: true }]);
    await pass(300_000);
    expect(screen.scans()).toHaveLength(3);
  });

  it('none while nobody looks, and none after the screen was left', async () => {
    const screen = await open('en', seoStatus());
    await screen.refresh();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(300_500);
    expect(screen.scans()).toHaveLength(1);
    hidden.mockReturnValue(false);
    await pass(300_000);
    expect(screen.scans()).toHaveLength(2);
    await screen.goTo('/en/privacy');
    await pass(600_000);
    expect(screen.scans()).toHaveLength(2);
  });

  it('a running one is looked at every second, a finished one is not', async () => {
    const times: number[] = [];
    const running = seoStatus({ state: 'running', progress: { done: 1, total: 9 } });
    const given = () => {
      times.push(Date.now());
      return running;
    };
    const screen = await open('en', given, { answers: { 'POST /api/admin/seo/scan': running } });
    await screen.findByRole('progressbar');
    const before = screen.looks();
    await pass(3_100);
    expect(screen.looks()).toBeGreaterThanOrEqual(before + 3);
    const [first, second, third] = times.slice(before);
    expect([second! - first! >= 1_000, third! - second! >= 1_000]).toEqual([true, true]);
    screen.api.answer({ 'GET /api/admin/seo': seoStatus() });
    await pass(1_100);
    const after = screen.looks();
    await pass(10_000);
    expect(screen.looks()).toBe(after);
  });
});

it.each(['editor', 'agent'] as const)('%s may look too', async (role) => {
  const screen = await open('en', seoStatus(), { as: role });
  expect(await screen.findByRole('region', { name: screen.seo.overall })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: screen.seo.title })).toBeInTheDocument();
});
