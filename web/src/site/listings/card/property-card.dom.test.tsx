import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { detailAnswers, listAnswers, listing, pageOf } from '#testing/made/listing.ts';
import { openScreen } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

type Listing = ReturnType<typeof listing>;

describe.each(languages)('the card of a listing (%s)', (language) => {
  const arabic = language === 'ar';
  const say = (english: string, inArabic: string) => (arabic ? inArabic : english);

  async function openCards(listings: Listing[]) {
    const screen = await openScreen(`/${language}/properties`, {
      language,
      answers: listAnswers(pageOf(listings), language),
    });
    const cards = await screen.findAllByRole('article');
    expect(cards).toHaveLength(listings.length);
    return { screen, cards };
  }

  const fact = (card: HTMLElement, name: string) =>
    [...card.querySelectorAll('dl > div')].find((one) => one.querySelector('dt')?.textContent === name)?.lastChild
      ?.textContent;

  it('says status, deal, category and kind in words, and offers no way to change them [P-110 P-111 P-122 P-244 P-245 P-246 P-247 M-942]', async () => {
    const words = {
      for_sale: say('for sale', 'للبيع'),
      available: say('available', 'متاح'),
      for_rent: say('for rent', 'للإيجار'),
      sold: say('sold', 'مباع'),
      rented: say('rented', 'مؤجَّر'),
    };
    const statuses = Object.keys(words) as (keyof typeof words)[];
    const deals = { for_sale: 'sale', available: 'rent', for_rent: 'rent', sold: 'sale', rented: 'rent' } as const;
    const { cards } = await openCards(statuses.map((status, n) => listing({ status, deal: deals[status] }, n)));
    for (const [n, status] of statuses.entries()) {
      const badges = [...(cards[n]?.querySelectorAll('[role=group] > div:not([aria-hidden]) > span') ?? [])];
      expect(badges.map(({ textContent }) => textContent)).toEqual([
        words[status],
        ...(status === 'available' ? [words.for_rent] : []),
        say('Residential', 'سكني'),
        say('Apartment', 'شقة'),
      ]);
      const controls = '[role=combobox], [role=switch], [role=menu], [role=listbox], select, input:not([type=hidden])';
      expect(cards[n]?.querySelectorAll(controls)).toHaveLength(0);
    }
  });

  it('says the kind once, and a sub-type that nobody knows as it came [M-942]', async () => {
    const { cards } = await openCards([
      listing({ category: 'commercial', subcategory: 'office space', kind: 'office' }, 1),
      listing({ category: 'office', subcategory: 'Office', kind: 'office' }, 2),
      listing({ category: null, subcategory: 'Treehouse', kind: null }, 3),
      listing({ subcategory: null, kind: null }, 4),
    ]);
    const kinds = cards.map((card) =>
      [...card.querySelectorAll('[role=group] > div:not([aria-hidden]) > span')].slice(1).map((one) => one.textContent),
    );
    const office = say('Office', 'مكتب');
    expect(kinds).toEqual([
      [say('Commercial', 'تجاري'), office],
      [office],
      ['Treehouse'],
      [say('Residential', 'سكني')],
    ]);
    expect(cards[0]).toHaveTextContent(say('Office space', 'مساحة مكتبية'));
    expect(cards[2]?.textContent.match(/Treehouse/g)).toHaveLength(1);
  });

  it('says its price: riyals without decimals, per month for a rent, on request without one [P-006 P-007 P-112 P-113 P-114 P-123 P-209 P-375 M-965 P-376 P-377 P-378]', async () => {
    const monthly = say('QR\u00a024,500/month', '٢٤٬٥٠٠\u00a0ر.ق\u00a0شهريًا');
    const onRequest = say('Price on request', 'السعر عند الطلب');
    const prices: [price: string | null, deal: Listing['deal'], expected: string][] = [
      ['24500.00', 'rent', monthly],
      ['24500.49', 'rent', monthly],
      ['24499.50', 'rent', monthly],
      [24_500 as unknown as string, 'rent', monthly],
      ['1250000', 'sale', say('QR\u00a01,250,000', '١٬٢٥٠٬٠٠٠\u00a0ر.ق')],
      ['0', 'sale', say('QR\u00a00', '٠\u00a0ر.ق')],
      [null, 'rent', onRequest],
      ['', 'rent', onRequest],
      ['ask us', 'rent', onRequest],
    ];
    const { cards } = await openCards(prices.map(([price, deal], n) => listing({ price, deal }, n)));
    const shown = cards.map((card) => card.querySelector('p.font-semibold')?.textContent);
    expect(shown).toEqual(prices.map(([, , expected]) => expected));
  });

  it('names reference, title, place and figures [P-115 P-116 P-117 P-120 P-123 P-124 P-125]', async () => {
    const { screen, cards } = await openCards([
      listing({}, 5),
      listing({ city: 'Unspecified', address: '', state: null }),
    ]);
    const [full, nowhere] = cards;
    expect(full).toHaveTextContent(`${screen.text.listing.card.reference} TEST-0005`);
    const heading = full!.querySelector('h3');
    expect(heading).toHaveTextContent(say('Quiet flat by the park', 'شقة هادئة بجوار الحديقة'));
    expect(heading?.querySelector('a')).toHaveAttribute('href', `/${language}/properties/990005`);
    expect(full).toHaveTextContent(say('Building 4, Doha, Al Sadd', 'مبنى ٤، الدوحة، السد'));
    const { area } = screen.text.listing.card;
    const { bedrooms, bathrooms } = screen.text.listingFields.name;
    expect(fact(full!, bedrooms)).toBe(say('2', '٢'));
    expect(fact(full!, bathrooms)).toBe(say('3', '٣'));
    expect(fact(full!, area)).toBe(say('120\u00a0sqm', '١٢٠\u00a0م²'));
    expect(nowhere).not.toHaveTextContent('Unspecified');
    expect(nowhere).toHaveTextContent(say('Qatar', 'قطر'));
  });

  it('hides figures that say nothing [P-118 P-119]', async () => {
    const { screen, cards } = await openCards([
      listing({ category: 'Commercial', bedrooms: 4, area: 99.6 }, 1),
      listing({ area: 0, bedrooms: 0, bathrooms: 1 }, 2),
      listing({ area: null, bedrooms: null, bathrooms: null }, 3),
    ]);
    const names = [
      screen.text.listingFields.name.bedrooms,
      screen.text.listingFields.name.bathrooms,
      screen.text.listing.card.area,
    ];
    expect(cards.map((card) => names.map((name) => fact(card, name)))).toEqual([
      [undefined, undefined, say('100\u00a0sqm', '١٠٠\u00a0م²')],
      [undefined, say('1', '١'), undefined],
      [undefined, undefined, undefined],
    ]);
    expect(cards[2]?.querySelector('dl')).toBeNull();
  });

  it('puts known words of a title into Arabic where there is no Arabic one [P-127]', async () => {
    const { cards } = await openCards([
      listing({ titleAr: null, title: 'Furnished studio in Lusail Zekreet' }, 1),
      listing({ titleAr: '  ', title: 'Villa in Lusail' }, 2),
    ]);
    expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual([
      say('Furnished studio in Lusail Zekreet', 'مفروش استوديو في لوسيل Zekreet'),
      say('Villa in Lusail', 'فيلا في لوسيل'),
    ]);
  });

  it('shows whatever a title holds as text', async () => {
    const title = `</script><img src=x onerror="window.broken=1"> "Café" & ${'very long '.repeat(40)}end`;
    const { cards } = await openCards([listing({ title, titleAr: title, descriptionAr: '<b>bold</b>', images: [] })]);
    expect(cards[0]?.querySelector('h3')?.textContent).toBe(title);
    expect(cards[0]?.querySelectorAll('img, b')).toHaveLength(0);
  });

  it('has a layout of its own in Arabic: the price first, then description and enquiry [P-121 P-122 P-123 P-125]', async () => {
    const { screen, cards } = await openCards([listing()]);
    const card = cards[0]!;
    const parts = ['p.font-semibold', 'h3', 'dl'].map((part) => card.querySelector(part)!);
    const inOrder = parts.toSorted((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(inOrder.map(({ tagName }) => tagName)).toEqual(arabic ? ['P', 'H3', 'DL'] : ['H3', 'DL', 'P']);
    const { area } = screen.text.listing.card;
    const { bedrooms, bathrooms } = screen.text.listingFields.name;
    const order = [bedrooms, bathrooms, area];
    expect([...card.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(
      arabic ? order.toReversed() : order,
    );
    expect(screen.queryAllByText(say('Two balconies and a long corridor.', 'شرفتان وممر طويل.'))).toHaveLength(
      arabic ? 1 : 0,
    );
    const { inquire } = screen.text.listing.detail;
    const buttons = [...card.querySelectorAll('button[aria-haspopup=dialog]')];
    expect(buttons.map(({ textContent }) => textContent)).toEqual(arabic ? [inquire] : []);
  });

  it('leads to the listing [P-121]', async () => {
    const one = listing();
    const { screen } = await openCards([one]);
    screen.api.answer(detailAnswers({ ...one, agent: null, plans: [], imageTexts: [] }));
    const { details } = screen.text.listing.card;
    await screen.user.click(screen.getByRole('link', { name: new RegExp(`^${details}`) }));
    const name = say('Quiet flat by the park', 'شقة هادئة بجوار الحديقة');
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
    await waitFor(() => expect(screen.address()).toBe(`/${language}/properties/990001`));
  });
});
