import { waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { session } from '#testing/made/account.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo } from '#testing/sent.ts';
import { type Language, languages } from '#testing/words.ts';

const named = (text: string, name = 'Office account') => text.replace('{{name}}', `\u2068${name}\u2069`);
const provider = { name: 'Office account' };
const link = { linkedAt: '2026-11-20T08:00:00.000Z', lastUsedAt: null };

const open = (language: Language, answers: Answers, search = '') =>
  openScreen(`/admin/account${search}`, {
    as: 'editor',
    language,
    answers: {
      'GET /api/auth/sessions': [session()],
      'GET /api/auth/factors': { totp: null, passkeys: [], recoveryCodesLeft: 0, needed: false },
      ...answers,
    },
  });

describe.each(languages)('the link to the sign-in provider (%s)', (language) => {
  it('begins with a press, and the browser goes there [M-915]', async () => {
    const address = 'https://login.example/authorize?client_id=manzil';
    const went = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const screen = await open(language, {
      'GET /api/auth/identity': { provider, link: null },
      'POST /api/auth/identity': { address },
    });
    const { adminIdentity: text } = screen.text;
    expect(await screen.findByRole('heading', { name: named(text.title) })).toBeInTheDocument();
    await screen.user.click(screen.getByRole('button', { name: text.link }));
    await waitFor(() => expect(went).toHaveBeenCalledWith(address));
    expect(screen.getByRole('button', { name: text.linking })).toBeDisabled();
  });

  it('says why it could not begin [M-918]', async () => {
    const screen = await open(language, {
      'GET /api/auth/identity': { provider, link: null },
      'POST /api/auth/identity': problem(503, 'identity.unreachable'),
    });
    const { adminIdentity: text, adminProblems } = screen.text;
    await screen.user.click(await screen.findByRole('button', { name: text.link }));
    expect(await screen.findByText(adminProblems.identity.unreachable)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: text.link })).toBeEnabled();
  });

  it('is said once made, and removed after a question [M-915]', async () => {
    let own: { provider: typeof provider; link: typeof link | null } = { provider, link };
    const screen = await open(
      language,
      {
        'GET /api/auth/identity': () => own,
        'DELETE /api/auth/identity': () => {
          own = { provider, link: null };
          return undefined;
        },
      },
      '?provider=linked',
    );
    const { adminIdentity: text } = screen.text;
    expect(await screen.findByText(named(text.ends.linked))).toBeInTheDocument();
    await screen.user.click(screen.getByRole('button', { name: text.unlink.open }));
    const question = await screen.findByRole('alertdialog', { name: named(text.unlink.title) });
    await screen.user.click(within(question).getByRole('button', { name: text.unlink.action }));
    expect(await screen.findByText(text.unlink.done)).toBeInTheDocument();
    expect(await screen.findByText(text.none)).toBeInTheDocument();
    expect(screen.queryByText(named(text.ends.linked))).toBeNull();
    expect(bodiesTo(screen, 'DELETE /api/auth/identity')).toHaveLength(1);
  });

  it('that was not made says why [M-915]', async () => {
    const screen = await open(language, { 'GET /api/auth/identity': { provider, link: null } }, '?provider=taken');
    expect(await screen.findByText(named(screen.text.adminIdentity.ends.taken))).toBeInTheDocument();
  });

  it('has no place where there is no provider', async () => {
    const screen = await open(language, { 'GET /api/auth/identity': { provider: null, link: null } });
    await screen.findByRole('heading', { name: screen.text.adminFactors.title });
    expect(screen.queryByText(screen.text.adminIdentity.text)).toBeNull();
  });
});
