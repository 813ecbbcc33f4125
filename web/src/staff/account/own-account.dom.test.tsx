import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, cutOff, problem } from '#testing/answers.ts';
import { counted, filledIn } from '#testing/fill-in.ts';
import { session } from '#testing/made/account.ts';
import { staff } from '#testing/people.ts';
import { type OpenScreen, openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { exampleAnswers } from '#testing/contract.ts';
import { languages } from '#testing/words.ts';

async function open(answers: Answers = {}, options: ScreenOptions = {}): Promise<OpenScreen> {
  const screen = await openScreen('/admin/account', {
    as: 'editor',
    ...options,
    answers: {
      'GET /api/auth/sessions': [session()],
      'GET /api/auth/factors': { totp: null, passkeys: [], recoveryCodesLeft: 0, needed: false },
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: screen.text.adminAccount.title });
  return screen;
}

interface Change {
  current?: string;
  username?: string;
  password?: string;
  confirmation?: string;
}

async function fill({ user, text, ...screen }: OpenScreen, change: Change): Promise<void> {
  const { credentials } = text.adminAccount;
  const type = async (label: string | RegExp, value: string | undefined) => {
    if (value === undefined) return;
    const field = screen.getByLabelText(label);
    await user.clear(field);
    if (value !== '') await user.type(field, value);
  };
  await type(credentials.current, change.current);
  await type(new RegExp(`^${credentials.username}`), change.username);
  await type(credentials.password, change.password);
  await type(credentials.confirmation, change.confirmation);
}

const sent = ({ api }: OpenScreen, operation: string) => api.calls.filter((call) => call.operation === operation);
const update = (screen: OpenScreen) =>
  screen.getByRole('button', { name: screen.text.adminAccount.credentials.submit });

describe.each(languages)('one’s own account (%s)', (language) => {
  it('says in words what the server refused, in a toast and beside the button [A-275 A-276 A-277 A-278 A-394 A-433]', async () => {
    const screen = await open({}, { language });
    const { errors, credentials } = screen.text.adminAccount;
    const said = screen.text.adminProblems;
    expect(await screen.findByText(counted(language, credentials, 'least', 10))).toBeInTheDocument();
    for (const [answer, words] of [
      [problem(422, 'auth.incorrect_current_password'), said.auth.incorrect_current_password],
      [problem(422, 'auth.passwords_do_not_match'), said.auth.passwords_do_not_match],
      [problem(422, 'auth.password_too_short'), counted(language, errors, 'passwordTooShort', 10)],
      [problem(409, 'auth.username_taken'), said.auth.username_taken],
      [cutOff, said.unanswered],
    ] as const) {
      screen.api.answer({ 'POST /api/auth/credentials': answer });
      await fill(screen, { current: 'now', password: 'abc', confirmation: 'abd' });
      await screen.user.click(update(screen));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
      await screen.findAllByText(errors.credentialsError);
      await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(1));
    }
    expect(sent(screen, 'POST /api/auth/credentials')[0]?.body).toEqual({
      currentPassword: 'now',
      newUsername: '',
      newPassword: 'abc',
      confirmation: 'abd',
    });
  });

  it('lists where one is signed in, and ends one session or all others', async () => {
    let list = [
      session(),
      session({ browser: 'Safari', system: 'iOS' }, 2),
      session({ browser: null, system: null }, 3),
    ];
    const screen = await open(
      {
        'GET /api/auth/sessions': () => list,
        'DELETE /api/auth/sessions/{session}': undefined,
        'DELETE /api/auth/sessions': undefined,
      },
      { language },
    );
    const { sessions } = screen.text.adminAccount;
    expect(await screen.findByText('Safari · iOS')).toBeInTheDocument();
    expect(screen.getByText(sessions.unknown)).toBeInTheDocument();
    const [own] = screen.getAllByRole('listitem').filter((item) => within(item).queryByText(sessions.current) !== null);
    expect(within(own ?? document.body).queryByRole('button')).toBeNull();
    list = list.filter(({ browser }) => browser !== 'Safari');
    await screen.user.click(
      screen.getByRole('button', { name: filledIn(sessions.endNamed, { name: 'Safari · iOS' }) }),
    );
    await screen.findAllByText(sessions.ended);
    await waitFor(() => expect(screen.queryByText('Safari · iOS')).toBeNull());
    expect(sent(screen, 'DELETE /api/auth/sessions/{session}').map(({ params }) => params)).toEqual([
      { session: session({}, 2).id },
    ]);
    list = [session()];
    await screen.user.click(screen.getByRole('button', { name: sessions.endOthers }));
    await screen.findAllByText(sessions.othersEnded);
    expect(await screen.findByText(sessions.onlyThis)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: sessions.endOthers })).toBeNull();
    expect(sent(screen, 'DELETE /api/auth/sessions')).toHaveLength(1);
  });
});

