import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, cutOff, problem } from '#testing/answers.ts';
import { counted } from '#testing/fill-in.ts';
import { type OpenScreen, openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

const token = 'a'.repeat(43);
const invitation = { purpose: 'invite', username: null, firstName: 'Noor', passwordMinLength: 10 } as const;
const good = 'a good password';

const open = (answers: Answers = {}, options: ScreenOptions = {}, hash = `#${token}`) =>
  openScreen(`/admin-access${hash}`, { ...options, answers: { 'POST /api/auth/access-link': invitation, ...answers } });

async function choose({ user, text, ...screen }: OpenScreen, name: string | null, first: string, second = first) {
  const fill = async (label: string, value: string) => {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    if (value !== '') await user.type(field, value);
  };
  await screen.findByLabelText(text.adminAuth.access.password);
  if (name !== null) await fill(text.adminAuth.username, name);
  await fill(text.adminAuth.access.password, first);
  await fill(text.adminAuth.access.confirmation, second);
  await user.click(screen.getByRole('button', { name: text.adminAuth.access.submit }));
}

const uses = ({ api }: OpenScreen) =>
  api.calls.filter(({ operation }) => operation === 'POST /api/auth/access-link/use').map(({ body }) => body);

describe.each(languages)('the page of a one-time link (%s)', (language) => {
  it('has somebody invited choose a name and a password, and leads to the sign-in', async () => {
    const screen = await open(
      { 'POST /api/auth/access-link/use': undefined, 'GET /api/auth/sign-in-hint': null },
      { language },
    );
    const { access } = screen.text.adminAuth;
    await screen.findByText(counted(language, access, 'least', 10));
    await choose(screen, '  noor  ', good);
    await screen.findAllByText(access.done.title);
    expect(uses(screen)).toEqual([{ token, username: 'noor', password: good, confirmation: good }]);
    await waitFor(() => expect(screen.address()).toBe('/admin-login'));
    // the secret is in no requested address
    expect(screen.api.calls.map(({ query }) => query.toString()).join('')).not.toContain(token);
  });

  it('says how many characters are missing while the password is typed, and shows it when asked [M-705]', async () => {
    const screen = await open({}, { language });
    const { access, show } = screen.text.adminAuth;
    const field = await screen.findByLabelText(access.password);
    await screen.user.type(field, 'seven😀');
    expect(screen.getByText(counted(language, access, 'more', 4))).toBeInTheDocument();
    await screen.user.click(field);
    await screen.user.paste('four');
    expect(screen.getByText(access.enough)).toBeInTheDocument();
    expect(field).toHaveAttribute('type', 'password');
    await screen.user.click(screen.getAllByRole('button', { name: show })[0] ?? field);
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('seven😀four');
  });

  it('asks for what is missing or wrong before anything is sent', async () => {
    const screen = await open({}, { language });
    const { access, required } = screen.text.adminAuth;
    await choose(screen, '', '');
    expect(await screen.findByText(required.username)).toBeInTheDocument();
    expect(screen.getByText(required.password)).toBeInTheDocument();
    await choose(screen, 'noor haddad', 'short', 'other');
    expect(await screen.findByText(access.usernameWrong)).toBeInTheDocument();
    expect(screen.getByText(access.tooShort)).toBeInTheDocument();
    expect(screen.getByText(access.different)).toBeInTheDocument();
    expect(uses(screen)).toEqual([]);
  });

  it('says that a link is dead, whether nothing stands behind it or it was used meanwhile', async () => {
    const screen = await open({}, { language }, '');
    const { forgotten } = screen.text.adminAuth;
    expect(screen.getByRole('alert')).toHaveTextContent(screen.text.adminProblems.auth.link_invalid);
    expect(screen.getByRole('link', { name: forgotten.back })).toHaveAttribute('href', '/admin-login');
    expect(screen.api.calls).toEqual([]);
  });

  it('says why the password was not set, and keeps what was typed', async () => {
    const screen = await open({}, { language });
    const { access } = screen.text.adminAuth;
    const { auth } = screen.text.adminProblems;
    for (const [answer, said] of [
      [problem(409, 'auth.username_taken'), auth.username_taken],
      [problem(410, 'auth.link_invalid'), auth.link_invalid],
      [problem(500, 'server.error'), screen.text.adminProblems.server.error],
      [cutOff, screen.text.adminProblems.unanswered],
    ] as const) {
      screen.api.answer({ 'POST /api/auth/access-link/use': answer });
      await choose(screen, 'noor', good);
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(said));
      expect(screen.getByLabelText(access.password)).toHaveValue(good);
    }
    expect(screen.address()).toBe('/admin-access');
  });
});

