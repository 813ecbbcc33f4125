import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { riyals } from '#testing/fill-in.ts';
import { type Answers, problem } from '#testing/answers.ts';
import { listing } from '#testing/made/listing.ts';
import { catalogue, staffListing } from '#testing/made/staff-listing.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo, callsTo } from '#testing/sent.ts';
import { type Language, languages } from '#testing/words.ts';

const update = 'PATCH /api/properties/{id}';
const read = 'GET /api/admin/properties/{id}';
const conflict = problem(409, 'property.conflict');

async function open(answers: Answers, language: Language = 'en') {
  const screen = await openScreen('/admin/properties-table?dialog=edit-990001', {
    language,
    as: 'editor',
    answers: catalogue([listing()], { [read]: staffListing(), ...answers }),
  });
  const t = screen.text.adminProperties;
  const dialog = within(await screen.findByRole('dialog'));
  const price = await dialog.findByLabelText(t.fields.price);
  const save = () => screen.user.click(dialog.getByRole('button', { name: t.form.save }));
  const retype = async (text: string) => {
    await screen.user.clear(price);
    await screen.user.type(price, text);
  };
  return { screen, t, dialog, price, save, retype };
}

describe.each(languages)('two editors of one listing (%s)', (language) => {
  it('see what the other one saved beside what they typed, and decide [A-396]', async () => {
    const { screen, t, dialog, price, save, retype } = await open({ [update]: conflict }, language);
    await retype('800000');
    screen.api.answer({ [read]: staffListing({ title: 'Theirs', price: '900000.00' }, { version: 6 }) });
    await save();
    const told = within(await dialog.findByRole('alert'));
    expect(told.getByText(t.conflict.title)).toBeInTheDocument();
    const rows = told.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      [t.conflict.field, t.conflict.theirs, t.conflict.mine],
      [t.fields.title, 'Theirs', t.conflict.unchanged],
      [t.fields.price, riyals(language, 900_000), riyals(language, 800_000)],
    ]);
    expect(price).toHaveValue('800000');
    expect(screen.queryByText(t.toast.updateFailed)).toBeNull();
    screen.api.answer({ [update]: listing() });
    await screen.user.click(told.getByRole('button', { name: t.conflict.keepMine }));
    expect(await screen.findByText(t.toast.updated)).toBeInTheDocument();
    expect(bodiesTo(screen, update)).toEqual([
      { price: '800000', version: 4 },
      { price: '800000', version: 6 },
    ]);
  });
});

describe('after a conflict', () => {
  it('their version is taken when somebody wants it, and is what the next change is made on', async () => {
    const { screen, t, dialog, price, save, retype } = await open({ [update]: conflict });
    await retype('800000');
    screen.api.answer({ [read]: staffListing({ title: 'Theirs', price: '900000.00' }, { version: 6 }) });
    await save();
    await screen.user.click(await dialog.findByRole('button', { name: t.conflict.takeTheirs }));
    expect(price).toHaveValue('900000');
    expect(dialog.getByLabelText(t.fields.title)).toHaveValue('Theirs');
    expect(dialog.queryByText(t.conflict.title)).toBeNull();
    expect(dialog.getByRole('button', { name: t.form.save })).toBeDisabled();
    screen.api.answer({ [update]: listing() });
    await retype('950000');
    await save();
    await waitFor(() => {
      expect(bodiesTo(screen, update).at(-1)).toEqual({ price: '950000', version: 6 });
    });
  });

  it('a second one is told anew', async () => {
    const { screen, t, dialog, save, retype } = await open({ [update]: conflict });
    await retype('800000');
    screen.api.answer({ [read]: staffListing({ price: '900000.00' }, { version: 6 }) });
    await save();
    screen.api.answer({ [read]: staffListing({ price: '910000.00' }, { version: 7 }) });
    await screen.user.click(await dialog.findByRole('button', { name: t.conflict.keepMine }));
    expect(await dialog.findByText('QR 910,000')).toBeInTheDocument();
    expect(dialog.queryByText('QR 900,000')).toBeNull();
    expect(bodiesTo(screen, update)).toHaveLength(2);
  });

  it('with a listing that cannot be read any more it is a failure like others', async () => {
    const { screen, t, price, save, retype } = await open({ [update]: conflict });
    await retype('800000');
    screen.api.answer({ [read]: problem(404, 'property.not_found') });
    await save();
    expect(await screen.findByText(t.toast.updateFailed)).toBeInTheDocument();
    expect(screen.getByText(screen.text.adminProblems.property.conflict)).toBeInTheDocument();
    expect(price).toHaveValue('800000');
  });
});

describe.each(languages)('a listing of the CRM (%s)', (language) => {
  const release = 'DELETE /api/admin/properties/{id}/overrides/{field}';
  const fromCrm = staffListing(
    { source: 'crm', price: '4321.00' },
    { overrides: [{ field: 'price', crmValue: '8500.00', setAt: '2026-11-20T08:00:00Z', setBy: 'Noor' }] },
  );

  it('says what the CRM owns, and gives a field back without losing what was typed', async () => {
    const { screen, t, dialog, price } = await open({ [read]: fromCrm }, language);
    const owned = dialog.getAllByText(t.owned.crm).length;
    expect(owned).toBeGreaterThan(16);
    expect(dialog.getByText(t.owned.changed.replace('{{name}}', 'Noor'), { exact: false })).toBeInTheDocument();
    expect(dialog.getByLabelText(new RegExp(`^${t.fields.referenceId}`))).toHaveAttribute('readonly');
    const city = dialog.getByLabelText(t.fields.city);
    await screen.user.type(city, ' West');
    screen.api.answer({ [release]: staffListing({ source: 'crm' }, { version: 5 }) });
    await screen.user.click(
      dialog.getByRole('button', { name: t.owned.releaseField.replace('{{field}}', t.fields.price) }),
    );
    expect(await screen.findByText(t.toast.released)).toBeInTheDocument();
    expect(callsTo(screen, release).map(({ params }) => params)).toEqual([{ id: '990001', field: 'price' }]);
    expect(price).toHaveValue('8500');
    expect(city).toHaveValue('Doha West');
    expect(dialog.getAllByText(t.owned.crm)).toHaveLength(owned + 1);
    screen.api.answer({ [update]: listing() });
    await screen.user.click(dialog.getByRole('button', { name: t.form.save }));
    await waitFor(() => {
      expect(bodiesTo(screen, update)).toEqual([{ city: 'Doha West', version: 5 }]);
    });
  });

  it('says that a field could not be given back', async () => {
    const { screen, t, dialog, price } = await open(
      { [read]: fromCrm, [release]: problem(503, 'server.unavailable') },
      language,
    );
    await screen.user.click(
      dialog.getByRole('button', { name: t.owned.releaseField.replace('{{field}}', t.fields.price) }),
    );
    expect(await screen.findByText(t.toast.updateFailed)).toBeInTheDocument();
    expect(price).toHaveValue('4321');
  });
});
