import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { detailAnswers, detail, listAnswers, listing, pageOf } from '#testing/made/listing.ts';
import { openScreen } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

describe.each(languages)('the way back from a listing (%s)', (language) => {
  beforeEach(() => sessionStorage.clear());
  const answers = { ...listAnswers(pageOf([listing()]), language), ...detailAnswers(detail()) };
  const open = (address: string) => openScreen(`/${language}${address}`, { language, answers });

  it('leads to the search that was shown last, as a step back [M-1000]', async () => {
    const screen = await open('/properties?type=Rent&city=Lusail&page=2');
    const card = await screen.findByRole('article');
    await screen.user.click(card.querySelector('h3 a')!);
    const back = await screen.findByRole('link', { name: screen.text.listing.detail.backToSearch });
    await screen.user.click(back);
    await waitFor(() => expect(screen.address()).toBe(`/${language}/properties?type=Rent&city=Lusail&page=2`));
    // the listing's own page goes meanwhile
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  });

  it.each([null, '{"address":"//evil.example/properties?","step":null}', 'no json', '7'])(
    'leads to all where the tab keeps no search of ours: %s [M-1000]',
    async (stored) => {
      if (stored !== null) sessionStorage.setItem('manzil:list', stored);
      const screen = await open('/properties/42');
      const back = await screen.findByRole('link', { name: screen.text.listing.detail.back });
      expect(back).toHaveAttribute('href', `/${language}/properties`);
    },
  );
});
