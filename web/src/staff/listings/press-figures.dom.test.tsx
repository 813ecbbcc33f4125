import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { digits, filledIn } from '#testing/fill-in.ts';
import { listing } from '#testing/made/listing.ts';
import { catalogue, staffListing } from '#testing/made/staff-listing.ts';
import { openScreen } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

it.each(languages)(
  'staff see how often call and WhatsApp were pressed, and that these are presses (%s) [M-959]',
  async (language) => {
    const presses = { call: { card: 4, detail: 11 }, whatsapp: { card: 0, detail: 7 } };
    const screen = await openScreen('/admin/properties-table?dialog=view-990001', {
      language,
      as: 'editor',
      answers: catalogue([listing()], {
        'GET /api/admin/properties/{id}': staffListing({}, { presses }),
        'GET /api/admin/properties/{id}/history': [],
      }),
    });
    const { view } = screen.text.adminProperties;
    const term = within(await screen.findByRole('dialog'));
    const figures = (await term.findByText(view.presses.title)).parentElement;
    const of = (text: string, total: number, card: number, detail: number) =>
      filledIn(text, {
        total: digits(language, total),
        card: digits(language, card),
        detail: digits(language, detail),
      });
    expect(figures).toHaveTextContent(of(view.presses.call, 15, 4, 11));
    expect(figures).toHaveTextContent(of(view.presses.whatsapp, 7, 0, 7));
    expect(figures).toHaveTextContent(view.presses.note);
  },
);
