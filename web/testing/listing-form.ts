/** The window of a listing, and its fields by name. */
import { within } from '@testing-library/react';
import type { Answers } from './answers.ts';
import { listing } from './made/listing.ts';
import { catalogue, staffListing } from './made/staff-listing.ts';
import { openScreen } from './screen.tsx';
import type { Language } from './words.ts';

export const openListings = (query: string, answers: Answers = {}, language: Language = 'en') =>
  openScreen(`/admin/properties-table${query}`, {
    language,
    as: 'admin',
    answers: catalogue([listing()], { 'GET /api/admin/properties/{id}': staffListing(), ...answers }),
  });
type Screen = Awaited<ReturnType<typeof openListings>>;
type Fields = Screen['text']['adminProperties']['fields'] &
  Screen['text']['listingFields']['name'] &
  Screen['text']['facts']['name'];

export async function formIn(screen: Screen) {
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('combobox', { name: screen.text.adminProperties.fields.status });
  const field = (name: keyof Fields) => {
    const label = {
      ...screen.text.adminProperties.fields,
      ...screen.text.listingFields.name,
      ...screen.text.facts.name,
    }[name];
    return dialog.getByLabelText((text) => text === label || text === `${label}(${screen.text.common.optional})`);
  };
  const type = async (values: Partial<Record<keyof Fields, string>>) => {
    for (const [name, value] of Object.entries(values)) {
      if (field(name as keyof Fields) instanceof HTMLSelectElement) {
        await screen.user.selectOptions(field(name as keyof Fields), value);
        continue;
      }
      await screen.user.clear(field(name as keyof Fields));
      await screen.user.type(field(name as keyof Fields), value);
    }
  };
  const press = (name: string) => screen.user.click(dialog.getByRole('button', { name }));
  return { dialog, field, type, press };
}
