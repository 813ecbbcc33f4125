import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { digits, filledIn, riyals } from '#testing/fill-in.ts';
import { facets, listAnswers, listing, pageOf } from '#testing/made/listing.ts';
import { openScreen } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

describe.each(languages)('the search box of the list (%s)', (language) => {
  const number = (value: number) => digits(language, value);
  const list = `/${language}/properties`;
  const metres = language === 'ar' ? 'م²' : 'sqm';

  async function openList(query = '') {
    const screen = await openScreen(list + query, {
      language,
      answers: listAnswers(pageOf([listing()]), language),
    });
    await screen.findByRole('article');
    const words = { ...screen.text.search, ...screen.text.filters, ...screen.text.listingFields.name };
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

  it('acts as it is chosen, from page 1, with one word for the deal, and Back takes a choice back [P-096 P-098 P-250 P-335 P-336 P-337 M-997]', async () => {
    const { screen, words, form } = await openList();
    const deals = [words.all, words.rent, words.buy].map((name) => form.getByRole('radio', { name }));
    expect(deals.map((one) => (one as HTMLInputElement).checked)).toEqual([true, false, false]);
    await screen.user.click(deals[2]!);
    await waitFor(() => expect(screen.address()).toBe(`${list}?type=Sell`));
    await screen.goTo(-1);
    await waitFor(() => expect(deals[0]).toBeChecked());
    expect(screen.address()).toBe(list);

    await screen.goTo(`${list}?status=for-sale&page=2&sort=price-low`);
    await waitFor(() => expect(deals[2]).toBeChecked());
    const place = form.getByLabelText(words.location);
    await screen.user.type(place, 'Lusail');
    expect(screen.address()).toBe(`${list}?status=for-sale&page=2&sort=price-low`);
    const before = screen.api.calls.length;
    await screen.user.selectOptions(form.getByLabelText(words.category), 'residential');
    // leaving the place was a choice of its own
    const query = 'type=Sell&city=Lusail&category=residential';
    await waitFor(() => expect(screen.address()).toBe(`${list}?${query}&sort=price-low`));
    await waitFor(() =>
      expect(screen.api.calls.slice(before).map(({ operation }) => operation)).toContain('GET /api/properties'),
    );
    await screen.user.selectOptions(form.getByLabelText(words.bathrooms), '3+');
    await waitFor(() => expect(screen.address()).toBe(`${list}?${query}&bathrooms=3%2B&sort=price-low`));
    expect(form.getByLabelText(words.location)).toHaveValue('Lusail');
    expect(form.getByLabelText(words.bathrooms)).toHaveFocus();
  });

  it('keeps a kind that an older address names beside what is chosen [P-088 M-997]', async () => {
    const { screen, words, form } = await openList('?type=villa');
    await screen.user.selectOptions(form.getByLabelText(words.bedrooms), '3');
    await waitFor(() => expect(screen.address()).toBe(`${list}?type=villa&bedrooms=3`));
  });

  it('takes numbers when the typing rests, in both kinds of digits, with one step back for each field [M-997]', async () => {
    const { screen, form, words } = await openList();
    const least = form.getByLabelText<HTMLInputElement>(words.minPrice);
    // at once: a busy machine would take single keys for rests
    await screen.user.click(least);
    await screen.user.paste(language === 'ar' ? '٢٥٠٠' : '2500');
    await waitFor(() => expect(screen.address()).toBe(`${list}?minPrice=2500`), { timeout: 8_000 });
    await screen.user.paste('00');
    await waitFor(() => expect(screen.address()).toBe(`${list}?minPrice=250000`), { timeout: 8_000 });
    await screen.user.tab();
    expect(least).toHaveValue(number(250_000));
    await screen.goTo(-1);
    await waitFor(() => expect(least).toHaveValue(''));
    await screen.user.type(least, 'cheap');
    await screen.user.tab();
    expect([least.value, least.checkValidity(), screen.address()]).toEqual(['cheap', false, list]);
  }, 30_000);

  it('says on its button how many there are, and of nothing that it is nothing [M-998]', async () => {
    const { screen, form, words } = await openList();
    expect(await form.findByRole('button', { name: words.show_one.replace('{{number}}', number(1)) })).toBeVisible();
    screen.api.answer({ 'GET /api/properties': pageOf([], { total: 0, totalPages: 0 }) });
    await screen.user.selectOptions(form.getByLabelText(words.bedrooms), '3');
    expect(await form.findByRole('button', { name: words.show_zero })).toBeVisible();
  });

  it('shows areas in the unit that the visitor chose, and asks in square metres [M-999]', async () => {
    document.cookie = 'areaUnit=sqft; Path=/';
    const { screen, form, words } = await openList('?minArea=92.9');
    const unit = language === 'ar' ? 'قدم²' : 'sq ft';
    const feet = form.getByLabelText<HTMLInputElement>(filledIn(words.minArea, { unit }));
    expect(feet).toHaveValue(number(1_000));
    await screen.user.clear(feet);
    await screen.user.type(feet, '2000{Enter}');
    await waitFor(() => expect(screen.address()).toBe(`${list}?minArea=185.81`));
    document.cookie = 'areaUnit=; Path=/; Max-Age=0';
  });

  it('has a panel of choices, closed at first, with steps of price that fit the deal [P-097 P-382 P-383 P-384 P-385 M-997]', async () => {
    const { screen, words, form, options } = await openList('?type=Rent');
    const toggle = form.getByRole('button', { name: words.moreFilters });
    const panel = document.getElementById(toggle.getAttribute('aria-controls') ?? '')!;
    expect(panel).not.toHaveAttribute('open');
    await screen.user.click(toggle);
    expect(panel).toHaveAttribute('open');
    const steps = (label: string) => {
      const datalist = document.getElementById(form.getByLabelText(label).getAttribute('list') ?? '');
      return [...(datalist?.children ?? [])].map(({ textContent }) => textContent);
    };
    const numbers = (...values: number[]) => values.map((value) => number(value));
    expect(steps(words.minPrice)).toEqual(numbers(1_000, 5_000, 10_000, 20_000));
    expect(steps(words.maxPrice)).toEqual(numbers(10_000, 25_000, 50_000, 100_000));
    const counts = (last: number) =>
      Array.from({ length: last }, (_, n) => number(n + 1) + (n + 1 === last ? '+' : ''));
    expect(options(words.bedrooms)).toEqual([words.any, ...counts(4)]);
    expect(options(words.bathrooms)).toEqual([words.any, ...counts(3)]);
    const { categories, subCategories } = facets(language);
    const withCount = (all: typeof categories) => all.map(({ label, count }) => `${label} (${number(count)})`);
    expect(options(words.category)).toEqual([words.all, ...withCount(categories)]);
    expect(options(words.type)).toEqual([words.all, ...withCount(subCategories)]);
    const { name, choice } = screen.text.facts;
    expect(options(name.fitOut)).toEqual([words.any, ...Object.values(choice.fitOut)]);
    expect(options(name.furnishing)).toEqual([words.any, ...Object.values(choice.furnishing)]);
    await screen.user.click(form.getByRole('radio', { name: words.buy }));
    await waitFor(() => expect(steps(words.maxPrice)).toEqual(numbers(1_000_000, 2_500_000, 5_000_000, 10_000_000)));
    await screen.user.click(form.getByRole('button', { name: words.fewerFilters }));
    expect(panel).not.toHaveAttribute('open');
  });

  it('shows what the address filters, also what is none of its choices', async () => {
    const { words, form } = await openList(
      '?type=Sell&city=Doha&category=COMMERCIAL&subType=warehouse&minPrice=7500&maxPrice=50000&minArea=1&bedrooms=7&bathrooms=4%2B',
    );
    const values = [
      [words.location, 'Doha'],
      [words.category, 'commercial'],
      [words.type, 'warehouse'],
      [words.minPrice, number(7_500)],
      [words.maxPrice, number(50_000)],
      [filledIn(words.minArea, { unit: metres }), number(1)],
      [filledIn(words.maxArea, { unit: metres }), ''],
      [words.bedrooms, '7'],
      [words.bathrooms, '4+'],
    ] as const;
    for (const [label, value] of values)
      expect([label, form.getByLabelText(label)]).toEqual([label, expect.objectContaining({ value })]);
    expect(form.getByRole('radio', { name: words.buy })).toBeChecked();
  });

  it('names each filter on a chip, in words of the language [M-701 P-250]', async () => {
    const { screen, words, labels } = await openList(
      '?type=Rent&city=Lusail&category=commercial&subType=villa&minPrice=5000&maxPrice=1000000&minArea=50&maxArea=99.5&bedrooms=4%2B&bathrooms=1&builtAfter=2015',
    );
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
