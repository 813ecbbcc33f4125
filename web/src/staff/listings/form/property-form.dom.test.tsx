import { facts } from '@manzil/core/listings/facts';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { problem } from '#testing/answers.ts';
import { formIn, openListings as open } from '#testing/listing-form.ts';
import { listing } from '#testing/made/listing.ts';
import { bodiesTo } from '#testing/sent.ts';
import { languages } from '#testing/words.ts';

const address = '/admin/properties-table';
const create = 'POST /api/properties';
const update = 'PATCH /api/properties/{id}';

const villa = { title: 'Test villa', deal: 'sale', price: '750000', address: 'Street 1', city: 'Doha' };
const villaBody = {
  referenceId: null,
  title: 'Test villa',
  titleAr: null,
  description: null,
  descriptionAr: null,
  price: '750000',
  deal: 'sale',
  status: 'for_sale',
  category: null,
  subcategory: null,
  bedrooms: null,
  bathrooms: null,
  area: null,
  ...Object.fromEntries(facts.map(({ field }) => [field, null])),
  address: 'Street 1',
  city: 'Doha',
  state: null,
  zipCode: null,
  latitude: null,
  longitude: null,
  images: [],
  plans: [],
  videoUrl: null,
  tourUrl: null,
  imageTexts: [],
  features: [],
  agentId: null,
  isActive: true,
};

