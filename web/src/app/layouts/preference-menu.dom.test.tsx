import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { filledIn } from '#testing/fill-in.ts';
import { detail, detailAnswers, listAnswers, listing, pageOf } from '#testing/made/listing.ts';
import { openScreen } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

describe.each(languages)('currency and unit of area (%s)', (language) => {
  const say = (english: string, arabic: string) => (language === 'ar' ? arabic : english);
  const one = { price: '24500.00', area: 120 };

  async function openList(query = '') {
    const screen = await openScreen(`/${language}/properties${query}`, {
      language,
      answers: { ...listAnswers(pageOf([listing(one)]), language), ...detailAnswers(detail(one)) },
    });
    const card = await screen.findByRole('article');
    const { preferences } = screen.text.shell;
    // the mobile menu is not rendered while closed
    const menu = within(screen.getByRole('banner').querySelector('details')!);
    const shown = () => ({
      amounts: [...card.querySelectorAll('p.font-semibold bdi')].map(({ textContent }) => textContent),
      area: card.querySelector('dl > div[title="' + screen.text.listing.card.area + '"] dd')?.textContent,
    });
    return { screen, card, preferences, menu, shown };
  }

  it('are riyals and square metres, and only they, until somebody chooses [P-369 P-371]', async () => {
    const { menu, preferences, shown } = await openList();
    expect(shown()).toEqual({
      amounts: [say('QR\u00a024,500', '٢٤٬٥٠٠\u00a0ر.ق')],
      area: say('120\u00a0sqm', '١٢٠\u00a0م²'),
    });
    expect(menu.getByLabelText(preferences.currency)).toHaveValue('QAR');
    expect(menu.getByLabelText(preferences.areaUnit)).toHaveValue('sqm');
    expect([localStorage.getItem('currency'), localStorage.getItem('areaUnit')]).toEqual([null, null]);
    expect(document.cookie).not.toMatch(/currency|areaUnit/);
  });

  it('follow the choice everywhere, beside the riyals, and are remembered in cookie and storage [P-274 P-275 P-372 P-373]', async () => {
    const { screen, menu, preferences, shown } = await openList('?type=Rent&minPrice=5000&minArea=100');
    const before = screen.api.calls.length;
    await screen.user.selectOptions(menu.getByLabelText(preferences.currency), 'USD');
    expect(shown().amounts).toEqual([say('$6,615', '٦٬٦١٥\u00a0$'), say('QR\u00a024,500', '٢٤٬٥٠٠\u00a0ر.ق')]);
    await screen.user.selectOptions(menu.getByLabelText(preferences.areaUnit), 'sqft');
    expect(shown().area).toBe(say('1,292\u00a0sq\u00a0ft', '١٬٢٩٢\u00a0قدم²'));
    expect([localStorage.getItem('currency'), localStorage.getItem('areaUnit')]).toEqual(['USD', 'sqft']);
    expect(document.cookie).toContain('currency=USD');
    expect(document.cookie).toContain('areaUnit=sqft');
    // bounds stay in riyals and square metres
    const chips = within(screen.getByRole('list', { name: screen.text.filters.chips.label }));
    const price = say('QR 5,000 ($1,350)', '٥٬٠٠٠ ر.ق (١٬٣٥٠ $)');
    expect(chips.getByText(filledIn(screen.text.filters.chips.fromPrice, { price }))).toBeInTheDocument();
    expect(chips.getByText(new RegExp(say('1,076 sq ft', '١٬٠٧٦ قدم²')))).toBeInTheDocument();
    expect(screen.api.calls).toHaveLength(before);
    const [link] = screen.getAllByRole('link', { name: new RegExp(screen.text.listing.card.details) });
    await screen.user.click(link!);
    await screen.findByRole('heading', { level: 1, name: say('Quiet flat by the park', 'شقة هادئة بجوار الحديقة') });
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent(say('$6,615', '٦٬٦١٥ $'));
    expect(main).toHaveTextContent(say('QR 24,500', '٢٤٬٥٠٠ ر.ق'));
    expect(main).toHaveTextContent(say('1,292 sq ft', '١٬٢٩٢ قدم²'));
    expect(main).not.toHaveTextContent(say('120 sqm', '١٢٠ م²'));
  });

  it.each([
    ['EUR', '€6,125', '٦٬١٢٥\u00a0€'],
    ['GBP', '£5,390', '٥٬٣٩٠\u00a0£'],
    ['AED', 'AED\u00a024,500', '٢٤٬٥٠٠\u00a0د.إ'],
    ['SAR', 'SAR\u00a024,990', '٢٤٬٩٩٠\u00a0ر.س'],
    ['KWD', 'KWD\u00a01,960', '١٬٩٦٠\u00a0د.ك'],
  ])('a cookie of %s counts from the first look', async (currency, english, arabic) => {
    document.cookie = `currency=${currency}; path=/`;
    const { shown } = await openList();
    expect(shown().amounts).toEqual([say(english, arabic), say('QR\u00a024,500', '٢٤٬٥٠٠\u00a0ر.ق')]);
  });

  it('the choice in the storage counts when the cookie is gone, and makes it anew; nonsense does not [P-274 P-275]', async () => {
    localStorage.setItem('currency', 'GBP');
    localStorage.setItem('areaUnit', 'acre');
    const { shown } = await openList();
    await waitFor(() => {
      expect(shown().amounts[0]).toBe(say('£5,390', '٥٬٣٩٠\u00a0£'));
    });
    expect(shown().area).toBe(say('120\u00a0sqm', '١٢٠\u00a0م²'));
    expect(document.cookie).toContain('currency=GBP');
    expect(document.cookie).not.toContain('areaUnit');
  });

  it('the cookie wins over the storage, as the server has shown it already', async () => {
    localStorage.setItem('currency', 'GBP');
    document.cookie = 'currency=EUR; path=/';
    const { shown } = await openList();
    expect(shown().amounts[0]).toBe(say('€6,125', '٦٬١٢٥\u00a0€'));
    expect(localStorage.getItem('currency')).toBe('GBP');
  });

  it('the menu says what is chosen, closes by Escape and by a press elsewhere', async () => {
    const { screen, menu, preferences } = await openList();
    const details = screen.getByRole('banner').querySelector('details')!;
    const summary = details.querySelector('summary')!;
    expect(summary).toHaveTextContent(say('Prices in Qatari riyal, areas in Square metres', 'ريال قطري'));
    details.open = true;
    await screen.user.selectOptions(menu.getByLabelText(preferences.currency), 'KWD');
    expect(summary).toHaveTextContent(say('Kuwaiti dinar', 'دينار كويتي'));
    expect(details.open).toBe(true);
    await screen.user.keyboard('{Escape}');
    expect(details.open).toBe(false);
    expect(summary).toHaveFocus();
    details.open = true;
    await screen.user.click(screen.getByRole('heading', { level: 1 }));
    expect(details.open).toBe(false);
  });

  it('is a form that leads back to this page where there are no scripts', async () => {
    const { menu, preferences } = await openList('?type=Rent&sort=price-low');
    const form = menu.getByLabelText(preferences.currency).closest('form')!;
    expect([form.getAttribute('action'), form.method]).toEqual(['/preferences', 'get']);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      back: `/${language}/properties?type=Rent&sort=price-low`,
      currency: 'QAR',
      areaUnit: 'sqm',
    });
  });
});
