import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, cutOff, problem } from '#testing/answers.ts';
import { filledIn } from '#testing/fill-in.ts';
import { mandate, owner, ownersPage } from '#testing/made/owners.ts';
import { openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { bodiesTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { languages } from '#testing/words.ts';

const open = (answers: Answers = {}, options: ScreenOptions = {}, address = '/admin/owners') =>
  openScreen(address, {
    as: 'admin',
    ...options,
    answers: {
      'GET /api/admin/owners': ownersPage([owner()]),
      'GET /api/admin/owners/{id}': { owner: owner(), mandates: [mandate({ daysLeft: 6 })] },
      ...answers,
    },
  });

describe.each(languages)('owners (%s)', (language) => {
  it('are listed, searched, and opened with their mandates [M-1140]', async () => {
    const screen = await open({}, { language });
    const { adminOwners: text } = screen.text;
    expect(await screen.findByRole('row', { name: /Hamad Al-Marri/ })).toHaveTextContent('+974 5555 0120');
    await screen.user.type(screen.getByRole('searchbox'), '5555');
    await waitFor(() => {
      const asked = screen.api.calls.filter(({ operation }) => operation === 'GET /api/admin/owners');
      expect(asked.at(-1)?.query.get('search')).toBe('5555');
    });
    await screen.user.click(screen.getByRole('button', { name: 'Hamad Al-Marri' }));
    const window = within(await screen.findByRole('dialog', { name: 'Hamad Al-Marri' }));
    expect(window.getByRole('link', { name: '+974 5555 0120' })).toHaveAttribute('href', 'tel:+974 5555 0120');
    expect(window.getByText(text.states.in_force)).toBeInTheDocument();
    expect(window.getByRole('link', { name: language === 'ar' ? 'شقة مشرقة' : 'Bright flat' })).toHaveAttribute(
      'href',
      '/admin/properties-table?dialog=view-990001',
    );
  });

  it('are added with what is known, a company by its registration [M-1140]', async () => {
    const screen = await open({ 'POST /api/admin/owners': owner() }, { language });
    const { adminOwners: text } = screen.text;
    await screen.user.click(await screen.findByRole('button', { name: text.add }));
    const form = within(await screen.findByRole('dialog', { name: text.add }));
    await screen.user.click(form.getByRole('button', { name: text.save }));
    expect(await form.findByText(text.fields.nameMissing)).toBeInTheDocument();
    await screen.user.selectOptions(form.getByLabelText(text.fields.kind), 'company');
    await screen.user.type(form.getByLabelText(text.fields.name), ' Al Amal ');
    await screen.user.type(form.getByLabelText(new RegExp(text.fields.number.company)), '12345');
    await screen.user.click(form.getByRole('button', { name: text.save }));
    await expectToast({ title: text.toast.added });
    expect(bodiesTo(screen, 'POST /api/admin/owners')).toEqual([
      {
        kind: 'company',
        name: 'Al Amal',
        language: 'ar',
        phone: null,
        email: null,
        documentNumber: '12345',
        note: null,
      },
    ]);
  });

  it('are changed by version; somebody else’s change is shown first [M-1140]', async () => {
    const screen = await open(
      { 'PATCH /api/admin/owners/{id}': problem(409, 'owner.conflict') },
      { language },
      '/admin/owners?dialog=edit-12',
    );
    const { adminOwners: text } = screen.text;
    const form = within(await screen.findByRole('dialog', { name: text.edit }));
    const name = await form.findByLabelText(text.fields.name);
    await screen.user.type(name, '!');
    screen.api.answer({
      'GET /api/admin/owners/{id}': { owner: owner({ name: 'Hamad', version: 4 }), mandates: [] },
    });
    await screen.user.click(form.getByRole('button', { name: text.save }));
    expect(await form.findByText(text.conflict.title)).toBeInTheDocument();
    expect(name).toHaveValue('Hamad Al-Marri!');
    await screen.user.click(form.getByRole('button', { name: text.conflict.takeTheirs }));
    expect(name).toHaveValue('Hamad');
    expect(bodiesTo(screen, 'PATCH /api/admin/owners/{id}')).toMatchObject([{ name: 'Hamad Al-Marri!', version: 3 }]);
  });

  it('are erased by their name, never by a slip [M-1139]', async () => {
    const screen = await open(
      { 'POST /api/admin/owners/{id}/erase': { mandates: 1, files: 0 } },
      { language },
      '/admin/owners?dialog=view-12',
    );
    const { adminOwners: text } = screen.text;
    const window = within(await screen.findByRole('dialog', { name: 'Hamad Al-Marri' }));
    await screen.user.click(await window.findByRole('button', { name: text.erase.open }));
    const confirm = window.getByRole('button', { name: text.erase.confirm });
    expect(confirm).toBeDisabled();
    await screen.user.type(
      window.getByLabelText(filledIn(text.erase.type, { name: 'Hamad Al-Marri' })),
      'Hamad Al-Marri',
    );
    screen.api.answer({
      'GET /api/admin/owners/{id}': { owner: owner({ name: '', erasedAt: '2026-11-29T08:00:00.000Z' }), mandates: [] },
    });
    await screen.user.click(confirm);
    await expectToast({ title: text.erase.done });
    expect(bodiesTo(screen, 'POST /api/admin/owners/{id}/erase')).toEqual([{ confirmation: 'Hamad Al-Marri' }]);
    expect(await screen.findByRole('dialog', { name: text.erased })).toBeInTheDocument();
  });

  it('say that there are none yet, and that they could not be loaded [M-1140]', async () => {
    const screen = await open({ 'GET /api/admin/owners': cutOff }, { language });
    const retry = await screen.findByRole('button', { name: screen.text.admin.failed.retry });
    screen.api.answer({ 'GET /api/admin/owners': ownersPage([]) });
    await screen.user.click(retry);
    expect(await screen.findByText(screen.text.adminOwners.empty.title)).toBeInTheDocument();
  });
});

it('are not for agents [M-1138]', async () => {
  const screen = await open({}, { as: 'agent' });
  expect(await screen.findByText(screen.text.admin.denied.title)).toBeInTheDocument();
});
