import { waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { counted, filledIn } from '#testing/fill-in.ts';
import { session } from '#testing/made/account.ts';
import { openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

const none = { totp: null, passkeys: [], recoveryCodesLeft: 0, needed: false };
const one = {
  totp: { addedAt: '2026-11-20T08:00:00.000Z', lastUsedAt: null },
  passkeys: [],
  recoveryCodesLeft: 3,
  needed: false,
};
const start = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  address: 'otpauth://totp/Manzil:noor?issuer=Manzil&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
};
const recoveryCodes = ['7k2m9x-0a1bcd-efghjk-mnpqrs', '4t8w1z-5v6x7y-hjkmnp-qrstvw'];

const open = (answers: Answers, options: ScreenOptions = {}) =>
  openScreen('/admin/account', {
    as: 'editor',
    ...options,
    answers: { 'GET /api/auth/sessions': [session()], ...answers },
  });

describe.each(languages)('one’s own second step (%s)', (language) => {
  it('is an app that is set up by a picture or a key and a first code, then codes to keep [M-821]', async () => {
    let factors: typeof none | typeof one = none;
    const screen = await open(
      {
        'GET /api/auth/factors': () => factors,
        'POST /api/auth/factors/totp': start,
        'PUT /api/auth/factors/totp': problem(422, 'factor.wrong_code'),
      },
      { language },
    );
    const { app, setup, codes, none: nothing } = screen.text.adminFactors;
    expect(await screen.findByText(nothing)).toBeInTheDocument();
    await screen.user.click(screen.getByRole('button', { name: app.add }));
    const dialog = await screen.findByRole('dialog', { name: setup.title });
    expect(within(dialog).getByRole('img', { name: setup.picture }).querySelector('path')?.getAttribute('d')).toMatch(
      /^M\d+ \d+h1v1h-1z/,
    );
    expect(within(dialog).getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeInTheDocument();
    expect(within(dialog).queryByText(setup.replaces)).toBeNull();
    const field = within(dialog).getByLabelText(setup.code);
    await screen.user.click(within(dialog).getByRole('button', { name: setup.submit }));
    expect(await within(dialog).findByText(setup.codeMissing)).toBeInTheDocument();
    await screen.user.type(field, '000000{Enter}');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(screen.text.adminProblems.factor.wrong_code);
    screen.api.answer({
      'PUT /api/auth/factors/totp': () => {
        factors = one;
        return { recoveryCodes };
      },
    });
    await screen.user.type(field, '123456{Enter}');
    const kept = await screen.findByRole('dialog', { name: codes.title });
    expect(within(kept).getByText('7k2m9x-0a1bcd-efghjk-mnpqrs')).toBeInTheDocument();
    await screen.user.click(within(kept).getByRole('button', { name: codes.copy }));
    expect(await navigator.clipboard.readText()).toContain(recoveryCodes.join('\n'));
    await screen.findAllByText(codes.copied);
    const file = within(kept).getByRole('link', { name: codes.download });
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(filledIn(codes.file, { username: 'noor' }));
    expect(file).toHaveAttribute('download', 'manzil-recovery-codes.txt');
    const printed = vi.fn();
    vi.stubGlobal('print', printed);
    await screen.user.click(within(kept).getByRole('button', { name: codes.print }));
    expect(printed).toHaveBeenCalledOnce();
    await screen.user.click(within(kept).getByRole('button', { name: codes.kept }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(counted(language, codes, 'left', 3))).toBeInTheDocument();
  });

  it('is removed after a question, and its codes are made anew after one', async () => {
    let factors: typeof none | typeof one = one;
    const screen = await open(
      {
        'GET /api/auth/factors': () => factors,
        'POST /api/auth/factors/recovery-codes': { recoveryCodes },
        'DELETE /api/auth/factors/totp': () => {
          factors = none;
          return undefined;
        },
      },
      { language },
    );
    const { app, codes, none: nothing } = screen.text.adminFactors;
    await screen.user.click(await screen.findByRole('button', { name: codes.renew }));
    const question = await screen.findByRole('alertdialog', { name: codes.renewTitle });
    await screen.user.click(within(question).getByRole('button', { name: codes.renewAction }));
    await screen.user.click(await screen.findByRole('button', { name: codes.kept }));
    await screen.user.click(screen.getByRole('button', { name: app.removeNamed }));
    const sure = await screen.findByRole('alertdialog', { name: app.removeTitle });
    expect(screen.api.calls.some(({ operation }) => operation.startsWith('DELETE'))).toBe(false);
    await screen.user.click(within(sure).getByRole('button', { name: app.removeNamed }));
    await screen.findAllByText(app.removed);
    expect(await screen.findByText(nothing)).toBeInTheDocument();
  });
});

it('says that no codes are left, and that a new app takes the place of the old', async () => {
  const screen = await open({
    'GET /api/auth/factors': { ...one, recoveryCodesLeft: 0 },
    'POST /api/auth/factors/totp': start,
    'PUT /api/auth/factors/totp': { recoveryCodes: [] },
  });
  const { app, setup, codes } = screen.text.adminFactors;
  expect(await screen.findByText(codes.none)).toBeInTheDocument();
  await screen.user.click(screen.getByRole('button', { name: app.replace }));
  const dialog = await screen.findByRole('dialog', { name: setup.title });
  expect(within(dialog).getByText(setup.replaces)).toBeInTheDocument();
  await screen.user.type(within(dialog).getByLabelText(setup.code), '123456{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says what did not work, and tries again', async () => {
  const screen = await open({
    'GET /api/auth/factors': problem(503, 'server.unavailable'),
    'POST /api/auth/factors/totp': problem(500, 'server.error'),
  });
  const again = await screen.findByRole('button', { name: screen.text.admin.failed.retry });
  screen.api.answer({ 'GET /api/auth/factors': none });
  await screen.user.click(again);
  await screen.user.click(await screen.findByRole('button', { name: screen.text.adminFactors.app.add }));
  await screen.findAllByText(screen.text.adminProblems.server.error);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays where the role needs it, and can be set up anew [M-829]', async () => {
  const screen = await open({ 'GET /api/auth/factors': { ...one, needed: true } });
  const { app } = screen.text.adminFactors;
  expect(await screen.findByText(app.needed)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: app.removeNamed })).toBeNull();
  expect(screen.getByRole('button', { name: app.replace })).toBeEnabled();
});
