import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { counted, filledIn } from '#testing/fill-in.ts';
import { account, accountsPage } from '#testing/made/account.ts';
import { builtInRoles } from '#testing/made/roles.ts';
import { type OpenScreen, openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

const noor = account({ firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com' }, 1);
const own = account({ id: 7, firstName: 'Sara', lastName: 'Ali' }, 2);

const open = (answers: Answers = {}, options: ScreenOptions = {}, query = '') =>
  openScreen(`/admin/users${query}`, {
    as: 'admin',
    ...options,
    answers: {
      'GET /api/users': accountsPage([noor, own]),
      'GET /api/roles': { roles: builtInRoles },
      'GET /api/agents': [],
      ...answers,
    },
  });

const asked = ({ api }: OpenScreen, operation: string) => api.calls.filter((call) => call.operation === operation);
const rowOf = (screen: OpenScreen, name: string) => screen.findByRole('row', { name: new RegExp(name) });
const lastQuery = (screen: OpenScreen) => Object.fromEntries(asked(screen, 'GET /api/users').at(-1)?.query ?? []);

describe.each(languages)('accounts (%s)', (language) => {
  it('stand in the shared table and are found by name, role and access, in another order', async () => {
    const screen = await open({}, { language });
    const { adminUsers: text, adminTable } = screen.text;
    await rowOf(screen, 'noor@example.com');
    expect(screen.getByText(counted(language, text, 'found', 2))).toBeInTheDocument();
    await screen.user.type(screen.getByLabelText(text.filters.search), 'noor');
    await waitFor(() => expect(screen.address()).toContain('search=noor'));
    await screen.user.selectOptions(screen.getByLabelText(text.filters.state), 'invited');
    await screen.user.selectOptions(screen.getByLabelText(text.filters.role), 'agent');
    await screen.user.selectOptions(screen.getByLabelText(adminTable.sort), 'oldest');
    await waitFor(() => {
      expect(lastQuery(screen)).toEqual({
        page: '1',
        limit: '25',
        search: 'noor',
        state: 'invited',
        role: 'agent',
        sort: 'oldest',
      });
    });
    const shown = new URLSearchParams(screen.address().split('?')[1]);
    expect(Object.fromEntries(shown)).toEqual({ search: 'noor', state: 'invited', role: 'agent', sort: 'oldest' });
  });

  it('need a second step by their role, as an administrator decides [M-829]', async () => {
    const rules = [
      { role: 'admin' as const, needed: true },
      { role: 'editor' as const, needed: false },
      { role: 'agent' as const, needed: false },
    ];
    const screen = await open(
      {
        'GET /api/admin/factor-rules': { rules },
        'PUT /api/admin/factor-rules': ({ body }) => body as { rules: typeof rules },
      },
      { language },
    );
    const { adminUsers: text, admin } = screen.text;
    await screen.user.click(await screen.findByRole('button', { name: text.rules.open }));
    const dialog = await screen.findByRole('dialog', { name: text.rules.title });
    expect(await within(dialog).findByRole('switch', { name: admin.role.admin })).toBeChecked();
    await screen.user.click(within(dialog).getByRole('switch', { name: admin.role.agent }));
    await screen.user.click(within(dialog).getByRole('button', { name: text.rules.submit }));
    await screen.findAllByText(text.rules.done);
    expect(asked(screen, 'PUT /api/admin/factor-rules').map(({ body }) => body)).toEqual([
      { rules: rules.map((rule) => (rule.role === 'agent' ? { ...rule, needed: true } : rule)) },
    ]);
  });

  it('lose their second step after a question; who has none is not offered it [M-828]', async () => {
    let user = account({ ...noor, hasFactor: true }, 1);
    const screen = await open(
      {
        'GET /api/users': () => accountsPage([user, own]),
        'DELETE /api/users/{id}/factors': () => {
          user = noor;
          return undefined;
        },
      },
      { language },
    );
    const { tasks, twoSteps } = screen.text.adminUsers;
    const name = 'Noor Haddad';
    expect(await screen.findByText(twoSteps)).toBeInTheDocument();
    await screen.user.click(screen.getByRole('button', { name: filledIn(tasks.factors.title, { name }) }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(filledIn(tasks.factors.text, { name }));
    await screen.user.click(within(dialog).getByRole('button', { name: tasks.factors.action }));
    await screen.findAllByText(tasks.factors.done);
    await waitFor(() => expect(screen.queryByText(twoSteps)).toBeNull());
    expect(screen.queryByRole('button', { name: filledIn(tasks.factors.title, { name }) })).toBeNull();
    expect(asked(screen, 'DELETE /api/users/{id}/factors')).toHaveLength(1);
  });

  it('are disabled after a question, and enabled again', async () => {
    let user = noor;
    const screen = await open(
      {
        'GET /api/users': () => accountsPage([user, own]),
        'PATCH /api/users/{id}': ({ body }) => {
          user = { ...noor, state: (body as { disabled: boolean }).disabled ? 'disabled' : 'active' };
          return user;
        },
      },
      { language },
    );
    const { adminUsers: text } = screen.text;
    const name = 'Noor Haddad';
    await screen.user.click(await screen.findByRole('button', { name: filledIn(text.tasks.disable.title, { name }) }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(filledIn(text.tasks.disable.text, { name }));
    expect(asked(screen, 'PATCH /api/users/{id}')).toEqual([]);
    await screen.user.click(within(dialog).getByRole('button', { name: text.tasks.disable.action }));
    const row = await rowOf(screen, name);
    expect(await within(row).findByText(text.states.disabled)).toBeInTheDocument();
    await screen.findAllByText(text.tasks.disable.done);
    await screen.user.click(within(row).getByRole('button', { name: filledIn(text.tasks.enable.title, { name }) }));
    expect(await within(row).findByText(text.states.active)).toBeInTheDocument();
    expect(asked(screen, 'PATCH /api/users/{id}').map(({ body, params }) => ({ body, params }))).toEqual([
      { body: { disabled: true }, params: { id: '41' } },
      { body: { disabled: false }, params: { id: '41' } },
    ]);
  });

  it.each([1, 2, 3, 11, 100])('say how many there are: %i', async (total) => {
    const screen = await open({ 'GET /api/users': accountsPage([noor], total) }, { language });
    expect(await screen.findByText(counted(language, screen.text.adminUsers, 'found', total))).toBeInTheDocument();
  });

  it('say that none was found', async () => {
    const screen = await open({ 'GET /api/users': accountsPage([]) }, { language }, '?role=agent');
    const { adminUsers: text, adminTable } = screen.text;
    expect(await screen.findByText(text.empty.title)).toBeInTheDocument();
    expect(screen.getAllByText(counted(language, text, 'found', 0))).not.toHaveLength(0);
    screen.api.answer({ 'GET /api/users': accountsPage([noor]) });
    await screen.user.click(screen.getByRole('button', { name: adminTable.clearFilters }));
    await rowOf(screen, 'Noor');
    expect(screen.address()).toBe('/admin/users');
  });
});

describe('accounts', () => {
  it('are opened by keyboard; one’s own is changed elsewhere', async () => {
    const screen = await open({ 'PATCH /api/users/{id}': noor });
    const { adminUsers: text } = screen.text;
    const row = await rowOf(screen, 'Sara Ali');
    expect(within(row).getByText(text.you)).toBeInTheDocument();
    expect(within(row).queryByRole('button')).toBeNull();
    row.focus();
    await screen.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    (await rowOf(screen, 'Noor Haddad')).focus();
    await screen.user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Edit Noor Haddad' });
    expect(within(dialog).getByLabelText(text.form.firstName)).toHaveValue('Noor');
    await screen.user.selectOptions(within(dialog).getByLabelText(text.form.role), 'agent');
    await screen.user.click(within(dialog).getByRole('button', { name: text.tasks.edit.submit }));
    await screen.findAllByText(text.tasks.edit.done);
    expect(asked(screen, 'PATCH /api/users/{id}').map(({ body }) => body)).toEqual([
      { firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com', role: 'agent', agentId: null },
    ]);
  });

  it.each([
    ['user.email_taken', (texts) => texts.user.email_taken],
    ['user.last_admin', (texts) => texts.user.last_admin],
    ['request.invalid', (texts) => texts.request.invalid],
    ['server.error', (texts) => texts.server.error],
  ] as [string, (texts: OpenScreen['text']['adminProblems']) => string][])(
    'keep what was typed when the server says %s',
    async (code, said) => {
      const screen = await open({ 'PATCH /api/users/{id}': problem(409, code) });
      const { adminUsers: text } = screen.text;
      await screen.user.click(await screen.findByRole('button', { name: 'Edit Noor Haddad' }));
      const dialog = await screen.findByRole('dialog');
      const field = within(dialog).getByLabelText(text.form.firstName);
      await screen.user.type(field, '</script>"');
      await screen.user.click(within(dialog).getByRole('button', { name: text.tasks.edit.submit }));
      expect(await within(dialog).findByRole('alert')).toHaveTextContent(said(screen.text.adminProblems));
      expect(field).toHaveValue('Noor</script>"');
      await screen.user.keyboard('{Escape}');
      expect(await screen.findByRole('alertdialog', { name: screen.text.admin.discard.title })).toBeInTheDocument();
    },
  );

  it('offer of each what can be done with it', async () => {
    const people = [
      account({ state: 'active', passwordAskedAt: '2026-11-20T09:30:00.000Z' }, 1),
      account({ state: 'invited', username: null, firstName: null, lastName: null }, 2),
      account({ state: 'disabled' }, 3),
    ];
    const screen = await open({ 'GET /api/users': accountsPage(people) });
    const offered = async (email: string) =>
      within(await rowOf(screen, email))
        .getAllByRole('button')
        .map((button) => button.textContent);
    const { tasks } = screen.text.adminUsers;
    const ofActive = [tasks.link, tasks.edit, tasks.sessions, tasks.disable].map((task) => task.open);
    expect(await offered('person1@')).toEqual(ofActive);
    expect(await offered('person2@')).toEqual([tasks.link.open, tasks.edit.open, tasks.withdraw.open]);
    expect(await offered('person3@')).toEqual([tasks.edit.open, tasks.enable.open]);
    expect(await rowOf(screen, 'person1@')).toHaveTextContent('Forgot the password');
    expect(screen.getByRole('button', { name: 'Withdraw the invitation of person2@example.com' })).toBeInTheDocument();
  });

  it('come back in the order in which they were left', async () => {
    const screen = await open(
      {
        'GET /api/auth/sessions': [],
        'GET /api/auth/factors': { totp: null, passkeys: [], recoveryCodesLeft: 0, needed: false },
      },
      {},
      '?sort=newest',
    );
    await rowOf(screen, 'Noor');
    await screen.user.selectOptions(screen.getByLabelText(screen.text.adminTable.sort), 'oldest');
    await waitFor(() => expect(screen.address()).toBe('/admin/users?sort=oldest'));
    await screen.goTo('/admin/account');
    await screen.goTo('/admin/users');
    await waitFor(() => expect(screen.address()).toBe('/admin/users?sort=oldest'));
    expect(lastQuery(screen)).toMatchObject({ sort: 'oldest' });
    screen.api.answer({ 'GET /api/users': problem(503, 'server.unavailable') });
    await screen.goTo('/admin/users?page=2&sort=oldest');
    expect(await screen.findByRole('button', { name: screen.text.admin.failed.retry })).toBeInTheDocument();
  });

  it.each(['editor', 'agent'] as const)('are not asked for by %ss', async (as) => {
    const screen = await openScreen('/admin/users', { as });
    expect(await screen.findByText(screen.text.admin.denied.noRole)).toBeInTheDocument();
    expect(asked(screen, 'GET /api/users')).toEqual([]);
  });
});
