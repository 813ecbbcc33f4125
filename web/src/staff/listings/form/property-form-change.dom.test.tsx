import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formIn, openListings as open } from '#testing/listing-form.ts';
import { listing } from '#testing/made/listing.ts';
import { staffListing } from '#testing/made/staff-listing.ts';
import { bodiesTo } from '#testing/sent.ts';

const address = '/admin/properties-table';
const update = 'PATCH /api/properties/{id}';

describe('a change of a listing', () => {
  it('may be saved once something is different, and sends only that [A-240 A-346]', async () => {
    const screen = await open('?dialog=edit-990001', { [update]: listing() });
    const t = screen.text.adminProperties;
    const { field, press, dialog } = await formIn(screen);
    expect(dialog.getByRole('button', { name: t.form.save })).toBeDisabled();
    expect(field('price')).toHaveValue('8500');
    await screen.user.selectOptions(field('status'), 'rented');
    await screen.user.click(dialog.getByRole('checkbox', { name: new RegExp(t.fields.isActive) }));
    await press(t.form.save);
    expect(await screen.findByText(t.toast.updated)).toBeInTheDocument();
    expect(bodiesTo(screen, update)).toEqual([{ status: 'rented', isActive: false, version: 4 }]);
  });

  it.each([
    ['rent', 'for_rent'],
    ['rent', 'rented'],
    ['sale', 'for_sale'],
    ['sale', 'sold'],
  ] as const)('keeps a sub-type of its own, and for %s may become %s [A-240 M-940]', async (deal, status) => {
    const odd = staffListing({
      deal,
      subcategory: 'Treehouse',
      kind: null,
      status: 'available',
      price: null,
      category: 'Desert',
    });
    const screen = await open('?dialog=edit-990001', { 'GET /api/admin/properties/{id}': odd, [update]: listing() });
    const { field, press } = await formIn(screen);
    expect(
      [field('subcategory'), field('status'), field('category')].map((one) => (one as HTMLSelectElement).value),
    ).toEqual(['Treehouse', 'available', 'Desert']);
    await screen.user.selectOptions(field('status'), status);
    await press(screen.text.adminProperties.form.save);
    await waitFor(() => {
      expect(bodiesTo(screen, update)).toEqual([{ status, version: 4 }]);
    });
  });

  it('has features one by one, each once, however they are separated', async () => {
    const screen = await open('?dialog=edit-990001', { [update]: listing() });
    const t = screen.text.adminProperties;
    const { dialog, press } = await formIn(screen);
    const line = dialog.getByLabelText(t.form.addFeature);
    await screen.user.type(line, 'Pool، Sauna, Gym,,  {Enter}');
    await screen.user.type(line, 'Say "hi" </script>');
    await press(t.form.addFeatureAction);
    await press(t.form.removeFeature.replace('{{name}}', 'Balcony'));
    await press(t.form.save);
    await waitFor(() => {
      expect(bodiesTo(screen, update)).toEqual([
        { features: ['Gym', 'Pool', 'Sauna', 'Say "hi" </script>'], version: 4 },
      ]);
    });
  });

  it('is not lost by a slip: Cancel, Escape and the cross ask first', async () => {
    const screen = await open('?dialog=edit-990001');
    const { discard } = screen.text.admin;
    const { type, dialog, field } = await formIn(screen);
    await type({ city: 'Lusail' });
    for (const leave of [
      () => screen.user.keyboard('{Escape}'),
      () => screen.user.click(dialog.getByRole('button', { name: screen.text.common.cancel })),
      () => screen.user.click(dialog.getByRole('button', { name: screen.text.common.close })),
    ]) {
      await leave();
      const question = await screen.findByRole('alertdialog');
      expect(question).toHaveTextContent(discard.text);
      await screen.user.click(within(question).getByRole('button', { name: discard.stay }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(field('city')).toHaveValue('Lusail');
    }
    await screen.user.keyboard('{Escape}');
    await screen.user.click(await screen.findByRole('button', { name: discard.action }));
    await waitFor(() => expect(screen.address()).toBe(address));
    expect(bodiesTo(screen, update)).toEqual([]);
  });
});
