import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answers } from '#testing/answers.ts';
import { openScreen } from '#testing/screen.tsx';
import { type Language, languages } from '#testing/words.ts';

const named = (text: string, name = 'Office account') => text.replace('{{name}}', `\u2068${name}\u2069`);
const open = (language: Language, search = '', answers: Answers = {}) =>
  openScreen(`/admin-login${search}`, {
    language,
    answers: {
      'GET /api/auth/sign-in-hint': null,
      'GET /api/auth/sign-in-provider': { name: 'Office account' },
      ...answers,
    },
  });

describe.each(languages)('signing in through the provider (%s)', (language) => {
  it('is offered where one is set, and leads back to where the person wanted to go [M-916]', async () => {
    const screen = await open(language, '?next=/admin/blog?page=2');
    const link = await screen.findByRole('link', { name: named(screen.text.adminIdentity.signIn) });
    expect(link).toHaveAttribute('href', '/api/auth/login/oidc?next=%2Fadmin%2Fblog%3Fpage%3D2');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['/admin/leads?search=نورة a', '/admin/leads?search=%D9%86%D9%88%D8%B1%D8%A9%20a'],
    ['/admin/leads?search=\\', '/admin/leads?search=%5C'],
    ['//elsewhere.example/admin', null],
    ['/en', null],
    ['/administrator', null],
    [`/admin/${'x'.repeat(1_000)}`, null],
  ])('takes no page along but one of the admin, in any letters: %s', async (next, taken) => {
    const screen = await open(language, `?next=${encodeURIComponent(next)}`);
    const link = await screen.findByRole('link', { name: named(screen.text.adminIdentity.signIn) });
    const query = taken === null ? '' : `?next=${encodeURIComponent(taken)}`;
    expect(link).toHaveAttribute('href', `/api/auth/login/oidc${query}`);
  });

  it('is not offered where none is set', async () => {
    const screen = await open(language, '', { 'GET /api/auth/sign-in-provider': null });
    await waitFor(() =>
      expect(screen.api.calls.map(({ operation }) => operation)).toContain('GET /api/auth/sign-in-provider'),
    );
    expect(screen.queryByRole('link', { name: /Office/ })).toBeNull();
  });

  it.each(['cancelled', 'expired', 'limited', 'not_linked', 'refused', 'taken', 'unreachable'] as const)(
    'says that it ended: %s [M-918]',
    async (ending) => {
      const screen = await open(language, `?provider=${ending}`);
      await screen.findByRole('link', { name: named(screen.text.adminIdentity.signIn) });
      expect(screen.getByRole('alert')).toHaveTextContent(named(screen.text.adminIdentity.ends[ending]));
      expect(screen.getByLabelText(screen.text.adminAuth.username)).toBeInTheDocument();
    },
  );
});

it('says nothing for an ending that nobody knows', async () => {
  const screen = await open('en', '?provider=%3Cscript%3E');
  await screen.findByRole('link', { name: /Office/ });
  expect(screen.queryByRole('alert')).toBeNull();
});
