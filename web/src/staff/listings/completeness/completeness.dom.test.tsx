import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { counted } from '#testing/fill-in.ts';
import { listing } from '#testing/made/listing.ts';
import { catalogue, listingSummary, staffListing } from '#testing/made/staff-listing.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo } from '#testing/sent.ts';
import { type Language, languages } from '#testing/words.ts';

const lacking = { titleAr: null, images: [] as string[], latitude: null, longitude: null };
const bulk = 'POST /api/admin/properties/bulk';

const open = (language: Language, dialog: string, waits = false, minimum: number | null = null) => {
  const found = staffListing({ ...lacking, isActive: !waits });
  const completeness = { ...found.completeness, waits };
  return openScreen(`/admin/properties-table?dialog=${dialog}`, {
    language,
    as: 'editor',
    answers: catalogue([listing({ ...lacking })], {
      'GET /api/admin/properties/summary': listingSummary({ minimum, waiting: waits ? 3 : 0 }),
      'GET /api/admin/properties/{id}': { ...found, completeness },
      'GET /api/admin/properties/{id}/history': [],
    }),
  });
};

describe.each(languages)('what a listing lacks (%s)', (language) => {
  it('stands in its form, leads to its field, and goes as it is typed [M-980]', async () => {
    const screen = await open(language, 'edit-990001', false, 90);
    const { completeness: t, fields } = screen.text.adminProperties;
    const list = within(await screen.findByRole('region', { name: t.title }));
    await screen.user.click(list.getByRole('button', { name: fields.titleAr }));
    const title = screen.getByRole('textbox', { name: new RegExp(fields.titleAr.replaceAll(/[()]/g, '\\$&')) });
    expect(title).toHaveFocus();
    await screen.user.type(title, 'شقة');
    expect(list.queryByRole('button', { name: fields.titleAr })).toBeNull();
    await screen.user.click(list.getByRole('button', { name: t.position }));
    expect(document.activeElement).toHaveAttribute('name', 'latitude');
  });

  it('is a number in the table, with how many things are missing [M-980]', async () => {
    const screen = await open(language, 'none');
    const missing = counted(language, screen.text.adminProperties.completeness, 'missing', 5);
    expect(await screen.findByText(new RegExp(missing))).toBeInTheDocument();
  });
});

it('what waits is said above the table, and a person lets it through [M-982]', async () => {
  const screen = await open('en', 'view-990001', true, 90);
  const { waiting } = screen.text.adminProperties;
  screen.api.answer({ [bulk]: { changed: [990_001], otherDeal: [], incomplete: [], withoutMandate: [] } });
  await screen.user.click(await screen.findByRole('button', { name: waiting.publish }));
  expect(await screen.findByText(waiting.published)).toBeInTheDocument();
  expect(bodiesTo(screen, bulk)).toEqual([{ ids: [990_001], action: 'publish-anyway' }]);
  expect(screen.getByRole('link', { name: counted('en', waiting, 'link', 3), hidden: true })).toHaveAttribute(
    'href',
    expect.stringContaining('enough=waiting'),
  );
});
