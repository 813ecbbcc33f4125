import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatNumber, formatPrice } from '#i18n/format.ts';
import { filledIn } from '#testing/fill-in.ts';
import { detail, detailAnswers } from '#testing/made/listing.ts';
import { openScreen } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

describe.each(languages)('the instalment calculator (%s)', (language) => {
  async function page(changes: Parameters<typeof detail>[0]) {
    const one = detail(changes);
    const screen = await openScreen(`/${language}/properties/${String(one.id)}`, {
      language,
      answers: detailAnswers(one),
    });
    await screen.findByRole('heading', { level: 1 });
    return screen;
  }
  async function open() {
    const screen = await page({ deal: 'sale', status: 'for_sale', type: 'Sell', price: '1000000.00' });
    const { instalments: text } = screen.text;
    const button = screen.getByRole('button', { name: text.open });
    button.focus();
    await screen.user.keyboard('{Enter}');
    const price = await screen.findByRole('textbox', { name: text.field.price });
    const type = (field: keyof typeof text.field, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name: text.field[field] }), { target: { value } });
    return { screen, text, price, type, monthly: () => screen.queryByTestId('monthly')?.textContent };
  }

  it('begins from the price, opened and left by keys; says that it is an estimate [M-952 M-953]', async () => {
    const { screen, text, price, type, monthly } = await open();
    expect(price).toHaveFocus();
    expect(price).toHaveValue(formatNumber(1_000_000, language));
    // 700,000 at 5 % in 240 months: 700,000 × 0.0041667 / (1 − 1.0041667^−240) = 4,619.69
    expect(monthly()).toBe(formatPrice(4_620, language));
    expect(screen.getByText(text.estimate)).toBeInTheDocument();
    type('years', '30');
    type('rate', '6');
    expect(monthly()).toBe(formatPrice(4_197, language));
    const close = screen.getByRole('button', { name: text.close });
    expect(close).toHaveAttribute('aria-expanded', 'true');
    await screen.user.click(close);
    expect(screen.queryByRole('textbox', { name: text.field.price })).toBeNull();
  });

  it('takes both kinds of digits and a rate of nought [M-953]', async () => {
    const { type, monthly } = await open();
    type('price', '١٬٢٠٠٬٠٠٠');
    type('down', '٢٠٪');
    type('years', '10');
    type('rate', '٠');
    expect(monthly()).toBe(formatPrice(8_000, language));
  });

  it('says plainly what is out of bounds, and reckons nothing then [M-953]', async () => {
    const { screen, text, type, monthly } = await open();
    for (const [value, right] of [
      ['', false],
      ['31', false],
      ['2.5', false],
      ['abc', false],
      ['15', true],
    ] as const) {
      type('years', value);
      const words = filledIn(text.bounds.years, { from: formatNumber(1, language), to: formatNumber(30, language) });
      expect(screen.queryAllByText(words)).toHaveLength(right ? 0 : 1);
      expect(monthly() === undefined).toBe(!right);
      expect(screen.queryAllByText(text.incomplete)).toHaveLength(right ? 0 : 1);
    }
  });

  it.each([
    ['a rental', { deal: 'rent', price: '8500.00' }],
    ['a sale without a price', { deal: 'sale', status: 'for_sale', price: null }],
    ['a sale on request', { deal: 'sale', status: 'for_sale', price: '0.00' }],
  ] as const)('is not offered for %s [M-952]', async (_name, changes) => {
    const screen = await page(changes);
    expect(screen.queryByRole('heading', { name: screen.text.instalments.title })).toBeNull();
  });
});
