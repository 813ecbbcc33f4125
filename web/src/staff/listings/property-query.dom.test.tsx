import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { within } from '@testing-library/react';
import type { Answers } from '#testing/answers.ts';
import { filledIn } from '#testing/fill-in.ts';
import { listing } from '#testing/made/listing.ts';
import { catalogue, staffPage } from '#testing/made/staff-listing.ts';
import { openScreen } from '#testing/screen.tsx';
import { callsTo } from '#testing/sent.ts';
import type { Language } from '#testing/words.ts';

const address = '/admin/properties-table';
const some = (count: number) => Array.from({ length: count }, (_, n) => listing({ title: `Flat ${String(n + 1)}` }, n));

interface Options {
  language?: Language;
  query?: string;
}
const open = (answers: Answers, { language = 'en', query = '' }: Options = {}) =>
  openScreen(address + query, { language, as: 'admin', answers: catalogue([listing()], answers) });

const asked = (screen: Awaited<ReturnType<typeof open>>): string[] =>
  callsTo(screen, 'GET /api/admin/properties').map(({ query }) => query.toString());

describe('what the table asks the server', () => {
  it('is a page of ten, the newest first, in the language of the page [A-232 A-445]', async () => {
    const screen = await open({}, { language: 'ar' });
    await screen.findByRole('row', { name: /TEST-0001/ });
    expect(asked(screen)).toEqual(['sort=date_desc&language=ar&page=1&limit=10']);
  });

  it('is what its address says, and never what the server would refuse [A-063]', async () => {
    const query = '?search=%20Lusail%20&deal=sale&city=Doha&price=0-500000&category=x&source=crm&sort=price_asc&page=2';
    const screen = await open({}, { query });
    await screen.findByRole('row', { name: /TEST-0001/ });
    expect(asked(screen)).toEqual([
      'search=Lusail&deal=sale&city=Doha&category=x&price=0-500000&source=crm&sort=price_asc&language=en&page=2&limit=10',
    ]);
    await screen.goTo(`${address}?status=burnt&price=5-6&visibility=x&source=y&sort=sideways&page=-3`);
    await expect.poll(() => asked(screen).at(-1)).toBe('sort=date_desc&language=en&page=1&limit=10');
  });

  it('follows what is typed, once, and begins at the first page [A-063 A-067 A-287]', async () => {
    const screen = await open(
      { 'GET /api/admin/properties': staffPage(some(10), { page: 2, total: 40 }) },
      { query: '?page=2' },
    );
    await screen.findByText('Flat 1');
    await screen.user.keyboard('/');
    const search = screen.getByRole('searchbox', { name: screen.text.adminProperties.filters.search });
    expect(search).toHaveFocus();
    await screen.user.keyboard('LUSAIL');
    await expect.poll(screen.address).toBe(`${address}?search=LUSAIL`);
    await waitFor(() => {
      expect(asked(screen).slice(1)).toEqual(['search=LUSAIL&sort=date_desc&language=en&page=1&limit=10']);
    });
    await screen.user.keyboard('{Escape}');
    await expect.poll(screen.address).toBe(address);
    expect(search).toHaveValue('');
  });

  it('follows every filter and the order, from the first page on [A-063 A-067 A-216 A-446]', async () => {
    const screen = await open({}, { query: '?page=3' });
    await screen.findByRole('row', { name: /TEST-0001/ });
    const { filters } = screen.text.adminProperties;
    const values = (label: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ value }) => value);
    expect(values(filters.deal)).toEqual(['all', 'rent', 'sale']);
    expect(values(filters.city)).toEqual(['all', 'Doha', 'Lusail']);
    expect(values(filters.status)).toEqual(['all', 'for_sale', 'for_rent', 'sold', 'rented', 'available']);
    const { sort } = screen.text.adminTable;
    const orders = ['date_desc', 'date_asc', 'price_desc', 'price_asc', 'title_asc', 'title_desc'];
    expect(values(sort)).toEqual(orders);
    expect(screen.getByLabelText(sort)).toHaveValue('date_desc');
    const choices = {
      deal: 'sale',
      status: 'sold',
      city: 'Doha',
      price: '2000000-',
      visibility: 'draft',
      source: 'crm',
    };
    for (const [name, value] of Object.entries(choices)) {
      await screen.user.selectOptions(screen.getByLabelText(filters[name as keyof typeof filters]), value);
      await expect.poll(screen.address).toContain(`${name}=${value}`);
    }
    await screen.user.selectOptions(screen.getByLabelText(sort), 'title_desc');
    await expect
      .poll(() => asked(screen).at(-1))
      .toBe(
        'deal=sale&city=Doha&status=sold&price=2000000-&visibility=draft&source=crm&sort=title_desc&language=en&page=1&limit=10',
      );
    expect(screen.address()).not.toContain('page=');
  });

  it('goes back to everything with Clear Filters, which is there only when something is filtered [A-064 A-065 A-067]', async () => {
    const screen = await open({});
    const { clearFilters } = screen.text.adminTable;
    await screen.findByRole('row', { name: /TEST-0001/ });
    expect(screen.queryByRole('button', { name: clearFilters })).toBeNull();
    await screen.goTo(`${address}?search=flat&status=sold&sort=price_asc&page=2`);
    await screen.user.click(await screen.findByRole('button', { name: clearFilters }));
    await expect.poll(screen.address).toBe(`${address}?sort=price_asc`);
    await waitFor(() => {
      expect(screen.getByRole('searchbox')).toHaveValue('');
      expect(screen.queryByRole('button', { name: clearFilters })).toBeNull();
    });
  });

  it('is what it was when somebody comes back by the menu', async () => {
    const screen = await open({ 'GET /api/agents': [] }, { query: '?page=2' });
    await screen.findByRole('row', { name: /TEST-0001/ });
    const { filters } = screen.text.adminProperties;
    await screen.user.selectOptions(screen.getByLabelText(filters.status), 'for_sale');
    await expect.poll(screen.address).toBe(`${address}?status=for_sale`);
    // the address changes first
    await expect.poll(() => asked(screen).at(-1)).toContain('status=for_sale');
    await screen.goTo('/admin/agents');
    await screen.user.click(
      within(screen.getByRole('navigation', { name: screen.text.admin.nav.label })).getByRole('link', {
        name: screen.text.admin.nav.properties,
      }),
    );
    await expect.poll(screen.address).toBe(`${address}?status=for_sale`);
    await waitFor(() => expect(screen.getByLabelText(filters.status)).toHaveValue('for_sale'));
  });
});

