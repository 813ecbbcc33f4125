import { waitFor, within } from '@testing-library/react';
import type { components } from '@manzil/contract/api';
import { describe, expect, it } from 'vitest';
import { type Answers, cutOff, problem } from '#testing/answers.ts';
import { filledIn } from '#testing/fill-in.ts';
import { openScreen, type OpenScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

type ApiToken = components['schemas']['ApiToken'];

const token = (changes: Partial<ApiToken> = {}): ApiToken => ({
  id: 3,
  name: 'Brochure printer',
  prefix: 'mzl_k3J9xQ',
  permissions: ['listings.read'],
  state: 'active',
  madeBy: 'admin',
  createdAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2027-02-18T08:00:00.000Z',
  lastUsedAt: null,
  ...changes,
});
const grantable: ApiToken['permissions'] = ['listings.read', 'listings.write', 'leads.export'];
const secret = `mzl_${'a'.repeat(43)}`;

const open = (answers: Answers = {}, options: ScreenOptions = {}) =>
  openScreen('/admin/tokens', {
    as: 'admin',
    ...options,
    answers: { 'GET /api/tokens': { tokens: [token()], grantable }, ...answers },
  });
const sent = ({ api }: OpenScreen, operation: string) =>
  api.calls.filter((call) => call.operation === operation).map(({ body }) => body);

describe.each(languages)('tokens (%s)', (language) => {
  it('say what they may, until when, and when they were used [M-844]', async () => {
    const stopped = token({ id: 4, name: 'Old', state: 'stopped', lastUsedAt: '2026-11-20T09:00:00.000Z' });
    const revoked = token({ id: 5, name: 'Gone', state: 'revoked' });
    const screen = await open({ 'GET /api/tokens': { tokens: [token(), stopped, revoked], grantable } }, { language });
    const { adminTokens: text, adminPermissions } = screen.text;
    const row = await screen.findByRole('row', { name: /Brochure printer/ });
    expect(row).toHaveTextContent(adminPermissions.names.listings.read);
    expect(row).toHaveTextContent(text.states.active);
    expect(row).toHaveTextContent(text.unused);
    expect(screen.getByRole('row', { name: /Old/ })).toHaveTextContent(text.states.stopped);
    // what works no more cannot be revoked
    expect(within(screen.getByRole('row', { name: /Gone/ })).queryByRole('button')).toBeNull();
  });

  it('are made with what is ticked, and shown once [M-844]', async () => {
    const screen = await open({ 'POST /api/tokens': { token: token(), secret } }, { language });
    const { adminTokens: text, adminPermissions } = screen.text;
    await screen.user.click(await screen.findByRole('button', { name: text.make }));
    const dialog = await screen.findByRole('dialog', { name: text.make });
    const submit = within(dialog).getByRole('button', { name: text.form.submit });
    await screen.user.click(submit);
    expect(await within(dialog).findByText(text.form.nameMissing)).toBeInTheDocument();
    expect(within(dialog).getByText(text.form.permissionMissing)).toBeInTheDocument();
    expect(within(dialog).getAllByRole('checkbox')).toHaveLength(grantable.length);
    await screen.user.type(within(dialog).getByLabelText(text.form.name), ' Printer ');
    await screen.user.click(within(dialog).getByLabelText(adminPermissions.names.listings.read));
    await screen.user.selectOptions(within(dialog).getByLabelText(text.form.days), '30');
    await screen.user.click(submit);
    const shown = await screen.findByRole('dialog', { name: text.secret.title });
    expect(within(shown).getByText(secret)).toBeInTheDocument();
    expect(sent(screen, 'POST /api/tokens')).toEqual([{ name: 'Printer', permissions: ['listings.read'], days: 30 }]);
    await screen.user.click(within(shown).getByRole('button', { name: text.secret.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(secret)).toBeNull();
  });

  it('are revoked after a question', async () => {
    let tokens = [token()];
    const screen = await open(
      {
        'GET /api/tokens': () => ({ tokens, grantable }),
        'DELETE /api/tokens/{id}': () => {
          tokens = [];
          return undefined;
        },
      },
      { language },
    );
    const { adminTokens: text } = screen.text;
    const title = filledIn(text.revoke.title, { name: 'Brochure printer' });
    await screen.user.click(await screen.findByRole('button', { name: title }));
    const question = await screen.findByRole('alertdialog', { name: title });
    await screen.user.click(within(question).getByRole('button', { name: text.revoke.action }));
    expect(await screen.findByText(text.empty.title)).toBeInTheDocument();
  });

  it('says that they could not be loaded, and why none could be made', async () => {
    const screen = await open({ 'GET /api/tokens': cutOff }, { language });
    await screen.findByRole('button', { name: screen.text.admin.failed.retry });
    screen.api.answer({
      'GET /api/tokens': { tokens: [], grantable },
      'POST /api/tokens': problem(409, 'token.limit_reached'),
    });
    await screen.user.click(screen.getByRole('button', { name: screen.text.admin.failed.retry }));
    const { adminTokens: text, adminPermissions, adminProblems } = screen.text;
    await screen.user.click(await screen.findByRole('button', { name: text.make }));
    await screen.user.type(await screen.findByLabelText(text.form.name), 'x');
    await screen.user.click(screen.getByLabelText(adminPermissions.names.listings.read));
    await screen.user.click(screen.getByRole('button', { name: text.form.submit }));
    expect(await screen.findByText(adminProblems.token.limit_reached)).toBeInTheDocument();
  });
});

it('is for who may manage accounts', async () => {
  const screen = await open({}, { as: 'editor' });
  expect(await screen.findByText(screen.text.admin.denied.title)).toBeInTheDocument();
});
