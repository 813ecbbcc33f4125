import { waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { fakeAuthenticator, inBase64url } from '#testing/fake-authenticator.ts';
import { account, accountsPage } from '#testing/made/account.ts';
import { builtInRoles } from '#testing/made/roles.ts';
import { filledIn } from '#testing/fill-in.ts';
import { staff } from '#testing/people.ts';
import { type OpenScreen, openScreen } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

let forget = (): unknown => undefined;
afterEach(() => {
  forget();
});
function device(how: Parameters<typeof fakeAuthenticator>[0] = {}) {
  const made = fakeAuthenticator(how);
  forget = made.forget;
  return made;
}

const question = { challenge: 'AAAA', rpId: 'localhost', credentials: [] };
const proof = {
  id: 'device-key',
  clientDataJSON: inBase64url('client'),
  authenticatorData: inBase64url('data'),
  signature: inBase64url('signed'),
  userHandle: inBase64url('person'),
};
/** No role, so no dashboard with its own calls. */
const accepted = (): Answers => {
  let user: ReturnType<typeof staff> | null = null;
  return {
    'GET /api/auth/sign-in-hint': null,
    'POST /api/auth/login/passkey/question': question,
    'POST /api/auth/login/passkey': () => (user = staff('user')),
    'GET /api/auth/user': () => user,
  };
};
const sent = ({ api }: OpenScreen, operation: string) =>
  api.calls.filter((call) => call.operation === operation).map(({ body }) => body);

describe.each(languages)('a passkey (%s)', (language) => {
  it('signs in alone, with the person verified by the device [M-833]', async () => {
    const { get } = device();
    const screen = await openScreen('/admin-login', { language, answers: accepted() });
    const { passkey } = screen.text.adminFactors;
    await screen.user.click(await screen.findByRole('button', { name: passkey.signIn }));
    expect(await screen.findByText(screen.text.admin.denied.noRole)).toBeInTheDocument();
    expect(get.mock.calls[0]?.[0].publicKey).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(sent(screen, 'POST /api/auth/login/passkey')).toEqual([proof]);
  });

  it('says when none was given, and when it was not accepted', async () => {
    device({ refuses: true });
    const screen = await openScreen('/admin-login', { language, answers: accepted() });
    const { passkey } = screen.text.adminFactors;
    await screen.user.click(await screen.findByRole('button', { name: passkey.signIn }));
    expect(await screen.findByRole('alert')).toHaveTextContent(passkey.failed);
    forget();
    device();
    screen.api.answer({ 'POST /api/auth/login/passkey': problem(422, 'factor.passkey_refused') });
    await screen.user.click(screen.getByRole('button', { name: passkey.signIn }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(screen.text.adminProblems.factor.passkey_refused),
    );
  });

  it('is the second step of who has nothing else, with a recovery code in its place', async () => {
    device();
    const screen = await openScreen('/admin-login?second=totp', {
      language,
      answers: { ...accepted(), 'GET /api/auth/login/second': { step: 'factor', methods: ['passkey', 'recovery'] } },
    });
    const { passkey, second } = screen.text.adminFactors;
    expect(await screen.findByText(passkey.step)).toBeInTheDocument();
    await screen.user.click(screen.getByRole('link', { name: second.useRecovery }));
    expect(await screen.findByLabelText(second.recoveryCode)).toBeInTheDocument();
    await screen.user.click(screen.getByRole('link', { name: passkey.use }));
    await screen.user.click(await screen.findByRole('button', { name: passkey.signIn }));
    expect(await screen.findByText(screen.text.admin.denied.noRole)).toBeInTheDocument();
  });

  it('is confirmed by in place of the password [M-834]', async () => {
    device();
    let confirmed = false;
    const noor = account({ firstName: 'Noor', lastName: 'Haddad', hasFactor: true }, 1);
    const own = { id: 1, name: 'Phone', addedAt: '2026-11-20T08:00:00.000Z', lastUsedAt: null };
    const screen = await openScreen('/admin/users', {
      as: 'admin',
      language,
      answers: {
        'GET /api/users': accountsPage([noor]),
        'GET /api/roles': { roles: builtInRoles },
        'GET /api/auth/factors': { totp: null, passkeys: [own], recoveryCodesLeft: 10, needed: true },
        'DELETE /api/users/{id}/factors': () => (confirmed ? undefined : problem(403, 'auth.confirmation_required')),
        'POST /api/auth/confirm/passkey/question': question,
        'POST /api/auth/confirm/passkey': () => {
          confirmed = true;
          return undefined;
        },
      },
    });
    const { adminUsers, adminAuth, adminFactors } = screen.text;
    const title = filledIn(adminUsers.tasks.factors.title, { name: 'Noor Haddad' });
    await screen.user.click(await screen.findByRole('button', { name: title }));
    await screen.user.click(await screen.findByRole('button', { name: adminUsers.tasks.factors.action }));
    const asked = await screen.findByRole('dialog', { name: adminAuth.confirm.title });
    await screen.user.click(await within(asked).findByRole('button', { name: adminFactors.passkey.confirm }));
    await screen.findAllByText(adminUsers.tasks.factors.done);
    expect(sent(screen, 'POST /api/auth/confirm/passkey')).toEqual([proof]);
  });
});

it('is offered by the browser itself where it can, and says nothing when nobody takes it', async () => {
  const { get } = device({ autofill: true });
  const screen = await openScreen('/admin-login', { answers: accepted() });
  expect(await screen.findByText(screen.text.admin.denied.noRole)).toBeInTheDocument();
  expect(get.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' });
});

it('is not offered by a browser that knows none', async () => {
  const screen = await openScreen('/admin-login', { answers: { 'GET /api/auth/sign-in-hint': null } });
  expect(await screen.findByLabelText(screen.text.adminAuth.username)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: screen.text.adminFactors.passkey.signIn })).toBeNull();
});
