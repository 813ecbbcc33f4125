import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { filledIn } from '#testing/fill-in.ts';
import { account, accountsPage, session } from '#testing/made/account.ts';
import { builtInRoles } from '#testing/made/roles.ts';
import { type OpenScreen, openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

const noor = account({ firstName: 'Noor', lastName: 'Haddad' }, 1);
const name = 'Noor Haddad';
const two = () => [session({ current: false }, 1), session({ current: false, browser: 'Safari', system: 'iOS' }, 2)];

async function open(answers: Answers, options: ScreenOptions = {}) {
  const screen = await openScreen('/admin/users', {
    as: 'admin',
    ...options,
    answers: {
      'GET /api/users': accountsPage([noor, account({ state: 'disabled' }, 2), account({ state: 'invited' }, 3)]),
      'GET /api/roles': { roles: builtInRoles },
      ...answers,
    },
  });
  const { sessions } = screen.text.adminUsers.tasks;
  // neither the closed account nor the invited one has any
  const anybody = new RegExp(filledIn(sessions.title, { name: '.*' }));
  const [button, ...others] = await screen.findAllByRole('button', { name: anybody });
  expect(others).toEqual([]);
  await screen.user.click(button ?? document.body);
  return { screen, dialog: within(await screen.findByRole('dialog', { name: filledIn(sessions.title, { name }) })) };
}

const asked = ({ api }: OpenScreen, operation: string) => api.calls.filter((call) => call.operation === operation);

describe.each(languages)('the sessions of a person (%s)', (language) => {
  it('are shown and ended, one or all; API tokens are said to be none [M-848]', async () => {
    let list = two();
    const { screen, dialog } = await open(
      {
        'GET /api/users/{id}/sessions': () => list,
        'DELETE /api/users/{id}/sessions/{session}': undefined,
        'DELETE /api/users/{id}/sessions': undefined,
      },
      { language },
    );
    const { adminAccount, adminUsers } = screen.text;
    const { sessions } = adminUsers.tasks;
    expect(await dialog.findByText('Safari · iOS')).toBeInTheDocument();
    expect(dialog.getByText(filledIn(sessions.text, { name }))).toBeInTheDocument();
    expect(dialog.getByText(sessions.tokens)).toBeInTheDocument();
    list = list.filter(({ browser }) => browser !== 'Safari');
    const end = filledIn(adminAccount.sessions.endNamed, { name: 'Safari · iOS' });
    await screen.user.click(dialog.getByRole('button', { name: end }));
    await screen.findAllByText(adminAccount.sessions.ended);
    await waitFor(() => expect(dialog.queryByText('Safari · iOS')).toBeNull());
    expect(asked(screen, 'DELETE /api/users/{id}/sessions/{session}').map(({ params }) => params)).toEqual([
      { id: '41', session: session({}, 2).id },
    ]);
    list = [];
    await screen.user.click(dialog.getByRole('button', { name: sessions.endAll }));
    await screen.findAllByText(sessions.allEnded);
    expect(await dialog.findByText(sessions.none)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: sessions.endAll })).toBeNull();
    expect(asked(screen, 'DELETE /api/users/{id}/sessions').map(({ params }) => params)).toEqual([{ id: '41' }]);
  });
});

describe('the sessions of a person', () => {
  it('stay when they could not be ended, and are asked for again when they could not be had', async () => {
    const { screen, dialog } = await open({
      'GET /api/users/{id}/sessions': problem(503, 'server.unavailable'),
      'DELETE /api/users/{id}/sessions': problem(403, 'role.beyond_own'),
    });
    const { admin, adminProblems, adminUsers } = screen.text;
    const again = await dialog.findByRole('button', { name: admin.failed.retry });
    screen.api.answer({ 'GET /api/users/{id}/sessions': two() });
    await screen.user.click(again);
    const all = await dialog.findByRole('button', { name: adminUsers.tasks.sessions.endAll });
    await screen.user.click(all);
    await screen.findAllByText(adminProblems.role.beyond_own);
    expect(all).toBeEnabled();
    expect(dialog.getByText('Safari · iOS')).toBeInTheDocument();
  });
});
