import { waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Call, never, problem } from '#testing/answers.ts';
import { counted, digits, filledIn } from '#testing/fill-in.ts';
import { facets, listAnswers, listing, manyListings, pageOf } from '#testing/made/listing.ts';
import { openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

const asked = (calls: Call[]) =>
  calls
    .filter(({ operation }) => operation === 'GET /api/properties')
    .map(({ query }) => Object.fromEntries(query) as Record<string, string>);

const longList = (total: number, page: number) =>
  pageOf(manyListings(Math.min(12, total)), { page, total, totalPages: Math.ceil(total / 12) });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('what the list asks for', () => {
  it.each([
    ['', {}],
    ['city=Lusail', { city: 'Lusail' }],
    ['city=%D8%A7%D9%84%D8%B3%D8%AF&page=3', { city: 'السد', page: '3' }],
    ['type=Rent', { type: 'Rent' }],
    ['type=Sell&category=industrial', { type: 'Sell', category: 'industrial' }],
    ['status=for-sale', { status: 'for-sale' }],
    ['status=for-rent&subType=office+space', { status: 'for-rent', subType: 'office space' }],
    ['minPrice=5000&maxPrice=25000', { minPrice: '5000', maxPrice: '25000' }],
    ['bedrooms=2', { bedrooms: '2' }],
    ['bedrooms=4%2B&bathrooms=3%2B', { bedrooms: '4+', bathrooms: '3+' }],
    ['minArea=%D9%A1%D9%A0%D9%A0&maxArea=200', { minArea: '100', maxArea: '200' }],
    ['sort=price-high&page=2', { sort: 'price-high', page: '2' }],
    ['page=0&sort=random&minPrice=cheap&bedrooms=many', {}],
    [
      'city=&type=all&category=any&status=all&minPrice=no-min&maxPrice=no-max&bedrooms=any&bathrooms=any&minArea=&maxArea=any',
      {},
    ],
  ])(
    'of ?%s is that, once, in pages of twelve [P-087 P-088 P-089 P-090 P-091 P-092 P-093 P-094 P-221 P-296 P-297 P-317 P-379]',
    async (query, expected) => {
      const screen = await openScreen(`/ar/properties?${query}`, {
        language: 'ar',
        answers: listAnswers(longList(30, 1), 'ar'),
      });
      expect(await screen.findAllByRole('article')).toHaveLength(12);
      expect(asked(screen.api.calls)).toEqual([
        { sort: 'newest', page: '1', limit: '12', language: 'ar', ...expected },
      ]);
    },
  );

  it('is open to everybody: nobody is signed in, and it counts its choices by the same filters [P-004]', async () => {
    const screen = await openScreen('/en/properties?type=Rent&page=2&sort=price-low', {
      answers: listAnswers(longList(30, 2)),
    });
    expect(await screen.findAllByRole('article')).toHaveLength(12);
    const [call] = screen.api.calls.filter(({ operation }) => operation === 'GET /api/property-categories');
    expect(Object.fromEntries(call?.query ?? [])).toEqual({ type: 'Rent', language: 'en' });
  });
});

describe.each(languages)('the list of properties (%s)', (language) => {
  const arabic = language === 'ar';
  const number = (value: number) => digits(language, value);
  const list = `/${language}/properties`;
  const open = (answers: ScreenOptions['answers'], query = '') =>
    openScreen(list + query, { language, answers: { ...listAnswers(longList(300, 1), language), ...answers } });
  const count = (screen: Awaited<ReturnType<typeof open>>) =>
    within(screen.getByRole('main')).getAllByRole('status')[0]!;

  it('has a title, and counts in the words of the number [P-081 P-082 P-086 P-104 M-966]', async () => {
    const totalOf = ({ query }: Call) => Number(query.get('minPrice') ?? '1');
    const screen = await open({ 'GET /api/properties': (call) => longList(totalOf(call), 1) });
    const { title, subtitle } = screen.text.listing.list;
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText(subtitle)).toBeInTheDocument();
    const expected: [total: number, found: string, pages: number][] = [
      [1, arabic ? 'عقار واحد' : '1 Property Found', 0],
      [2, arabic ? 'عقاران' : '2 Properties Found', 0],
      [3, arabic ? '٣ عقارات' : '3 Properties Found', 0],
      [11, arabic ? '١١ عقارًا' : '11 Properties Found', 0],
      [12, arabic ? '١٢ عقارًا' : '12 Properties Found', 0],
      [13, arabic ? '١٣ عقارًا' : '13 Properties Found', 2],
      [100, arabic ? '١٠٠ عقار' : '100 Properties Found', 5],
      [1234, arabic ? '١٬٢٣٤ عقارًا' : '1,234 Properties Found', 5],
    ];
    for (const [total, found, pages] of expected) {
      await screen.goTo(`${list}?minPrice=${String(total)}`);
      await vi.waitFor(() => {
        expect(count(screen).textContent).toBe(found);
      });
      const line = { from: number(1), to: number(Math.min(12, total)), total: number(total) };
      expect(screen.getByText(counted(language, screen.text.listing.list, 'showing', total, line))).toBeInTheDocument();
      const nav = screen.queryByRole('navigation', { name: screen.text.common.pagination.label });
      expect(nav === null ? 0 : within(nav).getAllByRole('listitem').length).toBe(pages);
    }
  });

  it('has five numbers at most, which slide and stay inside; both ways keep the filters [P-085 P-104 P-105 P-106 P-381]', async () => {
    const screen = await open(
      { 'GET /api/properties': ({ query }) => longList(120, Number(query.get('page'))) },
      '?type=Rent',
    );
    const { pagination } = screen.text.common;
    for (const [page, numbers] of [
      [1, [1, 2, 3, 4, 5]],
      [4, [2, 3, 4, 5, 6]],
      [10, [6, 7, 8, 9, 10]],
    ] as const) {
      await screen.goTo(`${list}?type=Rent${page === 1 ? '' : `&page=${String(page)}`}`);
      const nav = await screen.findByRole('navigation', { name: pagination.label });
      await vi.waitFor(() => {
        expect(nav.querySelector('[aria-current=page]')?.textContent).toBe(number(page));
      });
      expect(
        within(nav)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(numbers.map(number));
      const values = { page: number(page), total: number(10) };
      expect(within(nav).getByText(filledIn(pagination.position, values))).toBeInTheDocument();
      const hrefs = [pagination.previous, pagination.next].map((name) =>
        within(nav).queryByRole('link', { name })?.getAttribute('href'),
      );
      const address = (to: number) =>
        to < 1 || to > 10 ? undefined : `${list}?type=Rent${to === 1 ? '' : `&page=${String(to)}`}`;
      expect(hrefs).toEqual([address(page - 1), address(page + 1)]);
      const line = { from: number(page * 12 - 11), to: number(page * 12), total: number(120) };
      expect(screen.getByText(counted(language, screen.text.listing.list, 'showing', 120, line))).toBeInTheDocument();
    }
  });

  it('orders all results from page 1, keeps the filters, and asks nothing again on the way back [P-083 P-101 P-102 P-250 P-386]', async () => {
    const screen = await open(
      { 'GET /api/properties': ({ query }) => pageOf([listing({ title: query.get('sort') ?? '', titleAr: null })]) },
      '?type=Rent&page=3',
    );
    const { sort } = screen.text.filters;
    const select = screen.getByLabelText(sort.label);
    expect(select).toHaveValue('newest');
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([sort.newest, sort['price-low'], sort['price-high']]);
    await screen.user.selectOptions(select, 'price-high');
    expect(screen.address()).toBe(`${list}?type=Rent&sort=price-high`);
    expect(await screen.findByRole('heading', { name: 'price-high' })).toBeInTheDocument();
    const all = { limit: '12', language, type: 'Rent' };
    expect(asked(screen.api.calls)).toEqual([
      { ...all, sort: 'newest', page: '3' },
      { ...all, sort: 'price-high', page: '1' },
    ]);
    await screen.goTo(-1);
    expect(await screen.findByRole('heading', { name: 'newest' })).toBeInTheDocument();
    expect(screen.getByLabelText(sort.label)).toHaveValue('newest');
    expect(asked(screen.api.calls)).toHaveLength(2);
    await screen.user.selectOptions(screen.getByLabelText(sort.label), 'price-low');
    expect(screen.address()).toBe(`${list}?type=Rent&sort=price-low`);
  });

  it('says for which place it looked instead, with what was typed as text', async () => {
    const typed = '<b>lusial</b> & “co”';
    const screen = await open(
      { 'GET /api/properties': { ...longList(3, 1), corrected: 'Lusail' } },
      `?city=${encodeURIComponent(typed)}`,
    );
    await screen.findAllByRole('article');
    expect(count(screen)).toHaveTextContent(
      arabic ? `نعرض نتائج Lusail بدلًا من «${typed}»` : `Showing results for Lusail instead of “${typed}”`,
    );
    expect(count(screen).querySelector('b')).toBeNull();
  });

  it('says that nothing fits, and shows ways on [P-099 P-100 P-364]', async () => {
    const screen = await open(
      { 'GET /api/properties': pageOf([]) },
      '?type=Rent&city=Al+Khor&category=commercial&sort=price-low&page=2',
    );
    const main = within(screen.getByRole('main'));
    expect(
      await main.findByRole('heading', { name: arabic ? 'لم يتم العثور على عقارات' : 'No Properties Found' }),
    ).toBeInTheDocument();
    expect(
      main.getByText(arabic ? /^لا توجد عقارات مطابقة لبحثك/ : /^No properties found matching your criteria/),
    ).toBeInTheDocument();
    const links = (name: string) => main.getByRole('link', { name }).getAttribute('href');
    expect(links(screen.text.common.contactUs)).toBe(`/${language}/contact`);
    expect(links(screen.text.listing.list.clear)).toBe(list);
    const { suggest } = screen.text.filters;
    const offered = (title: string) =>
      within(main.getByRole('heading', { name: title }).parentElement!)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    const { places, categories } = facets(language);
    const q = (label = '') => new URLSearchParams({ city: label }).toString();
    expect(offered(suggest.places)).toEqual(
      places.map(({ label, count: fits }) => [
        `${label} (${number(fits)})`,
        `${list}?type=Rent&${q(label)}&category=commercial&sort=price-low`,
      ]),
    );
    expect(offered(suggest.fewer)).toEqual([
      [screen.text.filters.chips.forRent, `${list}?city=Al+Khor&category=commercial&sort=price-low`],
      ['Al Khor', `${list}?type=Rent&category=commercial&sort=price-low`],
      [categories[0]?.label, `${list}?type=Rent&city=Al+Khor&sort=price-low`],
    ]);
    expect(main.queryByRole('navigation')).toBeNull();
  });

  it('tells no listing at all, and a page after the last, from a search that found none [P-364]', async () => {
    const screen = await open({ 'GET /api/properties': pageOf([]) });
    const main = within(screen.getByRole('main'));
    const { emptyAll, pastEnd, firstPage, clear } = screen.text.listing.list;
    expect(await main.findByText(emptyAll)).toBeInTheDocument();
    expect(main.queryByRole('link', { name: clear })).toBeNull();
    expect(main.queryByRole('heading', { level: 3 })).toBeNull();
    screen.api.answer({ 'GET /api/properties': pageOf([], { page: 99, total: 13, totalPages: 2 }) });
    await screen.goTo(`${list}?type=Rent&bedrooms=4%2B&page=99`);
    expect(await main.findByText(pastEnd)).toBeInTheDocument();
    expect(main.queryByRole('heading', { level: 3 })).toBeNull();
    screen.api.answer({ 'GET /api/properties': longList(13, 1) });
    await screen.user.click(main.getByRole('link', { name: firstPage }));
    expect(await main.findAllByRole('article')).toHaveLength(12);
    await waitFor(() => expect(screen.address()).toBe(`${list}?type=Rent&bedrooms=4%2B`));
  });

  it('holds twelve places while it loads; a failure keeps the place, is logged, and may be tried again [P-084 P-366]', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let fail = (): void => undefined;
    const waiting = new Promise<Response>((resolve) => {
      fail = () => {
        resolve(problem(500, 'server.error'));
      };
    });
    const screen = await open({ 'GET /api/properties': () => waiting });
    const main = within(screen.getByRole('main'));
    expect(screen.getAllByTestId('card-skeleton')).toHaveLength(12);
    expect(count(screen)).toHaveTextContent(screen.text.common.loading);
    fail();
    expect(await main.findByRole('heading', { name: screen.text.listing.list.empty })).toBeInTheDocument();
    expect(main.getByText(screen.text.listing.list.failed)).toBeInTheDocument();
    expect(main.getByRole('link', { name: screen.text.common.contactUs })).toHaveAttribute(
      'href',
      `/${language}/contact`,
    );
    expect(screen.queryByTestId('card-skeleton')).toBeNull();
    expect(logged).toHaveBeenCalledWith('The list of properties could not be loaded', expect.anything());
    screen.api.answer({ 'GET /api/properties': () => Promise.reject(new TypeError('Failed to fetch')) });
    await screen.user.click(main.getByRole('button', { name: screen.text.common.retry }));
    expect(await main.findByText(screen.text.listing.list.failed)).toBeInTheDocument();
    expect(screen.getByLabelText(screen.text.filters.sort.label)).toBeEnabled();
    screen.api.answer({ 'GET /api/properties': longList(30, 1) });
    await screen.user.click(main.getByRole('button', { name: screen.text.common.retry }));
    expect(await main.findAllByRole('article')).toHaveLength(12);
    expect(main.queryByText(screen.text.listing.list.failed)).toBeNull();
  });

  it('does without its facets: the list stands when they do not come', async () => {
    const screen = await open({ 'GET /api/property-categories': never });
    expect(await screen.findAllByRole('article')).toHaveLength(12);
  });
});