describe('one’s own account', () => {
  it('is changed only with the present password, and may change the name alone [A-008 A-050 A-279 A-280 A-281 A-282]', async () => {
    const screen = await open({ 'POST /api/auth/credentials': () => staff('editor', { username: 'noor.h' }) });
    const { credentials } = screen.text.adminAccount;
    expect(update(screen)).toBeDisabled();
    await fill(screen, { username: 'noor.h', password: 'a new one', confirmation: 'a new one' });
    expect(update(screen)).toBeDisabled();
    await fill(screen, { current: 'x' });
    expect(update(screen)).toBeEnabled();
    await fill(screen, { current: '' });
    expect(update(screen)).toBeDisabled();
    await fill(screen, { current: 'now', username: ' noor.h ', password: '', confirmation: '' });
    await screen.user.click(update(screen));
    await screen.findAllByText(credentials.success.title);
    expect(sent(screen, 'POST /api/auth/credentials').map(({ body }) => body)).toEqual([
      { currentPassword: 'now', newUsername: 'noor.h', newPassword: '', confirmation: '' },
    ]);
    for (const field of [credentials.current, credentials.password, credentials.confirmation])
      expect(screen.getByLabelText(field)).toHaveValue('');
    expect(update(screen)).toBeDisabled();
    await waitFor(() => expect(sent(screen, 'GET /api/auth/sessions').length).toBeGreaterThan(1));
  });

  it('puts the cursor where the mistake is', async () => {
    const screen = await open({ 'POST /api/auth/credentials': problem(422, 'auth.incorrect_current_password') });
    const { credentials } = screen.text.adminAccount;
    await fill(screen, { current: 'wrong', password: 'abcdefghij', confirmation: 'abcdefghij' });
    await screen.user.click(update(screen));
    await waitFor(() => expect(screen.getByLabelText(credentials.current)).toHaveFocus());
    expect(screen.getByLabelText(credentials.current)).toHaveValue('');
    screen.api.answer({ 'POST /api/auth/credentials': problem(422, 'auth.password_too_short') });
    await fill(screen, { current: 'right' });
    await screen.user.click(update(screen));
    await waitFor(() => expect(screen.getByLabelText(credentials.password)).toHaveFocus());
    expect(screen.getByLabelText(credentials.current)).toHaveValue('right');
  });

  it('says that a session could not be ended, and that the list could not be had', async () => {
    const screen = await open({
      'GET /api/auth/sessions': problem(503, 'server.unavailable'),
      'DELETE /api/auth/sessions': problem(500, 'server.error'),
    });
    const again = await screen.findByRole('button', { name: screen.text.admin.failed.retry });
    screen.api.answer({ 'GET /api/auth/sessions': [session(), session({}, 2)] });
    await screen.user.click(again);
    await screen.user.click(await screen.findByRole('button', { name: screen.text.adminAccount.sessions.endOthers }));
    await screen.findAllByText(screen.text.adminAccount.sessions.failed);
    expect(screen.getByRole('button', { name: screen.text.adminAccount.sessions.endOthers })).toBeEnabled();
  });

  it('guards credentials that are half typed', async () => {
    const screen = await open({}, { as: 'admin' });
    const { nav, discard } = screen.text.admin;
    await fill(screen, { current: 'x' });
    await screen.user.click(screen.getByRole('link', { name: nav.users }));
    const question = await screen.findByRole('alertdialog', { name: discard.title });
    await waitFor(() => expect(screen.address()).toBe('/admin/account'));
    await screen.user.click(within(question).getByRole('button', { name: discard.stay }));
    expect(screen.getByLabelText(screen.text.adminAccount.credentials.current)).toHaveValue('x');
    screen.api.answer(exampleAnswers);
    await screen.user.click(screen.getByRole('link', { name: nav.privacy }));
    await screen.user.click(await screen.findByRole('button', { name: discard.action }));
    await waitFor(() => expect(screen.address()).toBe('/admin/privacy'));
    expect(await screen.findByRole('heading', { level: 1, name: screen.text.adminPrivacy.title })).toBeInTheDocument();
  });

  it('stands in place of every page until a given password is one’s own', async () => {
    let user = staff('admin', { mustChangePassword: true });
    const screen = await openScreen('/admin/audit', {
      answers: {
        'GET /api/auth/user': () => user,
        'POST /api/auth/credentials': () => (user = staff('admin')),
        'GET /api/audit': { entries: [], pagination: noPages },
      },
    });
    const { first } = screen.text.adminAccount;
    expect(await screen.findByRole('heading', { level: 1, name: first.title })).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(sent(screen, 'GET /api/audit')).toEqual([]);
    screen.api.answer({ 'POST /api/auth/credentials': problem(422, 'auth.password_unchanged') });
    await fill(screen, { current: 'given', password: 'given', confirmation: 'given' });
    await screen.user.click(update(screen));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(screen.text.adminProblems.auth.password_unchanged),
    );
    screen.api.answer({ 'POST /api/auth/credentials': () => (user = staff('admin')) });
    await fill(screen, { password: 'a password of mine', confirmation: 'a password of mine' });
    await screen.user.click(update(screen));
    expect(await screen.findByText(screen.text.adminAudit.empty.none)).toBeInTheDocument();
  });
});

const noPages = { page: 1, limit: 50, total: 0, totalPages: 0, hasNext: false, hasPrev: false };
