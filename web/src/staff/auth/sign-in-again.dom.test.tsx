import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { account, accountsPage } from '#testing/made/account.ts';
import { builtInRoles } from '#testing/made/roles.ts';
import { staff } from '#testing/people.ts';
import { openScreen } from '#testing/screen.tsx';
import { filledIn } from '#testing/fill-in.ts';
import { languages } from '#testing/words.ts';

const noor = account({ firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com' }, 1);
const over = problem(401, 'auth.required');

describe.each(languages)('a session that ended over a form (%s)', (language) => {
  async function typeAfterTheEnd(more: Answers = {}) {
    let session = true;
    const guarded =
      <T,>(answer: T) =>
      () =>
        session ? answer : over.clone();
    const screen = await openScreen('/admin/users', {
      as: 'admin',
      language,
      answers: {
        'GET /api/users': guarded(accountsPage([noor])),
        'GET /api/roles': guarded({ roles: builtInRoles }),
        'GET /api/agents': guarded([]),
        'PATCH /api/users/{id}': guarded(noor),
        'GET /api/auth/user': guarded(staff('admin')),
        'GET /api/auth/sign-in-hint': null,
        'POST /api/auth/login': ({ body }) => {
          if ((body as { password: string }).password !== 'right') return problem(401, 'auth.failed');
          session = true;
          return staff('admin');
        },
        ...more,
      },
    });
    const { adminUsers, adminAuth } = screen.text;
    const row = await screen.findByRole('row', { name: /Noor Haddad/ });
    await screen.user.click(
      within(row).getByRole('button', { name: filledIn(adminUsers.tasks.edit.title, { name: 'Noor Haddad' }) }),
    );
    const email = within(await screen.findByRole('dialog')).getByLabelText(adminUsers.form.email);
    await screen.user.clear(email);
    await screen.user.type(email, 'elsewhere@example.com');
    session = false;
    await screen.user.click(screen.getByRole('button', { name: adminUsers.tasks.edit.submit }));
    const again = await screen.findByRole('dialog', { name: adminAuth.again.title });
    const begin = (): void => {
      session = true;
    };
    return { screen, again, begin };
  }

  it('is begun again in place, and the change goes on by itself [M-1160]', async () => {
    const { screen, again } = await typeAfterTheEnd();
    const { adminAuth, adminUsers } = screen.text;
    expect(within(again).getByLabelText(adminAuth.username)).toHaveValue(staff('admin').username);
    const password = within(again).getByLabelText(adminAuth.password);
    await screen.user.type(password, 'wrong{Enter}');
    expect(await within(again).findByText(new RegExp(adminAuth.failed.text))).toBeInTheDocument();
    await screen.user.type(password, 'right{Enter}');
    await screen.findAllByText(adminUsers.tasks.edit.done);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = screen.api.calls.filter(({ operation }) => operation === 'PATCH /api/users/{id}');
    expect(sent).toHaveLength(2);
    expect(sent[1]?.body).toMatchObject({ email: 'elsewhere@example.com' });
  });

  it('is gone on with when another tab began it [M-1160]', async () => {
    const { screen, begin } = await typeAfterTheEnd({
      'GET /api/auth/user': () => Response.json(staff('admin'), { headers: { 'X-Session-Token': 'new' } }),
    });
    begin();
    fireEvent.focus(window);
    await screen.findAllByText(screen.text.adminUsers.tasks.edit.done);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is left after a question only: what was typed would be lost [M-1160]', async () => {
    const { screen, again } = await typeAfterTheEnd();
    const { admin, adminAuth } = screen.text;
    await screen.user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: admin.discard.title });
    await screen.user.click(within(question).getByRole('button', { name: admin.discard.stay }));
    expect(again).toBeInTheDocument();
    await screen.user.click(screen.getByRole('button', { name: adminAuth.again.leave }));
    await screen.user.click(await screen.findByRole('button', { name: admin.discard.action }));
    expect(await screen.findByText(admin.denied.text)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for the second step in the same window [M-1160]', async () => {
    const pending = { step: 'factor' as const, methods: ['totp' as const, 'recovery' as const] };
    const { screen, again, begin } = await typeAfterTheEnd({
      'POST /api/auth/login': pending,
      'GET /api/auth/login/second': pending,
      'POST /api/auth/login/second': () => {
        begin();
        return staff('admin');
      },
    });
    const { adminAuth, adminFactors, adminUsers } = screen.text;
    await screen.user.type(within(again).getByLabelText(adminAuth.password), 'right{Enter}');
    await screen.user.click(await screen.findByRole('button', { name: adminFactors.second.useRecovery }));
    await screen.user.type(await screen.findByLabelText(adminFactors.second.recoveryCode), 'aaaa-bbbb{Enter}');
    await screen.findAllByText(adminUsers.tasks.edit.done);
    expect(screen.address()).toMatch(/^\/admin\/users/);
  });
});
