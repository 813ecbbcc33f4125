import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { problem } from '#testing/answers.ts';
import { digits, filledIn } from '#testing/fill-in.ts';
import { listAnswers, listing, manyListings, pageOf } from '#testing/made/listing.ts';
import { openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

describe.each(languages)('featured listings (%s)', (language) => {
  const arabic = language === 'ar';
  const number = (value: number) => digits(language, value);

  async function open(featured: NonNullable<ScreenOptions['answers']>['GET /api/properties/featured']) {
    const screen = await openScreen(`/${language}`, {
      language,
      answers: {
        ...listAnswers(pageOf([listing()]), language),
        ...(featured === undefined ? {} : { 'GET /api/properties/featured': featured }),
      },
    });
    const { featured: words } = screen.text.home;
    const carousel = () => within(screen.getByRole('group', { name: words.label }));
    const titles = () => [...document.querySelectorAll('[aria-live=polite] h3')].map(({ textContent }) => textContent);
    const names = (...all: number[]) => all.map((n) => `${arabic ? 'بيت' : 'Home'} ${String(n)}`);
    const press = (name: string) => screen.user.click(carousel().getByRole('button', { name }));
    const dots = () =>
      carousel()
        .getAllByRole('button')
        .filter((one) => ![words.next, words.previous].includes(one.getAttribute('aria-label') ?? ''))
        .filter((one) => one.closest('article') === null);
    return { screen, words, carousel, titles, names, press, dots };
  }

  it('come after three skeletons in sets of three that wrap around, with dots and a caption [P-064 P-065 P-066 P-067 P-068 P-069 P-259 P-381]', async () => {
    let answer: (listings: ReturnType<typeof manyListings>) => void = () => undefined;
    const waiting = new Promise<ReturnType<typeof manyListings>>((resolve) => {
      answer = resolve;
    });
    const { screen, words, carousel, titles, names, press, dots } = await open(() => waiting);
    expect(screen.getAllByTestId('card-skeleton')).toHaveLength(3);
    expect(screen.queryByRole('group', { name: words.label })).toBeNull();
    answer(manyListings(7));
    await screen.findByRole('group', { name: words.label });
    expect(screen.queryByTestId('card-skeleton')).toBeNull();
    const shows = (set: number, ...all: number[]) => {
      const caption = arabic
        ? `المجموعة ${number(set)} من ${number(3)} • العقارات المميزة: ${number(7)}`
        : `Set ${String(set)} of 3 • 7 featured properties`;
      expect(carousel().getByText(caption)).toBeInTheDocument();
      expect(titles()).toEqual(names(...all));
      expect(dots().map((dot) => dot.getAttribute('aria-current'))).toEqual(
        [1, 2, 3].map((n) => (n === set ? 'true' : null)),
      );
    };
    shows(1, 1, 2, 3);
    await press(words.previous);
    shows(3, 7);
    await press(words.next);
    shows(1, 1, 2, 3);
    await press(words.next);
    shows(2, 4, 5, 6);
    await press(words.next);
    await press(words.next);
    shows(1, 1, 2, 3);
    const dot = (set: number) => filledIn(words.goTo, { set: number(set) });
    expect(dots().map((one) => one.getAttribute('aria-label'))).toEqual([dot(1), dot(2), dot(3)]);
    await press(dot(3));
    shows(3, 7);
    dots()[1]?.focus();
    await screen.user.keyboard('{Enter}');
    shows(2, 4, 5, 6);
    expect(screen.api.calls.filter(({ operation }) => operation === 'GET /api/properties/featured')).toHaveLength(1);
    expect(
      screen.api.calls.find(({ operation }) => operation === 'GET /api/properties/featured')?.query.toString(),
    ).toBe(`language=${language}`);
  });

  it.each([
    [1, 1, 'Set 1 of 1 • 1 featured property', 'المجموعة ١ من ١ • عقار مميز واحد'],
    [2, 1, 'Set 1 of 1 • 2 featured properties', 'المجموعة ١ من ١ • عقاران مميزان'],
    [3, 1, 'Set 1 of 1 • 3 featured properties', 'المجموعة ١ من ١ • العقارات المميزة: ٣'],
    [6, 2, 'Set 1 of 2 • 6 featured properties', 'المجموعة ١ من ٢ • العقارات المميزة: ٦'],
    [11, 4, 'Set 1 of 4 • 11 featured properties', 'المجموعة ١ من ٤ • العقارات المميزة: ١١'],
    [100, 34, 'Set 1 of 34 • 100 featured properties', 'المجموعة ١ من ٣٤ • العقارات المميزة: ١٠٠'],
  ])('%i are counted in words [P-067 P-068]', async (count, sets, english, inArabic) => {
    const { screen, words, titles, names, press, dots } = await open(manyListings(count));
    expect(await screen.findByText(arabic ? inArabic : english)).toBeInTheDocument();
    expect(dots()).toHaveLength(sets);
    await press(words.previous);
    const last = (sets - 1) * 3;
    expect(titles()).toEqual(names(...Array.from({ length: count - last }, (_, n) => last + n + 1)));
  });

  it('say when they failed, and when there is none, and lead to the list and to the contact page [P-070 P-071 P-072]', async () => {
    const { screen, words } = await open(problem(503, 'server.unavailable'));
    expect(await screen.findByRole('heading', { name: words.failed })).toBeInTheDocument();
    const block = within(screen.getByRole('heading', { name: words.title }).closest('section')!);
    const leads = () => {
      expect(block.getByRole('link', { name: words.all })).toHaveAttribute('href', `/${language}/properties`);
      expect(block.getByRole('link', { name: words.ask })).toHaveAttribute('href', `/${language}/contact`);
    };
    leads();
    screen.api.answer({ 'GET /api/properties/featured': [] });
    await screen.user.click(screen.getByRole('button', { name: screen.text.common.retry }));
    const empty = arabic ? 'لم يتم العثور على عقارات' : 'No properties found';
    expect(await screen.findByRole('heading', { name: empty })).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: words.label })).toBeNull();
    expect(screen.queryByText(words.failed)).toBeNull();
    leads();
    await screen.user.click(block.getByRole('link', { name: words.all }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
    await waitFor(() => expect(screen.address()).toBe(`/${language}/properties`));
  });
});
