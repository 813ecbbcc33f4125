import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, cutOff, problem } from '#testing/answers.ts';
import { filledIn } from '#testing/fill-in.ts';
import { account, accountsPage } from '#testing/made/account.ts';
import { builtInRoles } from '#testing/made/roles.ts';
import { type OpenScreen, openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

const noor = account({ firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com' }, 1);
const link = {
  purpose: 'invite',
  expiresAt: '2026-11-28T09:30:00.000Z',
  sent: false,
} as const;

const open = (answers: Answers = {}, options: ScreenOptions = {}, query = '') =>
  openScreen(`/admin/users${query}`, {
    as: 'admin',
    ...options,
    answers: {
      'GET /api/users': accountsPage([noor]),
      'GET /api/roles': { roles: builtInRoles },
      'GET /api/agents': [],
      ...answers,
    },
  });

const asked = ({ api }: OpenScreen, operation: string) => api.calls.filter((call) => call.operation === operation);

describe.each(languages)('accounts (%s)', (language) => {
  it('are invited; without a mail server the screen says who prints the link, and shows none', async () => {
    const screen = await open({ 'POST /api/users': { user: noor, link } }, { language });
    const { adminUsers: text } = screen.text;
    await screen.user.click(await screen.findByRole('button', { name: text.tasks.invite.open }));
    const dialog = await screen.findByRole('dialog', { name: text.tasks.invite.title });
    const submit = within(dialog).getByRole('button', { name: text.tasks.invite.submit });
    await screen.user.click(submit);
    expect(await within(dialog).findByText(text.form.firstNameMissing)).toBeInTheDocument();
    expect(within(dialog).getByText(text.form.emailWrong)).toBeInTheDocument();
    expect(asked(screen, 'POST /api/users')).toEqual([]);
    await screen.user.type(within(dialog).getByLabelText(text.form.firstName), ' Noor ');
    await screen.user.type(within(dialog).getByLabelText(text.form.email), 'noor@example.com');
    await screen.user.selectOptions(within(dialog).getByLabelText(text.form.role), 'editor');
    await screen.user.click(submit);
    expect(await screen.findByText('npm run access-link noor@example.com')).toBeInTheDocument();
    const said = filledIn(text.tasks.link.notSent, { name: 'Noor Haddad', email: 'noor@example.com' });
    expect(screen.getByText(said)).toBeInTheDocument();
    expect(asked(screen, 'POST /api/users').map(({ body }) => body)).toEqual([
      { firstName: 'Noor', lastName: '', email: 'noor@example.com', role: 'editor', language },
    ]);
    await screen.user.click(screen.getByRole('button', { name: text.tasks.link.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('accounts', () => {
  it('get a new link after a question; an invitation is withdrawn, or was accepted meanwhile', async () => {
    const invited = account({ state: 'invited' }, 3);
    const screen = await open({
      'GET /api/users': accountsPage([noor, invited]),
      'POST /api/users/{id}/access-link': { ...link, purpose: 'reset', sent: true },
      'DELETE /api/users/{id}': problem(409, 'user.accepted'),
    });
    const { tasks } = screen.text.adminUsers;
    await screen.user.click(await screen.findByRole('button', { name: 'One-time link for Noor Haddad' }));
    expect(await screen.findByText(/for choosing a new password\?/)).toHaveTextContent('Noor Haddad');
    expect(asked(screen, 'POST /api/users/{id}/access-link')).toEqual([]);
    await screen.user.click(screen.getByRole('button', { name: tasks.link.make }));
    const sent = filledIn(tasks.link.sent, { name: 'Noor Haddad', email: noor.email });
    expect(await screen.findByText(sent)).toBeInTheDocument();
    expect(asked(screen, 'POST /api/users/{id}/access-link').map(({ params }) => params)).toEqual([{ id: '41' }]);
    await screen.user.click(screen.getByRole('button', { name: tasks.link.close }));
    await screen.user.click(screen.getByRole('button', { name: /Withdraw the invitation/ }));
    const dialog = await screen.findByRole('dialog');
    const withdraw = within(dialog).getByRole('button', { name: tasks.withdraw.action });
    await screen.user.click(withdraw);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(screen.text.adminProblems.user.accepted);
    screen.api.answer({ 'DELETE /api/users/{id}': cutOff });
    await screen.user.click(withdraw);
    await waitFor(() =>
      expect(within(dialog).getByRole('alert')).toHaveTextContent(screen.text.adminProblems.unanswered),
    );
    screen.api.answer({ 'DELETE /api/users/{id}': undefined });
    await screen.user.click(withdraw);
    await screen.findAllByText(tasks.withdraw.done);
    expect(asked(screen, 'DELETE /api/users/{id}').map(({ params }) => params['id'])).toEqual(['43', '43', '43']);
  });
});
