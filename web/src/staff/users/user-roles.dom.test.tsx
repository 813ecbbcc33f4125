import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { filledIn } from '#testing/fill-in.ts';
import { account, accountsPage } from '#testing/made/account.ts';
import { builtInRoles, role } from '#testing/made/roles.ts';
import { openScreen } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

const noor = account({ firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com' }, 1);

describe.each(languages)('accounts (%s)', (language) => {
  it('get and show roles of one’s own [M-859]', async () => {
    const layla = account({ id: 60, firstName: 'Layla', lastName: 'Own', role: 'photographer' }, 3);
    const screen = await openScreen('/admin/users', {
      as: 'admin',
      language,
      answers: {
        'GET /api/users': accountsPage([noor, layla]),
        'GET /api/roles': { roles: [...builtInRoles, role()] },
        'GET /api/agents': [],
        'PATCH /api/users/{id}': layla,
      },
    });
    const asked = (operation: string) => screen.api.calls.filter((call) => call.operation === operation);
    const { adminUsers: text } = screen.text;
    const name = role().name?.[language] ?? '';
    expect(await screen.findByRole('row', { name: /Layla/ })).toHaveTextContent(name);
    await screen.user.selectOptions(screen.getByLabelText(text.filters.role), name);
    await waitFor(() => expect(asked('GET /api/users').at(-1)?.query.get('role')).toBe('photographer'));
    const title = filledIn(text.tasks.edit.title, { name: 'Noor Haddad' });
    await screen.user.click(screen.getByRole('button', { name: title }));
    const dialog = await screen.findByRole('dialog', { name: title });
    await screen.user.selectOptions(within(dialog).getByLabelText(text.form.role), name);
    await screen.user.click(within(dialog).getByRole('button', { name: text.tasks.edit.submit }));
    await waitFor(() =>
      expect(asked('PATCH /api/users/{id}').map(({ body }) => body)).toEqual([
        expect.objectContaining({ role: 'photographer' }),
      ]),
    );
  });
});
