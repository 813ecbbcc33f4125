import { waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeAuthenticator, inBase64url } from '#testing/fake-authenticator.ts';
import { filledIn } from '#testing/fill-in.ts';
import { session } from '#testing/made/account.ts';
import { openScreen } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

let forget = (): unknown => undefined;
afterEach(() => {
  forget();
});

const start = { challenge: 'AAAA', rpId: 'localhost', userHandle: 'BBBB', username: 'noor', known: ['CCCC'] };
const phone = { id: 1, name: 'Phone', addedAt: '2026-11-20T08:00:00.000Z', lastUsedAt: null };
const office = { ...phone, id: 2, name: 'Key at the office' };
const factors = (passkeys: (typeof phone)[], needed = false) => ({
  totp: null,
  passkeys,
  recoveryCodesLeft: 10,
  needed,
});

describe.each(languages)('one’s own passkeys (%s)', (language) => {
  it('are added by a name and the device, and removed after a question [M-832]', async () => {
    const { create, forget: undo } = fakeAuthenticator();
    forget = undo;
    let own = [phone];
    const screen = await openScreen('/admin/account', {
      as: 'editor',
      language,
      answers: {
        'GET /api/auth/sessions': [session()],
        'GET /api/auth/factors': () => factors(own),
        'POST /api/auth/passkeys/start': start,
        'POST /api/auth/passkeys': () => {
          own = [phone, office];
          return { recoveryCodes: [] };
        },
        'DELETE /api/auth/passkeys/{id}': () => {
          own = [office];
          return undefined;
        },
      },
    });
    const { passkey } = screen.text.adminFactors;
    await screen.user.click(await screen.findByRole('button', { name: passkey.add }));
    const dialog = await screen.findByRole('dialog', { name: passkey.add });
    await screen.user.click(within(dialog).getByRole('button', { name: passkey.submit }));
    expect(await within(dialog).findByText(passkey.nameMissing)).toBeInTheDocument();
    await screen.user.type(within(dialog).getByLabelText(new RegExp(passkey.name)), ' Key at the office {Enter}');
    expect(await screen.findByText('Key at the office')).toBeInTheDocument();
    expect(create.mock.calls[0]?.[0].publicKey).toMatchObject({
      rp: { id: 'localhost', name: 'Manzil' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    const made = screen.api.calls.find(({ operation }) => operation === 'POST /api/auth/passkeys');
    expect(made?.body).toEqual({
      name: 'Key at the office',
      id: 'device-key',
      clientDataJSON: inBase64url('client'),
      attestationObject: inBase64url('attested'),
      transports: ['internal'],
    });
    const { name } = phone;
    await screen.user.click(screen.getByRole('button', { name: filledIn(passkey.removeNamed, { name }) }));
    const question = await screen.findByRole('alertdialog', { name: filledIn(passkey.removeTitle, { name }) });
    await screen.user.click(within(question).getByRole('button', { name: passkey.removeAction }));
    await screen.findAllByText(passkey.removed);
    await waitFor(() => expect(screen.queryByText('Phone')).toBeNull());
  });
});

it('stay where the role needs one and there is no other, and say what the device refused', async () => {
  const { forget: undo } = fakeAuthenticator({ refuses: true });
  forget = undo;
  const screen = await openScreen('/admin/account', {
    as: 'editor',
    answers: {
      'GET /api/auth/sessions': [session()],
      'GET /api/auth/factors': factors([phone], true),
      'POST /api/auth/passkeys/start': start,
    },
  });
  const { app, passkey } = screen.text.adminFactors;
  expect(await screen.findByText(app.needed)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: filledIn(passkey.removeNamed, { name: 'Phone' }) })).toBeNull();
  await screen.user.click(screen.getByRole('button', { name: passkey.add }));
  const dialog = await screen.findByRole('dialog', { name: passkey.add });
  await screen.user.type(within(dialog).getByLabelText(new RegExp(passkey.name)), 'Laptop{Enter}');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(passkey.failed);
});
