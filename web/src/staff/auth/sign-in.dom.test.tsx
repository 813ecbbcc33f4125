import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, cutOff, never, problem } from '#testing/answers.ts';
import { counted } from '#testing/fill-in.ts';
import { type Role, staff } from '#testing/people.ts';
import { type OpenScreen, openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

const hint = { username: 'admin', password: 'shown-here-only' };
const secret = 'a secret of one’s own';

const open = (options: ScreenOptions = {}, path = '/admin-login') =>
  openScreen(path, { ...options, answers: { 'GET /api/auth/sign-in-hint': hint, ...options.answers } });

/** The session begins with the sign-in. */
const accepted = (role: Role): Answers => {
  let user: ReturnType<typeof staff> | null = null;
  return { 'POST /api/auth/login': () => (user = staff(role)), 'GET /api/auth/user': () => user };
};

async function signIn({ user, text, ...screen }: OpenScreen, username = 'noor', password = secret): Promise<void> {
  await user.type(screen.getByLabelText(text.adminAuth.username), username);
  await user.type(screen.getByLabelText(text.adminAuth.password), password);
  await user.click(screen.getByRole('button', { name: text.adminAuth.submit }));
}

const asked = ({ api }: OpenScreen, operation: string) => api.calls.filter((call) => call.operation === operation);

describe.each(languages)('the sign-in page (%s)', (language) => {
  it('has two fields, the hint of the demo and the way home, and wants both fields filled [A-013 A-029 A-030 A-031 A-271]', async () => {
    const screen = await open({ language });
    const { adminAuth: text } = screen.text;
    expect(screen.getByRole('heading', { level: 1, name: text.title })).toBeInTheDocument();
    expect(await screen.findByText(new RegExp(hint.password))).toHaveTextContent(hint.username);
    expect(screen.getByRole('link', { name: text.home })).toHaveAttribute('href', `/${language}`);
    expect(screen.getByLabelText(text.username)).toHaveValue('');
    expect(screen.getByLabelText(text.password)).toHaveAttribute('type', 'password');
    await screen.user.click(screen.getByRole('button', { name: text.submit }));
    expect(await screen.findByText(text.required.username)).toBeInTheDocument();
    expect(screen.getByText(text.required.password)).toBeInTheDocument();
    await screen.user.type(screen.getByLabelText(text.username), 'noor');
    await screen.user.click(screen.getByRole('button', { name: text.submit }));
    await waitFor(() => expect(screen.queryByText(text.required.username)).toBeNull());
    expect(screen.getByText(text.required.password)).toBeInTheDocument();
    expect(asked(screen, 'POST /api/auth/login')).toEqual([]);
  });

  it('says what the server refused, and what went wrong without its fault [A-272 A-391 A-392]', async () => {
    const screen = await open({ language, answers: { 'POST /api/auth/login': problem(401, 'auth.failed') } });
    const { adminAuth: text } = screen.text;
    await signIn(screen);
    expect(await screen.findByRole('alert')).toHaveTextContent(`${text.failed.title} – ${text.failed.text}`);
    expect(screen.getByLabelText(text.username)).toHaveValue('noor');
    expect(screen.getByLabelText(text.password)).toHaveValue('');
    expect(screen.getByLabelText(text.password)).toHaveFocus();
    for (const answer of [cutOff, problem(500, 'server.error'), problem(403, 'auth.origin')]) {
      screen.api.answer({ 'POST /api/auth/login': answer });
      await screen.user.type(screen.getByLabelText(text.password), secret);
      await screen.user.click(screen.getByRole('button', { name: text.submit }));
      await waitFor(() =>
        expect(screen.getByRole('alert')).toHaveTextContent(`${text.error.title} – ${text.error.text}`),
      );
      await waitFor(() => expect(screen.getByLabelText(text.password)).toHaveValue(''));
    }
    expect(screen.address()).toBe('/admin-login');
  });

  it('leads on with a word of welcome, and keeps the language and nothing else [A-032 A-231 A-260 A-274 A-330 A-393 A-432]', async () => {
    const screen = await open(
      {
        language,
        answers: {
          ...accepted('admin'),
          'GET /api/auth/sessions': [],
          'GET /api/auth/factors': { totp: null, passkeys: [], recoveryCodesLeft: 0, needed: false },
        },
      },
      '/admin-login?next=%2Fadmin%2Faccount',
    );
    await signIn(screen, 'noor', hint.password);
    await screen.findAllByText(screen.text.adminAuth.success.text);
    expect(screen.getAllByText(screen.text.adminAuth.success.title)[0]).toBeInTheDocument();
    await screen.findByRole('heading', { level: 1, name: screen.text.adminAccount.title });
    await waitFor(() => expect(screen.address()).toBe('/admin/account'));
    expect(asked(screen, 'POST /api/auth/login').map(({ body }) => body)).toEqual([
      { username: 'noor', password: hint.password },
    ]);
    expect(document.cookie).toBe(`staffLanguage=${language}`);
    expect(Object.entries(localStorage)).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    [1, 1],
    [60, 1],
    [61, 2],
    [120, 2],
    [180, 3],
    [660, 11],
    [6_000, 100],
  ])('says for how long nobody may try again: %i s are %i minutes', async (seconds, minutes) => {
    const limited = problem(429, 'auth.rate_limited');
    limited.headers.set('Retry-After', String(seconds));
    const screen = await open({ language, answers: { 'POST /api/auth/login': limited } });
    await signIn(screen);
    const { limited: text } = screen.text.adminAuth;
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${text.title} – ${counted(language, text, 'text', minutes)}`,
    );
  });
});

describe('the sign-in page', () => {
  it('shows no credentials once the first password is gone [A-031 A-432]', async () => {
    const screen = await open({ answers: { 'GET /api/auth/sign-in-hint': null } });
    await waitFor(() => expect(asked(screen, 'GET /api/auth/sign-in-hint')).toHaveLength(1));
    expect(screen.queryByText(/Demo access/)).toBeNull();
    expect(document.body).not.toHaveTextContent('manzil-demo');
  });

  it('sends once however often one presses while it waits', async () => {
    const screen = await open({ answers: { 'POST /api/auth/login': never } });
    await signIn(screen);
    const waiting = await screen.findByRole('button', { name: screen.text.adminAuth.submitting });
    expect(waiting).toBeDisabled();
    await screen.user.type(screen.getByLabelText(screen.text.adminAuth.password), '{Enter}');
    expect(asked(screen, 'POST /api/auth/login')).toHaveLength(1);
  });

  it('shows and hides what is typed', async () => {
    const screen = await open();
    const { adminAuth: text } = screen.text;
    const field = screen.getByLabelText(text.password);
    await screen.user.click(screen.getByRole('button', { name: text.show }));
    expect(field).toHaveAttribute('type', 'text');
    await screen.user.click(screen.getByRole('button', { name: text.hide }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it.each([
    ['//evil.example/admin'],
    ['https://evil.example/admin'],
    ['/admin.evil.example'],
    ['/administrator'],
    ['/en'],
    ['javascript:alert(1)'],
    [''],
  ])('leads nowhere but into the admin: %s [A-032]', async (next) => {
    const screen = await open(
      {
        // no role, so no dashboard with its own calls
        answers: accepted('user'),
      },
      `/admin-login?next=${encodeURIComponent(next)}`,
    );
    await signIn(screen);
    expect(await screen.findByText(screen.text.admin.denied.noRole)).toBeInTheDocument();
    await waitFor(() => expect(screen.address()).toBe('/admin'));
  });

  it('keeps the query of the page one came for', async () => {
    const screen = await open(
      { answers: accepted('user') },
      `/admin-login?next=${encodeURIComponent('/admin?tab=leads&status=new')}`,
    );
    await signIn(screen);
    await screen.findByText(screen.text.admin.denied.noRole);
    await waitFor(() => expect(screen.address()).toBe('/admin?tab=leads&status=new'));
  });
});
