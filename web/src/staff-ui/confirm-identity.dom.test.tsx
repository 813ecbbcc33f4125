import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { problem } from '#testing/answers.ts';
import { filledIn } from '#testing/fill-in.ts';
import { account, accountsPage } from '#testing/made/account.ts';
import { builtInRoles } from '#testing/made/roles.ts';
import { openScreen } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

const noor = account({ firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com' }, 1);
const wanted = problem(403, 'auth.confirmation_required');

describe.each(languages)('a call that wants the password again (%s)', (language) => {
  async function saveEmail() {
    let confirmed = false;
    const screen = await openScreen('/admin/users', {
      as: 'admin',
      language,
      answers: {
        'GET /api/users': accountsPage([noor]),
        'GET /api/roles': { roles: builtInRoles },
        'GET /api/agents': [],
        'PATCH /api/users/{id}': () => (confirmed ? noor : wanted),
        'POST /api/auth/confirm': ({ body }) => {
          if ((body as { password: string }).password !== 'right')
            return problem(422, 'auth.incorrect_current_password');
          confirmed = true;
          return undefined;
        },
      },
    });
    const { adminUsers, adminAuth } = screen.text;
    const row = await screen.findByRole('row', { name: /Noor Haddad/ });
    const edit = filledIn(adminUsers.tasks.edit.title, { name: 'Noor Haddad' });
    await screen.user.click(within(row).getByRole('button', { name: edit }));
    const form = await screen.findByRole('dialog');
    const email = within(form).getByLabelText(adminUsers.form.email);
    await screen.user.clear(email);
    await screen.user.type(email, 'elsewhere@example.com');
    await screen.user.click(within(form).getByRole('button', { name: adminUsers.tasks.edit.submit }));
    const question = await screen.findByRole('dialog', { name: adminAuth.confirm.title });
    return { screen, question, password: within(question).getByLabelText(adminAuth.password) };
  }

  it('is asked for it once, told when it is wrong, and goes on by itself', async () => {
    const { screen, question, password } = await saveEmail();
    const { adminAuth, adminProblems, adminUsers } = screen.text;
    const confirm = within(question).getByRole('button', { name: adminAuth.confirm.submit });
    await screen.user.type(password, 'wrong');
    await screen.user.click(confirm);
    expect(await within(question).findByText(adminProblems.auth.incorrect_current_password)).toBeInTheDocument();
    expect(password).toHaveFocus();
    await screen.user.type(password, 'right{Enter}');
    await screen.findAllByText(adminUsers.tasks.edit.done);
    expect(screen.queryByRole('dialog')).toBeNull();
    const sent = screen.api.calls.filter(({ operation }) => operation === 'PATCH /api/users/{id}');
    expect(sent.map(({ body }) => body)).toEqual([sent[0]?.body, sent[0]?.body]);
    expect(sent[0]?.body).toMatchObject({ email: 'elsewhere@example.com' });
  });

  it('is left alone when nobody types it, and the form keeps what was typed', async () => {
    const { screen } = await saveEmail();
    const { adminAuth, adminProblems } = screen.text;
    await screen.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: adminAuth.confirm.title })).toBeNull());
    const form = await screen.findByRole('dialog');
    expect(await within(form).findByText(adminProblems.auth.confirmation_required)).toBeInTheDocument();
    expect(within(form).getByDisplayValue('elsewhere@example.com')).toBeInTheDocument();
    expect(screen.api.calls.filter(({ operation }) => operation === 'PATCH /api/users/{id}')).toHaveLength(1);
  });
});
