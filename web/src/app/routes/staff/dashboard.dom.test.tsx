import { waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, cutOff, never, problem } from '#testing/answers.ts';
import { exampleAnswers } from '#testing/contract.ts';
import { digits } from '#testing/fill-in.ts';
import { crmStatus, syncStatus } from '#testing/made/crm.ts';
import type { Role } from '#testing/people.ts';
import { openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { callsTo } from '#testing/sent.ts';
import { languages } from '#testing/words.ts';

const statusCall = 'GET /api/{crm_provider}/sync-status';
const seed = 'POST /api/seed-{crm_provider}-properties';

const open = (answers: Answers = {}, options: ScreenOptions = {}, address = '/admin?tab=featured') =>
  openScreen(address, {
    as: 'admin',
    ...options,
    answers: {
      ...exampleAnswers,
      'GET /api/admin/stats': { totalProperties: 1_301, totalLeads: 0, totalAgents: 8 },
      'PUT /api/auth/language': undefined,
      'GET /api/crm/status': crmStatus(),
      [statusCall]: syncStatus(),
      'POST /api/admin/seo/scan': exampleAnswers['GET /api/admin/seo'] as never,
      ...answers,
    },
  });

const order = ['properties', 'featured', 'leads', 'blog', 'crm', 'team', 'seo', 'social', 'settings'] as const;

const badge = () => document.querySelector('[data-sync-status]');

afterEach(() => {
  vi.useRealTimers();
});

describe.each(languages)('the dashboard (%s)', (language) => {
  const number = (value: number) => digits(language, value);

  it('has a title, four figures, the way back and the way out [A-010 A-014 A-033 A-035 A-036 A-037 A-038 A-039]', async () => {
    const screen = await open({}, { language });
    const { overview, header } = screen.text.admin;
    expect(await screen.findByRole('heading', { level: 1, name: screen.text.adminToday.title })).toBeInTheDocument();
    const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).closest('div')?.querySelector('dd');
    await waitFor(() => expect(figure(overview.crm)).toHaveTextContent(overview.crmStates.success));
    expect(figure(overview.properties)).toHaveTextContent(number(1_301));
    expect(figure(overview.leads)).toHaveTextContent(screen.text.admin.zero);
    expect(figure(overview.agents)).toHaveTextContent(number(8));
    expect(screen.getByRole('link', { name: header.website })).toHaveAttribute('href', `/${language}`);
    expect(screen.getByRole('link', { name: header.logout })).toHaveAttribute('href', '/api/logout');
    // the server renders anew
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    await screen.user.click(screen.getByRole('button', { name: header.otherLanguage }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(document.cookie).toContain(`staffLanguage=${language === 'en' ? 'ar' : 'en'}`);
    reload.mockRestore();
  });

  it('has nine tabs in their order [A-001 A-040 A-042]', async () => {
    const screen = await open({}, { language });
    const { adminDashboard, adminFeatured } = screen.text;
    const { tabs } = adminDashboard;
    const strip = within(await screen.findByRole('tablist', { name: tabs.label }));
    expect(strip.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(order.map((id) => tabs[id]));
    expect(strip.getByRole('tab', { selected: true })).toHaveTextContent(tabs.featured);
    const link = (await screen.findByText(adminFeatured.open)).closest('a');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('href', '/admin/featured-properties');
  });

  it.each([
    ['success', 'bg-palm-700', 'circle-check'],
    ['error', 'danger', 'circle-x'],
    ['running', 'sky', 'loader-circle'],
    ['never', 'sand', 'clock'],
  ] as const)(
    'says on a badge that the last sync was: %s [A-034 A-225 A-255 A-256 A-257 A-258]',
    async (status, look, icon) => {
      const screen = await open(
        { [statusCall]: syncStatus({ status, ...(status === 'never' ? { lastSync: null, durationMs: null } : {}) }) },
        { language },
      );
      const { states } = screen.text.adminDashboard.sync;
      await waitFor(() => expect(badge()).toHaveTextContent(states[status]));
      expect(badge()?.querySelector('span')?.className).toContain(look);
      expect(badge()?.querySelector(`svg.lucide-${icon}`)).not.toBeNull();
      expect(badge()?.textContent === states[status]).toBe(status === 'never');
    },
  );

  it('syncs when asked, and says what came of it [A-383 A-416]', async () => {
    const screen = await open({ [seed]: { count: 1_301, newProperties: 4, duration: 3_249 } }, { language });
    const { sync } = screen.text.adminDashboard;
    await waitFor(() => expect(badge()).toHaveTextContent(sync.states.success));
    const button = screen.getByRole('button', { name: sync.action });
    const before = callsTo(screen, 'GET /api/admin/stats').length;
    await screen.user.click(button);
    const done = sync.done
      .replace('{{formatted}}', number(1_301))
      .replace('{{fresh}}', number(4))
      .replace('{{seconds}}', number(3.2));
    await screen.findAllByText(done);
    expect(callsTo(screen, seed).map(({ params }) => params)).toEqual([{ crm_provider: 'sandbox' }]);
    await waitFor(() => expect(callsTo(screen, 'GET /api/admin/stats').length).toBeGreaterThan(before));
    for (const [answer, said] of [
      [problem(503, 'server.unavailable'), screen.text.adminProblems.server.unavailable],
      [cutOff, sync.failed],
    ] as const) {
      screen.api.answer({ [seed]: answer });
      await waitFor(() => expect(button).toBeEnabled());
      await screen.user.click(button);
      await screen.findAllByText(said);
    }
    screen.api.answer({ [seed]: never });
    await waitFor(() => expect(button).toBeEnabled());
    await screen.user.click(button);
    await waitFor(() => expect(button).toBeDisabled());
  });

  it('has six cards, the site and the way out at /dashboard [A-021 A-023 A-024 A-026 A-027 A-028]', async () => {
    const screen = await open({}, { language }, '/dashboard');
    const { cards } = screen.text.adminDashboard;
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('heading', { level: 1, name: cards.title })).toBeInTheDocument();
    const targets = () =>
      main.getAllByRole('listitem').map((item) => within(item).getByRole('link').getAttribute('href'));
    await waitFor(() =>
      expect(targets()).toEqual([
        '/admin/properties',
        '/admin/agents',
        '/admin/blog',
        '/admin/leads',
        '/admin/sandbox',
        '/admin/analytics',
      ]),
    );
    expect(main.getByRole('link', { name: cards.site })).toHaveAttribute('href', '/');
    expect(main.getByRole('link', { name: cards.logout })).toHaveAttribute('href', '/api/logout');
  });
});

describe('the dashboard', () => {
  it.each([
    ['properties', 'adminProperties'],
    ['leads', 'adminLeads'],
    ['blog', 'adminBlog'],
    ['crm', 'adminCrm'],
    ['team', 'adminTeam'],
    ['seo', 'adminSeo'],
    ['social', 'adminSocial'],
    ['settings', 'adminSettings'],
  ] as const)(
    'shows one screen at a time, and says which in the address: %s [A-041 A-043 A-044 A-045 A-046 A-048 A-049 A-270]',
    async (id, words) => {
      const screen = await open();
      const { tabs } = screen.text.adminDashboard;
      const strip = within(await screen.findByRole('tablist', { name: tabs.label }));
      await screen.user.click(strip.getByRole('tab', { name: tabs[id] }));
      const panel = within(await screen.findByRole('tabpanel', { name: tabs[id] }));
      await waitFor(() => expect(screen.address()).toBe(id === 'properties' ? '/admin' : `/admin?tab=${id}`));
      // some add a count once it is known
      const title = (name: string) => name.startsWith(screen.text[words].title);
      expect((await panel.findAllByRole('heading', { name: title }))[0]).toBeInTheDocument();
      expect(strip.getAllByRole('tab', { selected: true })).toHaveLength(1);
      // a screen may have tabs of its own
      const shown = strip.getAllByRole('tab').filter((tab) => {
        const its = document.getElementById(tab.getAttribute('aria-controls') ?? '');
        return its !== null && !its.hidden;
      });
      expect(shown).toHaveLength(1);
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      await screen.goTo(-1);
      await waitFor(() => expect(strip.getByRole('tab', { selected: true })).toHaveTextContent(tabs.featured));
    },
  );

  it.each([
    ['editor', ['leads', 'settings'], true],
    ['agent', ['settings'], false],
  ] as const)('shows %ss the tabs that are theirs', async (as: Role, hidden, maySync) => {
    const screen = await open({}, { as });
    const { tabs, sync } = screen.text.adminDashboard;
    const strip = within(await screen.findByRole('tablist', { name: tabs.label }));
    const shown = strip.getAllByRole('tab').map((tab) => tab.textContent);
    expect(shown).toEqual(order.filter((id) => !(hidden as readonly string[]).includes(id)).map((id) => tabs[id]));
    expect(screen.queryAllByRole('button', { name: sync.action })).toHaveLength(Number(maySync));
  });

  it('leaves behind what a screen keeps in the address when another one is opened', async () => {
    const screen = await open({}, {}, '/admin?tab=leads&status=converted&page=2');
    const { tabs } = screen.text.adminDashboard;
    await screen.user.click(await screen.findByRole('tab', { name: tabs.blog }));
    await waitFor(() => expect(screen.address()).toBe('/admin?tab=blog'));
  });

  it('shows its first tab for an address that names none', async () => {
    const screen = await open({}, {}, '/admin?tab=weather');
    expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent(
      screen.text.adminDashboard.tabs.properties,
    );
  });

  it('asks how the sync is every five seconds [A-379]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const times: number[] = [];
    const screen = await open({
      [statusCall]: () => {
        times.push(Date.now());
        return syncStatus();
      },
    });
    await waitFor(() => expect(badge()).not.toBeNull());
    const before = callsTo(screen, statusCall).length;
    await vi.advanceTimersByTimeAsync(5_100);
    await waitFor(() => expect(callsTo(screen, statusCall)).toHaveLength(before + 1));
    expect(times[before]! - times[before - 1]!).toBeGreaterThanOrEqual(5_000);
  });

  it('leads to the monitor as long as nobody knows the provider', async () => {
    const screen = await open({ 'GET /api/crm/status': problem(503, 'server.unavailable') }, {}, '/dashboard');
    const links = await screen.findAllByRole('link', {
      name: new RegExp(screen.text.adminDashboard.cards.integration.title),
    });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/crm-status']);
    await screen.goTo('/admin?tab=featured');
    expect(await screen.findByRole('heading', { level: 1, name: screen.text.adminToday.title })).toBeInTheDocument();
    expect(callsTo(screen, 'GET /api/crm/status').length).toBeGreaterThan(0);
    expect([callsTo(screen, statusCall), screen.api.unanswered]).toEqual([[], []]);
  });
});