describe('the pages of the table', () => {
  const numbers = (screen: Awaited<ReturnType<typeof open>>) =>
    screen
      .queryAllByRole('button', {
        name: new RegExp(`^${screen.text.common.pagination.goTo.replace('{{page}}', '[\\d٠-٩]+')}$`),
      })
      .map(({ textContent }) => textContent);

  it('are at most five numbers, and the last one when there are more [A-074 A-075 A-076 A-445]', async () => {
    const screen = await open({ 'GET /api/admin/properties': staffPage(some(10), { total: 51 }) }, { language: 'ar' });
    expect(await screen.findByText('عرض ١ إلى ١٠ من ٥١ نتيجة', { exact: false })).toBeInTheDocument();
    expect(numbers(screen)).toEqual(['١', '٢', '٣', '٤', '٥']);
    const last = screen.getByRole('button', { name: filledIn(screen.text.adminTable.lastPage, { page: '٦' }) });
    screen.api.answer({ 'GET /api/admin/properties': staffPage(some(1), { page: 6, total: 51 }) });
    await screen.user.click(last);
    await expect.poll(screen.address).toBe(`${address}?page=6`);
    await expect.poll(() => asked(screen).at(-1)).toContain('page=6');
    await waitFor(() => {
      expect(last).toBeDisabled();
    });
    expect(numbers(screen)).toEqual(['٢', '٣', '٤', '٥', '٦']);
    expect(screen.getByRole('button', { name: screen.text.common.pagination.next })).toBeDisabled();
  });

  it.each([
    [10, []],
    [11, ['1', '2']],
    [50, ['1', '2', '3', '4', '5']],
  ])('of %i listings are %j, without a way to the last [A-075]', async (total, pages) => {
    const screen = await open({ 'GET /api/admin/properties': staffPage(some(10), { total }) });
    expect(await screen.findByText(`Showing 1 to 10 of ${String(total)} results`)).toBeInTheDocument();
    expect(numbers(screen)).toEqual(pages);
    expect(screen.queryByRole('button', { name: /^Last page/ })).toBeNull();
  });
});
