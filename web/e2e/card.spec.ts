/** The card of a listing: pictures, badges, words and the two layouts. */
import { expect, type Locator } from '@playwright/test';
import { fill, leadForm } from './support/lead-form.ts';
import { listing, pictures, showList } from './support/shown-listings.ts';
import { languages, words } from './support/messages.ts';
import { test } from './support/test.ts';

const colours = { primary: 'rgb(115, 25, 59)', green: 'rgb(31, 98, 69)', grey: 'rgb(93, 83, 73)' };
const source = (card: Locator) => card.locator('img').first().getAttribute('src');

for (const language of languages) {
  test.describe(`card (${language})`, () => {
    const text = words[language];
    const { card: say, detail } = text.listing;
    const arabic = language === 'ar';

    test('pictures: arrows for several, which wrap around; a placeholder for none and for a broken one [P-107 P-108 P-109 P-259]', async ({
      page,
    }) => {
      await showList(page, language, [
        listing({}, 1),
        listing({ images: [pictures[0]] }, 2),
        listing({ images: [] }, 3),
        listing({ images: ['/images/there-is-none.webp'] }, 4),
      ]);
      const [several, one, none, broken] = await page.getByRole('article').all();
      const next = several!.getByRole('button', { name: text.common.gallery.next });
      const previous = several!.getByRole('button', { name: text.common.gallery.previous });
      expect(await source(several!)).toBe(pictures[0]);
      await several!.hover();
      await previous.click();
      expect(await source(several!)).toBe(pictures[2]);
      await next.click();
      expect(await source(several!)).toBe(pictures[0]);
      for (const _ of pictures) await next.click();
      expect(await source(several!)).toBe(pictures[0]);
      // the arrow keys follow the reading direction
      await page.keyboard.press(arabic ? 'ArrowLeft' : 'ArrowRight');
      expect(await source(several!)).toBe(pictures[1]);
      await page.keyboard.press(arabic ? 'ArrowRight' : 'ArrowLeft');
      expect(await source(several!)).toBe(pictures[0]);
      const [left, right] = await Promise.all([next.boundingBox(), previous.boundingBox()]);
      expect(left!.x < right!.x).toBe(arabic);
      for (const card of [one!, none!, broken!]) {
        await expect(card.getByRole('button', { name: text.common.gallery.next })).toHaveCount(0);
        await expect(card.getByRole('button', { name: text.common.gallery.previous })).toHaveCount(0);
      }
      for (const card of [none!, broken!]) await expect(card.getByText(text.common.gallery.none)).toBeVisible();
      await expect(one!.getByText(text.common.gallery.none)).toHaveCount(0);
    });

    test('status in words and colours, and the fixed badges; no way to change it [P-110 P-111 P-122 P-213 P-241 P-242 P-243 P-244 P-245 P-246 P-247]', async ({
      page,
    }) => {
      const statuses = ['for_sale', 'available', 'for_rent', 'sold', 'rented'] as const;
      await showList(
        page,
        language,
        statuses.map((status, n) => listing({ status }, n)),
      );
      const tones = {
        for_sale: 'primary',
        available: 'primary',
        for_rent: 'green',
        sold: 'grey',
        rented: 'grey',
      } as const;
      const arabicWords = { for_sale: 'للبيع', available: 'متاح', for_rent: 'للإيجار', sold: 'مباع', rented: 'مؤجَّر' };
      for (const [n, status] of statuses.entries()) {
        const card = page.getByRole('article').nth(n);
        const word = arabic ? arabicWords[status] : status.replace('_', ' ');
        const badge = card.getByText(word, { exact: true }).locator('..');
        await expect(badge).toHaveCSS('background-color', colours[tones[status]]);
        await expect(card.getByText(arabic ? 'تجاري' : 'Commercial', { exact: true })).toBeVisible();
        await expect(card.getByText(arabic ? 'مساحة مكتبية' : 'Office Space', { exact: true })).toBeVisible();
        for (const role of ['combobox', 'radio', 'switch', 'menu', 'checkbox'] as const)
          await expect(card.getByRole(role)).toHaveCount(0);
      }
    });

    test('price: riyals, per month for a rent, on request without one; a number and its text alike [P-006 P-007 P-112 P-113 P-114 P-123 P-209 P-377 P-378]', async ({
      page,
    }) => {
      await showList(page, language, [
        listing({ price: '24500.00' }, 1),
        listing({ price: 24_500 }, 2),
        listing({ price: '1250000', type: 'Sell', status: 'for_sale' }, 3),
        listing({ price: null }, 4),
        listing({ price: '' }, 5),
        listing({ price: '0' }, 6),
      ]);
      const cards = page.getByRole('article');
      const amount = arabic ? 'QR ٢٤٬٥٠٠' : 'QR 24,500';
      for (const n of [0, 1]) await expect(cards.nth(n)).toContainText(amount + (arabic ? '/شهريًا' : '/month'));
      await expect(cards.nth(2)).toContainText(arabic ? 'QR ١٬٢٥٠٬٠٠٠' : 'QR 1,250,000');
      await expect(cards.nth(2)).not.toContainText(say.perMonth);
      for (const n of [3, 4]) {
        await expect(cards.nth(n)).toContainText(arabic ? 'السعر عند الطلب' : 'Price on request');
        await expect(cards.nth(n)).not.toContainText('QR');
      }
      await expect(cards.nth(5)).toContainText(arabic ? 'QR ٠' : 'QR 0');
    });

    test('reference, title, place and rooms, hidden where they say nothing [P-115 P-116 P-117 P-118 P-119 P-120 P-123 P-124 P-125 P-127]', async ({
      page,
    }) => {
      await showList(page, language, [
        listing({ titleAr: null, title: 'Furnished studio in Lusail Zekreet' }, 1),
        listing({ category: 'commercial', subcategory: 'office space' }, 2),
        listing({ area: 0, bedrooms: 0 }, 3),
        listing({ city: 'Unspecified', address: '', state: null }, 4),
        listing({}, 5),
      ]);
      const cards = page.getByRole('article');
      const full = cards.nth(4);
      await expect(full).toContainText('TEST-0005');
      await expect(full.getByRole('heading')).toHaveText(arabic ? 'شقة هادئة بجوار الحديقة' : 'Quiet flat by the park');
      await expect(full).toContainText(arabic ? 'مبنى ٤، الدوحة، السد' : 'Building 4, Doha, Al Sadd');
      const fact = (card: Locator, name: string) => card.locator('dl > div', { hasText: name }).locator('dd');
      await expect(fact(full, say.bedrooms)).toHaveText(arabic ? '٢' : '2');
      await expect(fact(full, say.bathrooms)).toHaveText(arabic ? '٣' : '3');
      await expect(fact(full, say.area)).toHaveText(arabic ? '١٢٠ م²' : '120 sqm');
      // commercial space has no bedrooms to boast of, and keeps its area
      await expect(fact(cards.nth(1), say.bedrooms)).toHaveCount(0);
      await expect(fact(cards.nth(1), say.bathrooms)).toHaveCount(0);
      await expect(fact(cards.nth(1), say.area)).toHaveCount(1);
      await expect(fact(cards.nth(2), say.area)).toHaveCount(0);
      await expect(fact(cards.nth(2), say.bedrooms)).toHaveCount(0);
      await expect(cards.nth(3)).not.toContainText('Unspecified');
      await expect(cards.nth(3).getByText(arabic ? 'قطر' : 'Qatar', { exact: true })).toBeVisible();
      // without an Arabic title its words are put into Arabic, as far as they are known
      await expect(cards.first().getByRole('heading')).toHaveText(
        arabic ? 'مفروش استوديو في لوسيل Zekreet' : 'Furnished studio in Lusail Zekreet',
      );
    });

    test('the layouts: Arabic begins with the price and shows description and enquiry [P-121 P-122 P-123 P-125]', async ({
      page,
    }) => {
      await showList(page, language, [listing()]);
      const card = page.getByRole('article');
      const price = await card.getByText(arabic ? 'QR ٨٬٥٠٠' : 'QR 8,500').boundingBox();
      const title = await card.getByRole('heading').boundingBox();
      expect(price!.y < title!.y).toBe(arabic);
      await expect(card.getByText(arabic ? 'شرفتان وممر طويل.' : 'Two balconies')).toHaveCount(arabic ? 1 : 0);
      await expect(card.getByRole('button', { name: detail.inquire })).toHaveCount(arabic ? 1 : 0);
      await card.getByRole('link', { name: say.details }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/properties/990001$`));
    });
  });
}

test('an Arabic card opens the enquiry for its listing, and the lead carries its id [P-126]', async ({ page }) => {
  const text = words.ar;
  await page.goto('/ar/properties');
  const card = page.getByRole('article').nth(1);
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const id = /\d+$/.exec((await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? '')?.[0];
  const opener = card.getByRole('button', { name: text.listing.detail.inquire });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: text.listing.detail.inquireTitle });
  await expect(dialog).toContainText(title);
  const form = leadForm(dialog, 'ar');
  await fill(form, { fullName: 'مريم الهاجري', email: 'card@example.com', phone: '+974 5555 0102' });
  const posted = page.waitForRequest(/\/api\/(contact|leads)$/);
  await form.submit.click();
  expect((await posted).postDataJSON()).toMatchObject({ propertyId: Number(id), source: 'property_inquiry' });
  await expect(page.getByText(text.leadForm.success).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});
