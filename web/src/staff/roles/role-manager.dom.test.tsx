import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, cutOff, problem } from '#testing/answers.ts';
import { counted, filledIn } from '#testing/fill-in.ts';
import { builtInRoles, role } from '#testing/made/roles.ts';
import { staff } from '#testing/people.ts';
import { openScreen, type OpenScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

const open = (answers: Answers = {}, options: ScreenOptions = {}) =>
  openScreen('/admin/roles', {
    as: 'admin',
    ...options,
    answers: { 'GET /api/roles': { roles: [...builtInRoles, role()] }, ...answers },
  });
const sent = ({ api }: OpenScreen, operation: string) =>
  api.calls.filter((call) => call.operation === operation).map(({ body }) => body);

describe.each(languages)('roles (%s)', (language) => {
  it('say what they allow and who has them; built-in ones cannot be changed [M-858]', async () => {
    const busy = role({
      key: 'auditor',
      name: { en: 'Auditor', ar: 'مدقق' },
      permissions: ['audit.read'],
      contact: { phone: 'open', email: 'masked' },
      people: 3,
    });
    const screen = await open({ 'GET /api/roles': { roles: [...builtInRoles, role(), busy] } }, { language });
    const { adminRoles: text, adminPermissions, admin } = screen.text;
    const own = await screen.findByRole('row', { name: new RegExp(role().name?.[language] ?? '') });
    expect(own).toHaveTextContent(adminPermissions.names.media.write);
    expect(own).toHaveTextContent(text.nobody);
    expect(within(own).getAllByRole('button')).toHaveLength(2);
    const held = screen.getByRole('row', { name: new RegExp(busy.name?.[language] ?? '') });
    expect(within(held).getByRole('link', { name: counted(language, text, 'people', 3) })).toHaveAttribute(
      'href',
      '/admin/users?role=auditor',
    );
    expect(held).toHaveTextContent(`${text.contact.email}: ${text.contact.rules.masked}`);
    expect(own).not.toHaveTextContent(text.contact.email);
    // somebody has it
    expect(within(held).getAllByRole('button')).toHaveLength(1);
    const first = screen.getByRole('row', { name: new RegExp(admin.role.admin) });
    expect(first).toHaveTextContent(text.everything);
    expect(first).toHaveTextContent(text.builtIn);
    expect(within(first).queryByRole('button')).toBeNull();
  });

  it('are composed of what is ticked [M-858]', async () => {
    const screen = await open({ 'POST /api/roles': role() }, { language });
    const { adminRoles: text, adminPermissions } = screen.text;
    await screen.user.click(await screen.findByRole('button', { name: text.make }));
    const dialog = await screen.findByRole('dialog', { name: text.make });
    const submit = within(dialog).getByRole('button', { name: text.form.submit });
    await screen.user.click(submit);
    expect(await within(dialog).findAllByText(text.form.nameMissing)).toHaveLength(2);
    expect(within(dialog).getByText(text.form.keyWrong)).toBeInTheDocument();
    expect(within(dialog).getByText(text.form.permissionMissing)).toBeInTheDocument();
    await screen.user.type(within(dialog).getByLabelText(text.form.nameEn), 'Photographer ');
    await screen.user.type(within(dialog).getByLabelText(text.form.nameAr), 'مصوّر');
    await screen.user.type(within(dialog).getByLabelText(text.form.key), 'photographer');
    await screen.user.click(within(dialog).getByLabelText(adminPermissions.names.media.write));
    // M-862: what it shows of people behind enquiries
    await screen.user.selectOptions(within(dialog).getByLabelText(text.contact.phone), text.contact.rules.until_taken);
    await screen.user.click(submit);
    expect(await screen.findByText(text.form.made)).toBeInTheDocument();
    expect(sent(screen, 'POST /api/roles')).toEqual([
      {
        key: 'photographer',
        name: { en: 'Photographer', ar: 'مصوّر' },
        permissions: ['media.write'],
        contact: { phone: 'until_taken', email: 'open' },
      },
    ]);
  });

  it('are changed, and removed after a question [M-858]', async () => {
    let roles = [...builtInRoles, role()];
    const screen = await open(
      {
        'GET /api/roles': () => ({ roles }),
        'PUT /api/roles/{key}': role(),
        'DELETE /api/roles/{key}': () => {
          roles = builtInRoles;
          return undefined;
        },
      },
      { language },
    );
    const { adminRoles: text, adminPermissions } = screen.text;
    const name = role().name?.[language] ?? '';
    await screen.user.click(await screen.findByRole('button', { name: filledIn(text.edit.title, { name }) }));
    const dialog = await screen.findByRole('dialog', { name: filledIn(text.edit.title, { name }) });
    expect(within(dialog).queryByLabelText(text.form.key)).toBeNull();
    await screen.user.click(within(dialog).getByLabelText(adminPermissions.names.media.write));
    await screen.user.click(within(dialog).getByRole('button', { name: text.edit.submit }));
    expect(await screen.findByText(text.edit.done)).toBeInTheDocument();
    expect(sent(screen, 'PUT /api/roles/{key}')).toEqual([
      { name: role().name, permissions: ['listings.read'], contact: { phone: 'open', email: 'open' } },
    ]);
    const title = filledIn(text.remove.title, { name });
    await screen.user.click(await screen.findByRole('button', { name: title }));
    const question = await screen.findByRole('alertdialog', { name: title });
    await screen.user.click(within(question).getByRole('button', { name: text.remove.action }));
    expect(await screen.findByText(text.remove.done)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: title })).toBeNull();
  });

  it('say that they could not be loaded, and why one was not made', async () => {
    const screen = await open({ 'GET /api/roles': cutOff }, { language });
    await screen.findByRole('button', { name: screen.text.admin.failed.retry });
    screen.api.answer({ 'GET /api/roles': { roles: builtInRoles }, 'POST /api/roles': problem(409, 'role.key_taken') });
    await screen.user.click(screen.getByRole('button', { name: screen.text.admin.failed.retry }));
    const { adminRoles: text, adminPermissions, adminProblems } = screen.text;
    await screen.findByRole('row', { name: new RegExp(screen.text.admin.role.agent) });
    await screen.user.click(screen.getByRole('button', { name: text.make }));
    await screen.user.type(await screen.findByLabelText(text.form.nameEn), 'x');
    await screen.user.type(screen.getByLabelText(text.form.nameAr), 'x');
    await screen.user.type(screen.getByLabelText(text.form.key), 'agent');
    await screen.user.click(screen.getByLabelText(adminPermissions.names.listings.read));
    await screen.user.click(screen.getByRole('button', { name: text.form.submit }));
    expect(await screen.findByText(adminProblems.role.key_taken)).toBeInTheDocument();
  });
});

it('offers nothing beyond one’s own, and does not change what holds more [M-858]', async () => {
  const screen = await open({
    'GET /api/auth/user': staff('editor', {
      role: 'chief',
      roleName: { en: 'Chief', ar: 'مسؤول' },
      permissions: ['users.manage', 'listings.read'],
      contact: { phone: 'until_taken', email: 'open' },
    }),
  });
  const { adminRoles: text } = screen.text;
  const own = await screen.findByRole('row', { name: /Photographer/ });
  expect(within(own).queryByRole('button')).toBeNull();
  expect(screen.getByText(/Chief/)).toBeInTheDocument();
  await screen.user.click(screen.getByRole('button', { name: text.make }));
  const dialog = await screen.findByRole('dialog', { name: text.make });
  expect(within(dialog).getAllByRole('checkbox')).toHaveLength(2);
  const phone = within(dialog).getByLabelText(text.contact.phone);
  expect(
    within(phone)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([text.contact.rules.until_taken, text.contact.rules.masked]);
});

it('is for who may manage accounts', async () => {
  const screen = await open({}, { as: 'editor' });
  expect(await screen.findByText(screen.text.admin.denied.title)).toBeInTheDocument();
});