describe.each(languages)('a new listing (%s)', (language) => {
  it('has the fields and the choices of the specification [A-069 A-208 A-209 A-213 A-214 A-245]', async () => {
    const screen = await open('', {}, language);
    const t = screen.text.adminProperties;
    await screen.user.click(await screen.findByRole('button', { name: t.add }));
    await screen.findByRole('dialog', { name: t.form.addTitle });
    await waitFor(() => expect(screen.address()).toBe(`${address}?dialog=add`));
    const { field, dialog } = await formIn(screen);
    const names = ['title', 'titleAr', 'description', 'descriptionAr', 'bedrooms', 'bathrooms', 'area'] as const;
    for (const name of [...names, 'address', 'city', 'state', 'zipCode', 'latitude', 'longitude'] as const)
      expect(field(name)).toHaveValue('');
    expect(dialog.getByPlaceholderText('750000')).toBe(field('price'));
    const values = (name: 'deal' | 'status' | 'subcategory') =>
      [...(field(name) as HTMLSelectElement).options].map((one) => one.value);
    expect(values('deal')).toEqual(['', 'rent', 'sale']);
    expect(field('deal')).toHaveValue('');
    expect(values('status').toSorted()).toEqual(['for_rent', 'for_sale', 'rented', 'sold']);
    for (const word of ['apartment', 'villa', 'townhouse', 'office space', 'retail space', 'warehouse'])
      expect(values('subcategory').map((one) => one.split(' ')[0])).toContain(word.split(' ')[0]);
  });

  it('has statuses of its deal and kinds of its category [M-940]', async () => {
    const screen = await open('?dialog=add', {}, language);
    const { field } = await formIn(screen);
    const values = (name: 'status' | 'subcategory') =>
      [...(field(name) as HTMLSelectElement).options].map((one) => one.value);
    await screen.user.selectOptions(field('deal'), 'rent');
    expect(field('status')).toHaveValue('for_rent');
    expect(values('status')).toEqual(['for_rent', 'rented']);
    await screen.user.selectOptions(field('status'), 'rented');
    await screen.user.selectOptions(field('deal'), 'sale');
    expect(field('status')).toHaveValue('sold');
    await screen.user.selectOptions(field('category'), 'industrial');
    expect(values('subcategory')).toContain('warehouse');
    expect(values('subcategory')).not.toContain('apartment');
    await screen.user.selectOptions(field('subcategory'), 'warehouse');
    await screen.user.selectOptions(field('category'), 'residential');
    expect(field('subcategory')).toHaveValue('');
  });

  it('asks for the facts of the chosen kind and deal [M-944]', async () => {
    const screen = await open('?dialog=add', {}, language);
    const { field, type } = await formIn(screen);
    const { name } = screen.text.facts;
    const asked = (label: string) => screen.queryByLabelText(new RegExp(`^${label}`)) !== null;
    await type({ deal: 'rent', category: 'industrial', subcategory: 'warehouse' });
    expect([name.clearHeight, name.chequesPerYear, name.furnishing].map(asked)).toEqual([true, true, false]);
    await type({ clearHeight: '7.5', subcategory: '', deal: 'sale' });
    await type({ category: 'residential', subcategory: 'apartment' });
    // filled in, it stays to be seen
    expect([name.clearHeight, name.chequesPerYear, name.furnishing].map(asked)).toEqual([true, false, true]);
    expect(field('furnishing')).toHaveTextContent(screen.text.facts.choice.furnishing['part-furnished']);
    expect(field('availableFrom')).toHaveAttribute('type', 'date');
  });

  it('is not sent before what must be there is there, and right [A-210 A-211 A-283]', async () => {
    const screen = await open('?dialog=add', {}, language);
    const t = screen.text.adminProperties;
    const { field, type, press, dialog } = await formIn(screen);
    await press(t.form.create);
    await waitFor(() => {
      expect(dialog.getAllByText(t.invalid.required)).toHaveLength(5);
    });
    expect(field('title')).toHaveFocus();
    for (const name of ['title', 'deal', 'price', 'address', 'city'] as const) expect(field(name)).toBeInvalid();
    await type({ ...villa, price: 'ten', bedrooms: 'two', yearBuilt: '20', latitude: '91', longitude: '-180' });
    await press(t.form.create);
    expect(await dialog.findByText(t.invalid.price)).toBeInTheDocument();
    expect(dialog.getByText(t.invalid.whole)).toBeInTheDocument();
    const [min, max] = language === 'ar' ? ['١٨٠٠', '٢١٠٠'] : ['1800', '2100'];
    expect(dialog.getByText(t.invalid.between.replace('{{min}}', min).replace('{{max}}', max))).toBeInTheDocument();
    expect(dialog.getAllByText(t.invalid.coordinate)).toHaveLength(1);
    expect(dialog.queryByText(t.invalid.required)).toBeNull();
    expect(bodiesTo(screen, create)).toEqual([]);
  });

  it('is sent as it was typed, told, and the window closes empty [A-211 A-246 A-343]', async () => {
    const screen = await open('?dialog=add', { [create]: listing() }, language);
    const t = screen.text.adminProperties;
    const form = await formIn(screen);
    expect(form.dialog.getAllByText(t.parity.none, { exact: false })).toHaveLength(2);
    await form.type({
      ...villa,
      price: '٧٥٠٬٠٠٠',
      bedrooms: '٤',
      area: '1,200',
      yearBuilt: '٢٠١٥',
      serviceCharge: '12٫5',
      latitude: '25.28',
    });
    expect(form.dialog.getByText(t.parity.onlyEnglish, { exact: false })).toBeInTheDocument();
    await form.type({ titleAr: 'فيلا' });
    expect(form.dialog.getByText(t.parity.both, { exact: false })).toBeInTheDocument();
    await form.press(t.form.create);
    expect(await screen.findByText(t.toast.created)).toBeInTheDocument();
    expect(bodiesTo(screen, create)).toEqual([
      {
        ...villaBody,
        titleAr: 'فيلا',
        bedrooms: 4,
        area: 1200,
        yearBuilt: 2015,
        serviceCharge: '12.5',
        latitude: 25.28,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.address()).toBe(address);
    await screen.user.click(screen.getByRole('button', { name: t.add }));
    expect((await formIn(screen)).field('title')).toHaveValue('');
  });

  it('that is refused says why in the toast and beside the field, and keeps what was typed [A-395]', async () => {
    const screen = await open(
      '?dialog=add',
      {
        [create]: problem(409, 'property.reference_taken', {
          errors: [{ path: 'referenceId', code: 'taken', message: 'taken' }],
        }),
      },
      language,
    );
    const t = screen.text.adminProperties;
    const { field, type, press, dialog } = await formIn(screen);
    await type({ ...villa, referenceId: 'WBY-OF-0259' });
    await press(t.form.create);
    expect(await screen.findByText(t.toast.createFailed)).toBeInTheDocument();
    expect(screen.getByText(screen.text.adminProblems.property.reference_taken)).toBeInTheDocument();
    expect(dialog.getByText(screen.text.adminProblems.rules.refused)).toBeInTheDocument();
    expect(field('referenceId')).toHaveValue('WBY-OF-0259');
    screen.api.answer({ [create]: listing() });
    await type({ referenceId: 'WBY-OF-0260' });
    await press(t.form.create);
    expect(await screen.findByText(t.toast.created)).toBeInTheDocument();
    expect(bodiesTo(screen, create).map((body) => (body as typeof villaBody).referenceId)).toEqual([
      'WBY-OF-0259',
      'WBY-OF-0260',
    ]);
  });
});

it('says it in the words of the specification [A-343 A-346 A-395 A-396]', async () => {
  const screen = await open('?dialog=edit-990001', {
    [update]: problem(500, 'server.error'),
  });
  const { type, press } = await formIn(screen);
  await type({ price: '9000' });
  await press('Save changes');
  expect(await screen.findByText('Error updating property')).toBeInTheDocument();
  expect(screen.getByText(screen.text.adminProblems.server.error)).toBeInTheDocument();
  screen.api.answer({ [update]: listing(), [create]: listing() });
  await press('Save changes');
  expect(await screen.findByText('Property updated successfully')).toBeInTheDocument();
  await screen.goTo(`${address}?dialog=add`);
  const added = await formIn(screen);
  await added.type(villa);
  await added.press('Create Property');
  expect(await screen.findByText('Property created successfully')).toBeInTheDocument();
});
