import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { problem } from '#testing/answers.ts';
import { asRead, digits, riyals } from '#testing/fill-in.ts';
import { detail, detailAnswers, manyListings } from '#testing/made/listing.ts';
import { openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

const layla = {
  id: 3,
  name: 'Layla Haddad',
  nameAr: 'ليلى حداد',
  title: 'Senior Sales Agent',
  titleAr: null,
  imageUrl: null,
} as NonNullable<ReturnType<typeof detail>['agent']>;

describe.each(languages)('a listing (%s)', (language) => {
  const arabic = language === 'ar';
  const say = (english: string, inArabic: string) => (arabic ? inArabic : english);

  async function open(changes: Parameters<typeof detail>[0] = {}, answers: ScreenOptions['answers'] = {}) {
    const one = detail(changes);
    const screen = await openScreen(`/${language}/properties/${String(one.id)}`, {
      language,
      answers: { ...detailAnswers(one), ...answers },
    });
    const heading = await screen.findByRole('heading', { level: 1 });
    const header = heading.closest('header')!;
    const badges = () => [...header.firstElementChild!.children].map(({ textContent }) => textContent);
    const facts = () =>
      Object.fromEntries(
        [...document.querySelectorAll('section[aria-labelledby=facts] dl > div')].map((fact) => [
          fact.querySelector('dt')?.textContent,
          fact.querySelector('dd')?.textContent,
        ]),
      );
    const section = (name: string) => document.querySelector<HTMLElement>(`section[aria-labelledby=${name}]`);
    return { screen, heading, header, badges, facts, section };
  }

  it('says what is known of it: badges, place, figures, price, words, amenities, agent [M-702 M-701 P-020 P-136 P-137 P-138 P-139 P-140 P-141 P-144]', async () => {
    const { screen, heading, header, badges, facts, section } = await open({
      agent: layla,
      price: '8500.00',
      features: ['Balcony', 'Gym', 'Helipad'],
      yearBuilt: 2015,
      serviceCharge: '14.50',
    });
    expect(heading).toHaveTextContent(say('Quiet flat by the park', 'شقة هادئة بجوار الحديقة'));
    const { card, detail: words } = screen.text.listing;
    const names = screen.text.listingFields.name;
    const factWords = screen.text.facts;
    expect(badges()).toEqual([
      say('For Rent', 'للإيجار'),
      say('Residential', 'سكني'),
      say('Apartment', 'شقة'),
      `${card.reference} TEST-0001`,
    ]);
    expect(header).toHaveTextContent(say('Building 4, Doha, Al Sadd', 'مبنى ٤، الدوحة، السد'));
    expect(facts()).toEqual({
      [words.propertyType]: say('Apartment', 'شقة'),
      [names.bedrooms]: digits(language, 2),
      [names.bathrooms]: digits(language, 3),
      [card.area]: `${digits(language, 120)}\u00a0${say('sqm', 'م²')}`,
      [factWords.rentPerArea.replace('{{unit}}', say('sqm', 'م²'))]: say('QR\u00a070.8', '٧٠٫٨\u00a0ر.ق'),
      [factWords.name.yearBuilt]: say('2015', '٢٠١٥'),
      [factWords.name.serviceCharge]: say(
        '\u2068QR\u00a014.5\u2069 per sqm per month',
        '\u2068١٤٫٥\u00a0ر.ق\u2069 لكل م² شهريًا',
      ),
      [card.referenceLabel]: 'TEST-0001',
    });
    // header, beside the text, bar at the bottom
    const prices = screen.getAllByText(asRead(riyals(language, 8_500)));
    expect(prices.map(({ parentElement }) => parentElement?.textContent)).toEqual(
      Array(3).fill(riyals(language, 8_500) + card.perMonth),
    );
    expect(screen.getByText(say('Two balconies and a long corridor.', 'شرفتان وممر طويل.'))).toBeInTheDocument();
    expect(
      within(section('features')!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(arabic ? ['شرفة', 'صالة رياضية', 'Helipad'] : ['Balcony', 'Gym', 'Helipad']);
    const agent = screen.getByRole('region', { name: words.agent });
    expect(agent).toHaveTextContent(`${words.agent}${say('Layla Haddad', 'ليلى حداد')}Senior Sales Agent`);
    expect(screen.getByRole('link', { name: words.back })).toHaveAttribute('href', `/${language}/properties`);
  });

  it('shows the facts of its kind and deal in groups, and no other [M-943 M-1021]', async () => {
    const { screen, facts } = await open({
      subcategory: 'office space',
      kind: 'office',
      price: '24500.00',
      area: 245,
      serviceChargeTerms: 'excluded',
      rentFreeMonths: 2,
      availableFrom: '2027-01-15',
      permitNumber: 'AQ-2026-004512',
      fitOut: 'cat-a',
      floor: 0,
      buildingNumber: 1_234,
      // what an office does not have
      clearHeight: '7.50',
    });
    const { name, group, choice } = screen.text.facts;
    expect(facts()).toMatchObject({
      [name.serviceChargeTerms]: choice.serviceChargeTerms.excluded,
      [name.rentFreeMonths]: say('2\u00a0months', 'شهران'),
      [name.availableFrom]: say('January 15, 2027', '١٥ يناير ٢٠٢٧'),
      [name.permitNumber]: 'AQ-2026-004512',
      [name.fitOut]: choice.fitOut['cat-a'],
      [name.floor]: say('Ground floor', 'الطابق الأرضي'),
      [name.buildingNumber]: say('1234', '١٢٣٤'),
    });
    expect(facts()).not.toHaveProperty(name.clearHeight);
    expect(facts()).not.toHaveProperty(name.parkingBays);
    expect(screen.queryByRole('heading', { name: group.loading })).toBeNull();
    expect(screen.getByRole('heading', { level: 3, name: group.terms })).toBeInTheDocument();
  });

  it('leaves out what is not known', async () => {
    const { screen, badges, facts, section } = await open({
      referenceId: null,
      category: null,
      subcategory: null,
      kind: null,
      price: null,
      bedrooms: 0,
      bathrooms: null,
      area: 0,
      description: ' ',
      descriptionAr: null,
      features: [],
      deal: 'sale',
      status: 'for_sale',
    });
    expect(badges()).toEqual([say('For Sale', 'للبيع')]);
    expect(facts()).toEqual({});
    const { card, detail: words } = screen.text.listing;
    expect(screen.getAllByText(card.onRequest)).toHaveLength(3);
    expect(screen.getByText(words.noDescription)).toBeInTheDocument();
    expect(section('features')).toBeNull();
    expect(screen.queryByText(words.agent)).toBeNull();
    expect(section('similar')).toBeNull();
  });

  it.each([
    ['rent', 'available', say('For Rent', 'للإيجار')],
    ['rent', 'for_rent', say('For Rent', 'للإيجار')],
    ['sale', 'available', say('For Sale', 'للبيع')],
    ['sale', 'for_sale', say('For Sale', 'للبيع')],
    ['sale', 'sold', say('sold', 'مباع')],
    ['rent', 'rented', say('rented', 'مؤجَّر')],
  ] as const)('of deal %s that is %s says %s [P-136]', async (deal, status, badge) => {
    const { badges } = await open({ deal, status });
    expect(badges()[0]).toBe(badge);
  });

  it('shows its description as text, lines and all [P-140]', async () => {
    const markup = '<img src="/x" onerror="window.broken = true"><b>bold</b>\n\nA second line </script>';
    const { section } = await open({ description: markup, descriptionAr: markup, images: [] });
    const text = section('description')?.querySelector('p');
    expect(text?.textContent).toBe(markup);
    expect(text).toHaveClass('whitespace-pre-line');
    expect(section('description')?.querySelector('img, b')).toBeNull();
    expect('broken' in window).toBe(false);
  });

  it('has the rent of an office by its area, and of nothing else', async () => {
    const office = {
      category: 'commercial',
      subcategory: 'office',
      kind: 'office',
      price: '24000',
      area: 240,
    } as const;
    const { screen } = await open(office);
    const rates = screen.getAllByTestId('rent-rate').map(({ textContent }) => textContent);
    expect(rates).toEqual(Array(2).fill(say('QR\u00a0100 per sqm per month', '١٠٠\u00a0ر.ق لكل م² شهريًا')));
    const others = [{ deal: 'sale' }, { kind: 'shop' }, { area: 0 }, { price: null }] as const;
    for (const [n, other] of others.entries()) {
      const title = `${say('Other', 'آخر')} ${String(n)}`;
      const one = detail({ ...office, ...other, title, titleAr: title, id: 5 + n });
      screen.api.answer({
        'GET /api/properties/{id}': one,
        'GET /api/properties/by-ids': { properties: [], missing: [] },
      });
      await screen.goTo(`/${language}/properties/${String(one.id)}`);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
      expect(screen.queryByTestId('rent-rate')).toBeNull();
    }
  });

  it('where it is: a map of our own, and the way to a real one', async () => {
    const { screen, section } = await open({ latitude: 25.3239, longitude: 51.5274, state: 'West Bay' });
    const block = within(section('location')!);
    const place = say('West Bay', 'الخليج الغربي');
    const map = block.getByRole('img', { name: new RegExp(place) });
    expect(within(map).getByText(place)).toBeInTheDocument();
    expect(map).toHaveAttribute('dir', 'ltr');
    expect(within(map).getByText(place)).toHaveAttribute('direction', arabic ? 'rtl' : 'ltr');
    expect(map.querySelector('img, iframe, image')).toBeNull();
    expect(block.getByText(screen.text.listing.detail.mapNote)).toBeInTheDocument();
    const link = block.getByRole('link', { name: new RegExp(screen.text.listing.detail.openMap) });
    expect(link).toHaveAttribute('href', 'https://www.google.com/maps/search/?api=1&query=25.3239%2C51.5274');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(link).toHaveAttribute('target', '_blank');
    expect(block.getByRole('link')).toHaveTextContent(screen.text.common.opensNewWindow);
  });

  it('only a district known: its area, and said so', async () => {
    const { screen, section } = await open({ latitude: null, longitude: null, state: 'Al Sadd' });
    const block = within(section('location')!);
    expect(block.getByRole('img')).toBeInTheDocument();
    expect(block.getByText(screen.text.listing.detail.approximate)).toBeInTheDocument();
    expect(block.queryByText(screen.text.listing.detail.mapNote)).toBeNull();
    expect(block.getByRole('link')).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=Building%204%2C%20Doha%2C%20Al%20Sadd%2C%20Qatar',
    );
  });

  it('no place known: no map, and the way to one', async () => {
    const { screen, section } = await open({ city: 'Unspecified', state: null, address: 'Gate 4' });
    const block = within(section('location')!);
    expect(block.getByRole('link', { name: new RegExp(screen.text.listing.detail.openMap) })).toBeInTheDocument();
    expect(block.queryByRole('img')).toBeNull();
    expect(block.queryByText(screen.text.listing.detail.approximate)).toBeNull();
  });

  it('has what is similar below', async () => {
    const similar = manyListings(4).slice(1);
    const { screen, section } = await open({}, { 'GET /api/properties/{id}/similar': similar });
    await screen.findByRole('heading', { name: screen.text.listing.detail.similar });
    const links = within(section('similar')!)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => within(heading).getByRole('link').getAttribute('href'));
    expect(links).toEqual(similar.map(({ id }) => `/${language}/properties/${String(id)}`));
    expect(screen.api.calls.map(({ operation, params }) => [operation, params['id']])).toContainEqual([
      'GET /api/properties/{id}/similar',
      '990001',
    ]);
  });

  it('stands when what is similar could not be had', async () => {
    const { heading, section } = await open({}, { 'GET /api/properties/{id}/similar': problem(500, 'server.error') });
    expect(heading).toBeInTheDocument();
    expect(section('similar')).toBeNull();
  });
});
