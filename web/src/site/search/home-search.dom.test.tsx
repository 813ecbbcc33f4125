import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { problem } from '#testing/answers.ts';
import { digits, filledIn } from '#testing/fill-in.ts';
import { facets, listAnswers, listing, pageOf } from '#testing/made/listing.ts';
import { openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

describe.each(languages)('the search of the home page (%s)', (language) => {
  async function openHome(answers: ScreenOptions['answers'] = {}) {
    const screen = await openScreen(`/${language}`, {
      language,
      answers: { ...listAnswers(pageOf([listing()]), language), 'GET /api/properties/featured': [], ...answers },
    });
    const words = { ...screen.text.search, ...screen.text.listingFields.name };
    const form = within(screen.getByRole('search', { name: words.formLabel }));
    const [minArea, maxArea] = [words.minArea, words.maxArea].map((label) =>
      filledIn(label, { unit: language === 'ar' ? 'م²' : 'sqm' }),
    );
    const bounds = [words.minPrice, words.maxPrice, minArea!, maxArea!].map((name): HTMLInputElement =>
      form.getByLabelText(name),
    );
    const options = (label: string) =>
      within(form.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    const submit = () =>
      screen.user.click(form.getAllByRole('button').find((one) => (one as HTMLButtonElement).type === 'submit')!);
    return { screen, words, form, bounds, options, submit };
  }

  it('offers rent and buy, and what the server has [P-054 P-055 P-056 P-057 P-248 P-387]', async () => {
    const { form, words, options, screen } = await openHome();
    expect(form.getByRole('radio', { name: words.rent })).toBeChecked();
    expect(form.getByRole('radio', { name: words.buy })).not.toBeChecked();
    const { categories, subCategories, places } = facets(language);
    await form.findByRole('option', { name: categories[0]?.label ?? '' });
    expect(options(words.category)).toEqual([words.all, ...categories.map(({ label }) => label)]);
    expect(options(words.type)).toEqual([
      words.all,
      ...subCategories.map(({ label, count }) => `${label} (${digits(language, count)})`),
    ]);
    const place = form.getByLabelText(words.location);
    expect(place).toHaveAttribute('placeholder', words.locationPlaceholder);
    const suggested = document.getElementById(place.getAttribute('list') ?? '');
    expect([...(suggested?.children ?? [])].map(({ textContent }) => textContent)).toEqual(
      places.map(({ label }) => label),
    );
    const [call] = screen.api.calls.filter(({ operation }) => operation === 'GET /api/property-categories');
    expect(Object.fromEntries(call?.query ?? [])).toEqual({ type: 'Rent', language });
  });

  it('has more behind a toggle, closed at first [P-059 P-060 P-061 P-062 P-063 P-249 P-298 P-385]', async () => {
    const { form, words, bounds, options, screen } = await openHome();
    const toggle = form.getByRole('button', { name: words.advanced });
    const panel = document.getElementById(toggle.getAttribute('aria-controls') ?? '')!;
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(panel).not.toHaveAttribute('open');
    await screen.user.click(toggle);
    expect(panel).toHaveAttribute('open');
    for (const label of [words.bedrooms, words.bathrooms])
      expect(options(label)).toEqual([
        words.any,
        ...[1, 2, 3].map((n) => digits(language, n)),
        `${digits(language, 4)}+`,
      ]);
    for (const field of bounds) {
      expect(panel).toContainElement(field);
      expect(field).toHaveAttribute('inputmode', 'numeric');
      for (const [typed, valid] of [
        ['cheap', false],
        ['-5', false],
        ['1.5', false],
        ['5000', true],
        ['5,000', true],
        ['٥٠٠٠', true],
        ['۵۰۰۰', true],
        ['', true],
      ] as const) {
        field.value = typed;
        expect([typed, field.checkValidity()]).toEqual([typed, valid]);
      }
    }
    await screen.user.click(form.getByRole('button', { name: words.hideAdvanced }));
    expect(panel).not.toHaveAttribute('open');
    expect(form.getByRole('button', { name: words.advanced })).toHaveAttribute('aria-expanded', 'false');
  });

  it('leads to the list with everything that was asked for, which it has counted already [P-004 P-058 P-299 P-335 P-336 P-338 M-998]', async () => {
    const { form, words, bounds, submit, screen } = await openHome();
    await form.findByRole('option', { name: facets(language).categories[1]?.label ?? '' });
    const before = screen.api.calls.length;
    const place = language === 'en' ? 'The Pearl' : 'اللؤلؤة';
    await screen.user.click(form.getByRole('button', { name: words.advanced }));
    await screen.user.selectOptions(form.getByLabelText(words.category), 'residential');
    await screen.user.selectOptions(form.getByLabelText(words.type), 'apartment');
    await screen.user.type(form.getByLabelText(words.location), place);
    for (const [n, typed] of [language === 'en' ? '1000' : '١٠٠٠', '90000', '40', '900'].entries())
      await screen.user.type(bounds[n]!, typed);
    await screen.user.selectOptions(form.getByLabelText(words.bedrooms), '1');
    await screen.user.selectOptions(form.getByLabelText(words.bathrooms), '4+');
    await waitFor(() =>
      expect(
        form.getAllByRole('button', { name: words.show_one.replace('{{number}}', digits(language, 1)) }),
      ).not.toHaveLength(0),
    );
    await submit();
    expect(await screen.findByRole('heading', { level: 1, name: screen.text.listing.list.title })).toBeInTheDocument();
    const url = new URL(screen.address(), 'http://site.test');
    expect(url.pathname).toBe(`/${language}/properties`);
    const filters = {
      type: 'Rent',
      city: place,
      category: 'residential',
      subType: 'apartment',
      minPrice: '1000',
      maxPrice: '90000',
      minArea: '40',
      maxArea: '900',
      bedrooms: '1',
      bathrooms: '4+',
    };
    expect(Object.fromEntries(url.searchParams)).toEqual(filters);
    await screen.findByRole('article');
    const after = screen.api.calls.slice(before);
    const listed = after.findLast(({ operation }) => operation === 'GET /api/properties');
    expect(Object.fromEntries(listed?.query ?? [])).toEqual({
      ...filters,
      sort: 'newest',
      page: '1',
      limit: '12',
      language,
    });
  });

  it('asks for sales when buying, and for nothing more than was filled in [P-336]', async () => {
    const { form, words, submit, screen } = await openHome();
    await screen.user.click(form.getByRole('radio', { name: words.buy }));
    await submit();
    expect(await screen.findByRole('article')).toBeInTheDocument();
    await waitFor(() => expect(screen.address()).toBe(`/${language}/properties?type=Sell`));
  });

  it('is sent by Enter, not before each number is one, and without blanks around', async () => {
    const { form, words, bounds, screen } = await openHome();
    const place = form.getByLabelText(words.location);
    await screen.user.type(bounds[0]!, 'cheap');
    await screen.user.type(place, `  O'Neill & "Sons"  {Enter}`);
    expect(screen.address()).toBe(`/${language}`);
    await screen.user.clear(bounds[0]!);
    await screen.user.type(place, '{Enter}');
    expect(await screen.findByRole('article')).toBeInTheDocument();
    const url = new URL(screen.address(), 'http://site.test');
    expect(Object.fromEntries(url.searchParams)).toEqual({ type: 'Rent', city: `O'Neill & "Sons"` });
  });

  it('can be sent while its choices have not come', async () => {
    const { form, words, options, submit, screen } = await openHome({
      'GET /api/property-categories': problem(503, 'server.unavailable'),
    });
    expect(options(words.category)).toEqual([words.all]);
    await screen.user.type(form.getByLabelText(words.location), 'Lusail');
    await submit();
    expect(await screen.findByRole('article')).toBeInTheDocument();
    await waitFor(() => expect(screen.address()).toBe(`/${language}/properties?type=Rent&city=Lusail`));
  });
});
