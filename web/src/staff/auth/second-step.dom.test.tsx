import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { staff } from '#testing/people.ts';
import { type OpenScreen, openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

const pending = { step: 'factor' as const, methods: ['totp' as const, 'recovery' as const] };
/** No role, so no dashboard with its own calls. */
const accepted = (): Answers => {
  let user: ReturnType<typeof staff> | null = null;
  return { 'POST /api/auth/login/second': () => (user = staff('user')), 'GET /api/auth/user': () => user };
};

const open = (path: string, answers: Answers = {}, options: ScreenOptions = {}) =>
  openScreen(path, {
    ...options,
    answers: { 'GET /api/auth/sign-in-hint': null, 'GET /api/auth/login/second': pending, ...answers },
  });
const sent = ({ api }: OpenScreen) =>
  api.calls.filter(({ operation }) => operation === 'POST /api/auth/login/second').map(({ body }) => body);

describe.each(languages)('the second step (%s)', (language) => {
  it('comes after the password, and leads on to where one came for [M-824]', async () => {
    const screen = await open(
      '/admin-login?next=%2Fadmin%2Fusers',
      { 'POST /api/auth/login': pending, ...accepted() },
      { language },
    );
    const { adminAuth, adminFactors, admin } = screen.text;
    await screen.user.type(screen.getByLabelText(adminAuth.username), 'noor');
    await screen.user.type(screen.getByLabelText(adminAuth.password), 'a right password');
    await screen.user.click(screen.getByRole('button', { name: adminAuth.submit }));
    await screen.findByRole('heading', { level: 1, name: adminFactors.second.title });
    expect(screen.address()).toBe('/admin-login?next=%2Fadmin%2Fusers&second=totp');
    expect(screen.queryByText(adminAuth.success.title)).toBeNull();
    const field = screen.getByLabelText(adminFactors.second.code);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await screen.user.click(screen.getByRole('button', { name: adminFactors.second.submit }));
    expect(await screen.findByText(adminFactors.second.missing)).toBeInTheDocument();
    await screen.user.type(field, ' 123456 {Enter}');
    expect(await screen.findByText(admin.denied.noRole)).toBeInTheDocument();
    expect(sent(screen)).toEqual([{ method: 'totp', code: '123456' }]);
    expect(screen.getAllByText(adminAuth.success.title)[0]).toBeInTheDocument();
    await waitFor(() => expect(screen.address()).toBe('/admin/users'));
  });

  it('says what was refused, and takes a recovery code in place of the app [M-826]', async () => {
    const wrong = { 'POST /api/auth/login/second': problem(422, 'factor.wrong_code') };
    const screen = await open('/admin-login?second=totp', wrong, { language });
    const { second } = screen.text.adminFactors;
    const said = screen.text.adminProblems.factor;
    await screen.user.type(await screen.findByLabelText(second.code), '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(said.wrong_code);
    await waitFor(() => expect(screen.getByLabelText(second.code)).toHaveValue(''));
    screen.api.answer({ 'POST /api/auth/login/second': problem(422, 'factor.code_used') });
    await screen.user.type(screen.getByLabelText(second.code), '111111{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(said.code_used));
    screen.api.answer(accepted());
    await screen.user.click(screen.getByRole('link', { name: second.useRecovery }));
    expect(screen.getByText(second.lost)).toBeInTheDocument();
    await screen.user.type(screen.getByLabelText(second.recoveryCode), '7k2m9x-0a1bcd-efghjk-mnpqrs{Enter}');
    await screen.findByText(screen.text.admin.denied.noRole);
    expect(sent(screen).at(-1)).toEqual({ method: 'recovery', code: '7k2m9x-0a1bcd-efghjk-mnpqrs' });
  });

  it('is set up in the middle of a sign-in where the role needs one and there is none [M-830]', async () => {
    let user: ReturnType<typeof staff> | null = null;
    const screen = await open(
      '/admin-login?second=totp',
      {
        'GET /api/auth/login/second': { step: 'enrol', methods: [] },
        'GET /api/auth/user': () => user,
        'GET /api/auth/factors': { totp: null, passkeys: [], recoveryCodesLeft: 0, needed: true },
        'POST /api/auth/factors/totp': { secret: 'GEZDGNBV', address: 'otpauth://totp/Manzil:noor?secret=GEZDGNBV' },
        'PUT /api/auth/factors/totp': () => {
          user = staff('user');
          return { recoveryCodes: ['7k2m9x-0a1bcd-efghjk-mnpqrs'] };
        },
      },
      { language },
    );
    const { app, first, setup, codes } = screen.text.adminFactors;
    expect(await screen.findByText(first.text)).toBeInTheDocument();
    await screen.user.click(screen.getByRole('button', { name: app.add }));
    await screen.user.type(await screen.findByLabelText(setup.code), '123456{Enter}');
    expect(await screen.findByText('7k2m9x-0a1bcd-efghjk-mnpqrs')).toBeInTheDocument();
    expect(screen.address()).toBe('/admin-login?second=totp');
    await screen.user.click(screen.getByRole('button', { name: codes.kept }));
    expect(await screen.findByText(screen.text.admin.denied.noRole)).toBeInTheDocument();
  });

  it('says that it is over when too much time passed, before and while one types', async () => {
    const screen = await open('/admin-login?second=totp', { 'GET /api/auth/login/second': null }, { language });
    const { second } = screen.text.adminFactors;
    expect(await screen.findByRole('alert')).toHaveTextContent(second.over);
    expect(screen.getByRole('link', { name: second.again })).toHaveAttribute('href', '/admin-login');
    const late = await open(
      '/admin-login?second=totp',
      { 'POST /api/auth/login/second': problem(401, 'auth.required') },
      { language },
    );
    await late.user.type((await late.findAllByLabelText(second.code)).at(-1) as HTMLElement, '123456{Enter}');
    await waitFor(() => expect(late.getAllByRole('alert').at(-1)).toHaveTextContent(second.over));
  });
});

it('offers no recovery code to who has none left, and says who can help', async () => {
  const screen = await open('/admin-login?second=totp', {
    'GET /api/auth/login/second': { step: 'factor', methods: ['totp'] },
  });
  const { second } = screen.text.adminFactors;
  expect(await screen.findByText(second.lost)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: second.useRecovery })).toBeNull();
});
