import { waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { components } from '@manzil/contract/api';
import { type Answers, problem } from '#testing/answers.ts';
import { filledIn } from '#testing/fill-in.ts';
import { account, accountsPage } from '#testing/made/account.ts';
import { builtInRoles } from '#testing/made/roles.ts';
import { type OpenScreen, openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

type View = components['schemas']['SavedView'];
const noor = account({ firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com' }, 1);
const invited: View = {
  id: 3,
  screen: 'users',
  name: 'Invited',
  isShared: false,
  columns: ['person', 'state', 'actions'],
  filters: { state: 'invited' },
  sort: 'newest',
  ownerName: 'Manzil Admin',
  isOwn: true,
  mayChange: true,
  isDefault: false,
};
const shared: View = {
  ...invited,
  id: 4,
  name: 'Agents',
  isShared: true,
  isOwn: false,
  ownerName: null,
  filters: { role: 'agent' },
};

const open = (query: string, views: View[], answers: Answers = {}, options: ScreenOptions = {}) =>
  openScreen(`/admin/users${query}`, {
    as: 'admin',
    ...options,
    answers: {
      'GET /api/users': accountsPage([noor]),
      'GET /api/roles': { roles: builtInRoles },
      'GET /api/saved-views': { views, mayShare: true },
      ...answers,
    },
  });
const sent = ({ api }: OpenScreen, operation: string) =>
  api.calls.filter((call) => call.operation === operation).map(({ body }) => body);

it.each(languages)(
  'a view opens with its filters, order and columns, and says when it is changed (%s) [M-1152]',
  async (language) => {
    const update = { ...invited, filters: { state: 'active' } };
    const screen = await open('?view=3', [invited, shared], { 'PATCH /api/saved-views/{id}': update }, { language });
    const { adminViews: text, adminUsers } = screen.text;
    await waitFor(() => expect(screen.address()).toBe('/admin/users?view=3&state=invited&sort=newest'));
    expect(await screen.findByRole('button', { name: filledIn(text.chosen, { name: 'Invited' }) })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: adminUsers.columns.role })).toBeNull());
    // address and columns may come one after the other
    await waitFor(() => expect(screen.queryByText(text.changed)).toBeNull());
    await screen.user.selectOptions(screen.getByLabelText(adminUsers.filters.state), 'active');
    const changed = within(await screen.findByRole('group', { name: text.changed }));
    expect(screen.address()).toContain('view=3');
    await screen.user.click(changed.getByRole('button', { name: text.update }));
    await waitFor(() =>
      expect(sent(screen, 'PATCH /api/saved-views/{id}')).toEqual([
        { columns: ['person', 'state', 'actions'], filters: { state: 'active' }, sort: 'newest' },
      ]),
    );
    await screen.user.click(changed.getByRole('button', { name: text.discard }));
    await waitFor(() => expect(screen.address()).toBe('/admin/users?view=3&state=invited&sort=newest'));
  },
);

it('what a list no longer has is left out, and said; a view that is gone is said as well [M-1154]', async () => {
  const old = { ...invited, filters: { state: 'invited', team: 'sales' }, columns: ['person', 'phone'], sort: 'best' };
  const screen = await open('?view=3', [old]);
  const { adminViews: text } = screen.text;
  await waitFor(() => expect(screen.address()).toBe('/admin/users?view=3&state=invited'));
  expect(await screen.findByText(filledIn(text.lost, { names: 'team, phone, best' }))).toBeVisible();
  await screen.goTo('/admin/users?view=99&state=invited');
  expect(await screen.findByText(text.gone)).toBeVisible();
});

it('the list opens with the view that its reader chose, unless the address says otherwise [M-1152]', async () => {
  const chosen = { ...invited, isDefault: true };
  const screen = await open('', [chosen]);
  await waitFor(() => expect(screen.address()).toBe('/admin/users?state=invited&sort=newest&view=3'));
  const other = await open('?role=agent', [chosen]);
  await other.findByRole('button', { name: other.text.adminViews.open });
  expect(other.address()).toBe('/admin/users?role=agent');
});

it('the list as it is is saved under a name, and a refusal leaves what was typed [M-1152]', async () => {
  let refused = true;
  const screen = await open('?state=active', [], {
    'POST /api/saved-views': () =>
      refused ? problem(409, 'view.limit_reached') : { ...invited, filters: { state: 'active' } },
  });
  const { adminViews: text, adminProblems: problems } = screen.text;
  await screen.user.click(await screen.findByRole('button', { name: text.open }));
  const dialog = within(await screen.findByRole('dialog'));
  await screen.user.click(dialog.getByRole('button', { name: text.save }));
  expect(dialog.getByText(text.nameMissing)).toBeVisible();
  await screen.user.type(dialog.getByLabelText(text.name), 'Active ones');
  await screen.user.click(dialog.getByRole('checkbox', { name: text.share }));
  await screen.user.click(dialog.getByRole('button', { name: text.save }));
  expect(await screen.findByText(problems.view.limit_reached)).toBeInTheDocument();
  expect(dialog.getByLabelText(text.name)).toHaveValue('Active ones');
  refused = false;
  await screen.user.click(dialog.getByRole('button', { name: text.save }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(screen, 'POST /api/saved-views').at(-1)).toEqual({
    screen: 'users',
    name: 'Active ones',
    isShared: true,
    columns: ['person', 'role', 'state', 'actions'],
    filters: { state: 'active' },
    sort: 'name',
  });
});

it('the window keeps its lines while the views come anew, so that no press is lost [M-1153]', async () => {
  const now = [invited, shared];
  const screen = await open('', now, {
    'GET /api/saved-views': () => ({ views: now, mayShare: true }),
    'PATCH /api/saved-views/{id}': ({ body }) => {
      now[0] = { ...invited, ...(body as object) };
      return now[0];
    },
  });
  const { adminViews: text } = screen.text;
  await screen.user.click(await screen.findByRole('button', { name: text.open }));
  const dialog = within(await screen.findByRole('dialog'));
  const remove = dialog.getByRole('button', { name: filledIn(text.deleteFor, { name: 'Invited' }) });
  await screen.user.click(dialog.getByRole('button', { name: filledIn(text.shareFor, { name: 'Invited' }) }));
  await dialog.findByRole('button', { name: filledIn(text.unshareFor, { name: 'Invited' }) });
  expect(remove).toBeInTheDocument();
  // whose account is gone
  expect(dialog.getByRole('button', { name: 'Agents' })).toBeVisible();
});

it('who may not share changes nothing of what is shared [M-1153]', async () => {
  const foreign = { ...shared, mayChange: false };
  const screen = await open('', [foreign], { 'GET /api/saved-views': { views: [foreign], mayShare: false } });
  const { adminViews: text } = screen.text;
  await screen.user.click(await screen.findByRole('button', { name: text.open }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: filledIn(text.defaultFor, { name: 'Agents' }) })).toBeVisible();
  for (const label of [text.renameFor, text.deleteFor, text.unshareFor])
    expect(dialog.queryByRole('button', { name: filledIn(label, { name: 'Agents' }) })).toBeNull();
  expect(dialog.queryByRole('checkbox', { name: text.share })).toBeNull();
});
