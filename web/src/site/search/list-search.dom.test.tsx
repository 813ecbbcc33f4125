import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { digits, filledIn, riyals } from '#testing/fill-in.ts';
import { facets, listAnswers, listing, pageOf } from '#testing/made/listing.ts';
import { openScreen } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

describe.each(languages)('the search box of the list (%s)', (language) => {
  const number = (value: number) => digits(language, value);
  const list = `/${language}/properties`;

  async function openList(query = '') {
    const screen = await openScreen(list + query, {
      language,
      answers: listAnswers(pageOf([listing()]), language),
    });
    await screen.findByRole('article');
    const words = { ...screen.text.search, ...screen.text.listingFields.name };
    const form = within(screen.getByRole('search', { name: words.formLabel }));
    await form.findByRole('option', { name: new RegExp(facets(language).categories[0]!.label) });
    const options = (label: string) =>
      within(form.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    const chips = () => screen.queryByRole('list', { name: words.chips.label });
    const labels = () =>
      within(chips()!)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    return { screen, words, form, options, chips, labels };
  }

  it('filters nothing before it is sent, then everything from page 1 with one word for the deal [P-095 P-096 P-098 P-248 P-250 P-335 P-336 P-337 P-387]', async () => {
    const { screen, words, form } = await openList();
    expect(form.getByRole('radio', { name: words.rent })).toBeChecked();
    await screen.user.click(form.getByRole('radio', { name: words.buy }));
    await screen.user.type(form.getByLabelText(words.location), 'L');
    expect(screen.address()).toBe(list);

    await screen.goTo(`${list}?status=for-sale&page=2&sort=price-low`);
    // the box is remounted with each address
    const box = within(screen.getByRole('search', { name: words.formLabel }));
    expect(box.getByRole('radio', { name: words.buy })).toBeChecked();
    expect(box.getByLabelText(words.location)).toHaveValue('');
    await screen.user.type(box.getByLabelText(words.location), 'Lusail');
    await screen.user.selectOptions(box.getByLabelText(words.category), 'residential');
    await screen.user.selectOptions(box.getByLabelText(words.bathrooms), '3+');
    await screen.user.type(box.getByLabelText(words.minArea), '90');
    const before = screen.api.calls.length;
    expect(screen.address()).toBe(`${list}?status=for-sale&page=2&sort=price-low`);
    await screen.user.click(box.getByRole('button', { name: words.submit }));
    expect(screen.address()).toBe(
      `${list}?type=Sell&city=Lusail&category=residential&minArea=90&bathrooms=3%2B&sort=price-low`,
    );
    await waitFor(() => {
      const asked = screen.api.calls.slice(before).map(({ operation }) => operation);
      expect(asked.toSorted()).toEqual(['GET /api/properties', 'GET /api/property-categories']);
    });
    const again = within(screen.getByRole('search', { name: words.formLabel }));
    expect(again.getByLabelText(words.location)).toHaveValue('Lusail');
    expect(again.getByLabelText(words.minArea)).toHaveValue('90');
  });

  it('has a panel of choices, closed at first [P-097 P-382 P-383 P-384 P-385]', async () => {
    const { screen, words, form, options } = await openList();
    const toggle = form.getByRole('button', { name: words.moreFilters });
    const panel = document.getElementById(toggle.getAttribute('aria-controls') ?? '')!;
    expect(panel).toHaveClass('hidden');
    await screen.user.click(toggle);
    expect(panel).not.toHaveClass('hidden');
    const prices = (...values: number[]) => values.map((value) => riyals(language, value));
    expect(options(words.minPrice)).toEqual([words.noMin, ...prices(1_000, 5_000, 10_000, 20_000)]);
    expect(options(words.maxPrice)).toEqual([words.noMax, ...prices(10_000, 25_000, 50_000, 100_000)]);
    const counts = (last: number) =>
      Array.from({ length: last }, (_, n) => number(n + 1) + (n + 1 === last ? '+' : ''));
    expect(options(words.bedrooms)).toEqual([words.any, ...counts(4)]);
    expect(options(words.bathrooms)).toEqual([words.any, ...counts(3)]);
    const { categories, subCategories } = facets(language);
    const withCount = (all: typeof categories) => all.map(({ label, count }) => `${label} (${number(count)})`);
    expect(options(words.category)).toEqual([words.all, ...withCount(categories)]);
    expect(options(words.type)).toEqual([words.all, ...withCount(subCategories)]);
    await screen.user.click(form.getByRole('button', { name: words.fewerFilters }));
    expect(panel).toHaveClass('hidden');
  });

  it('shows what the address filters, also what is none of its choices', async () => {
    const { words, form, options } = await openList(
      '?type=Sell&city=Doha&category=COMMERCIAL&subType=warehouse&minPrice=7500&maxPrice=50000&minArea=1&bedrooms=7&bathrooms=4%2B',
    );
    const values = [
      [words.location, 'Doha'],
      [words.category, 'commercial'],
      [words.type, 'warehouse'],
      [words.minPrice, '7500'],
      [words.maxPrice, '50000'],
      [words.minArea, '1'],
      [words.maxArea, ''],
      [words.bedrooms, '7'],
      [words.bathrooms, '4+'],
    ] as const;
    for (const [label, value] of values)
      expect([label, form.getByLabelText(label)]).toEqual([label, expect.objectContaining({ value })]);
    expect(options(words.minPrice)[3]).toBe(riyals(language, 7_500));
    expect(form.getByRole('radio', { name: words.buy })).toBeChecked();
  });

  it('names each filter on a chip, in words of the language [M-701 P-250]', async () => {
    const { screen, words, labels } = await openList(
      '?type=Rent&city=Lusail&category=commercial&subType=villa&minPrice=5000&maxPrice=1000000&minArea=50&maxArea=99.5&bedrooms=4%2B&bathrooms=1&builtAfter=2015',
    );
    const metres = language === 'ar' ? 'م²' : 'sqm';
    const { categories, subCategories } = facets(language);
    const { chips } = words;
    const { count, name } = screen.text.listingFields;
    expect(labels()).toEqual([
      chips.forRent,
      'Lusail',
      categories[0]?.label,
      subCategories[2]?.label,
      filledIn(chips.fromPrice, { price: riyals(language, 5_000) }),
      filledIn(chips.toPrice, { price: riyals(language, 1_000_000) }),
      filledIn(chips.fromArea, { area: `${number(50)}\u00a0${metres}` }),
      filledIn(chips.toArea, { area: `${number(100)}\u00a0${metres}` }),
      filledIn(count, { name: name.bedrooms, number: `${number(4)}+` }),
      filledIn(count, { name: name.bathrooms, number: number(1) }),
      filledIn(screen.text.listingFields.filter.yearBuilt.chip, { number: language === 'ar' ? '٢٠١٥' : '2015' }),
      chips.clear,
    ]);
    await screen.goTo(`${list}?status=sold`);
    expect(labels()).toEqual([chips.status.sold]);
    await screen.goTo(`${list}?status=for-sale`);
    expect(labels()).toEqual([chips.forSale]);
    await screen.goTo(`${list}?type=villa`);
    expect(labels()).toEqual([subCategories[2]?.label]);
    await screen.goTo(`${list}?category=${encodeURIComponent('<i>barn</i>')}`);
    expect(labels()).toEqual(['<i>barn</i>']);
  });

  it('has chips that go one by one or all at once, from page 1, and hand the focus on [P-250]', async () => {
    const { screen, words, chips } = await openList(
      '?type=Rent&category=commercial&minPrice=5000&minArea=50&sort=price-low&page=2',
    );
    const remove = (filter: string) =>
      within(chips()!).getByRole('link', { name: filledIn(words.chips.remove, { filter }) });
    const count = (links: number) =>
      waitFor(() => {
        expect(chips() === null ? 0 : within(chips()!).getAllByRole('link').length).toBe(links);
      });
    const results = screen.getByRole('heading', { name: screen.text.listing.list.results });
    await screen.user.click(remove(words.chips.forRent));
    await count(4);
    expect(screen.address()).toBe(`${list}?category=commercial&minPrice=5000&minArea=50&sort=price-low`);
    expect(within(chips()!).getAllByRole('link')[0]).toHaveFocus();
    await screen.goTo(-1);
    await count(5);
    await screen.user.click(within(chips()!).getByRole('link', { name: words.chips.clear }));
    await count(0);
    expect(screen.address()).toBe(`${list}?sort=price-low`);
    expect(results).toHaveFocus();
    await screen.goTo(`${list}?city=Doha`);
    await count(1);
    await screen.user.click(remove('Doha'));
    await count(0);
    expect(screen.address()).toBe(list);
    expect(results).toHaveFocus();
  });

  it('keeps its choices in place while they are counted anew', async () => {
    const { screen, words, options } = await openList();
    const before = options(words.type);
    let answer: (counted: ReturnType<typeof facets>) => void = () => undefined;
    screen.api.answer({
      'GET /api/property-categories': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await screen.goTo(`${list}?type=Sell&subType=villa`);
    const box = () => within(screen.getByRole('search', { name: words.formLabel }));
    const shown = () => [...box().getByLabelText<HTMLSelectElement>(words.type).options].map(({ text }) => text);
    expect(shown()).toEqual(before);
    answer({ categories: [], subCategories: [{ value: 'villa', label: 'Villa', count: 1 }], places: [] });
    expect(await box().findByRole('option', { name: `Villa (${number(1)})` })).toBeInTheDocument();
    expect(shown()).toEqual([words.all, `Villa (${number(1)})`]);
    expect(box().getByLabelText(words.type)).toHaveValue('villa');
  });
});