describe('the page of a one-time link', () => {
  it.each([400, 410])('is dead when the server says %i', async (status) => {
    const screen = await open({ 'POST /api/auth/access-link': problem(status, 'auth.link_invalid') });
    expect(await screen.findByText(screen.text.adminProblems.auth.link_invalid)).toBeInTheDocument();
    expect(screen.queryByLabelText(screen.text.adminAuth.access.password)).toBeNull();
  });

  it('can be tried again when the server did not answer', async () => {
    const screen = await open({ 'POST /api/auth/access-link': problem(503, 'server.unavailable') });
    const again = await screen.findByRole('button', { name: screen.text.admin.failed.retry });
    screen.api.answer({ 'POST /api/auth/access-link': invitation });
    await screen.user.click(again);
    expect(await screen.findByLabelText(screen.text.adminAuth.access.password)).toBeInTheDocument();
    expect(screen.api.calls.map(({ body }) => body)).toEqual([{ token }, { token }]);
  });

  it('lets somebody who forgot the password choose a new one, and no other name', async () => {
    const screen = await open({
      'POST /api/auth/access-link': { ...invitation, purpose: 'reset', username: 'noor', passwordMinLength: 1 },
      'POST /api/auth/access-link/use': undefined,
      'GET /api/auth/sign-in-hint': null,
    });
    expect(await screen.findByText('noor')).toBeInTheDocument();
    expect(screen.getByText('At least 1 character')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: screen.text.adminAuth.username })).toBeNull();
    await choose(screen, null, 'x');
    await waitFor(() => expect(uses(screen)).toEqual([{ token, password: 'x', confirmation: 'x' }]));
  });
});

describe.each(languages)('the page of a forgotten password (%s)', (language) => {
  it('says the same whoever asks, and where the answer comes', async () => {
    const screen = await openScreen('/admin-forgotten', { language });
    const { forgotten, required } = screen.text.adminAuth;
    await screen.user.click(screen.getByRole('button', { name: forgotten.submit }));
    expect(await screen.findByText(required.username)).toBeInTheDocument();
    expect(screen.api.calls).toEqual([]);
    for (const [answer, said] of [
      [problem(429, 'auth.rate_limited'), screen.text.adminProblems.auth.rate_limited],
      [cutOff, forgotten.failed],
    ] as const) {
      screen.api.answer({ 'POST /api/auth/forgotten': answer });
      await screen.user.clear(screen.getByLabelText(forgotten.name));
      await screen.user.type(screen.getByLabelText(forgotten.name), ' nobody@example.com ');
      await screen.user.click(screen.getByRole('button', { name: forgotten.submit }));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(said));
    }
    screen.api.answer({ 'POST /api/auth/forgotten': undefined });
    await screen.user.click(screen.getByRole('button', { name: forgotten.submit }));
    expect(await screen.findByRole('status')).toHaveTextContent(forgotten.done);
    expect(screen.api.calls.at(-1)?.body).toEqual({ username: 'nobody@example.com', language });
    expect(screen.getByRole('link', { name: forgotten.back })).toHaveAttribute('href', '/admin-login');
  });
});
