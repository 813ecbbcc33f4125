import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, never, problem } from '#testing/answers.ts';
import { asRead, counted, digits, filledIn } from '#testing/fill-in.ts';
import { listing } from '#testing/made/listing.ts';
import { catalogue, listingSummary, staffPage } from '#testing/made/staff-listing.ts';
import type { Role } from '#testing/people.ts';
import { openScreen } from '#testing/screen.tsx';
import { type Language, languages } from '#testing/words.ts';

const address = '/admin/properties-table';
const some = (count: number) => Array.from({ length: count }, (_, n) => listing({ title: `Flat ${String(n + 1)}` }, n));

interface Options {
  language?: Language;
  as?: Role;
  query?: string;
}
const open = (answers: Answers, { language = 'en', as = 'admin', query = '' }: Options = {}) =>
  openScreen(address + query, { language, as, answers: catalogue([listing()], answers) });

const shown = {
  en: [
    'Quiet flat by the park',
    'TEST-0001',
    'For rent',
    'QR\u00a08,500/month',
    'Doha, Al Sadd',
    '2 bedrooms',
    '3 bathrooms',
    '120\u00a0sqm',
  ],
  ar: [
    'شقة هادئة بجوار الحديقة',
    'TEST-0001',
    'للإيجار',
    'شقة',
    '٨٬٥٠٠\u00a0ر.ق\u00a0شهريًا',
    'الدوحة، السد',
    'غرفتا نوم',
    '٣ حمامات',
    '١٢٠\u00a0م²',
  ],
};

describe.each(languages)('the table of listings (%s)', (language) => {
  it('counts all listings, those for sale, for rent, and what the filters leave [A-017 A-061 A-062 A-066]', async () => {
    const found = staffPage(some(10), { total: 23 });
    const screen = await open({ 'GET /api/admin/properties': found }, { language, query: '?status=for_sale' });
    const t = screen.text.adminProperties;
    const { stats } = t;
    const counts = { found: digits(language, 23), total: digits(language, 300) };
    await screen.findByText(counted(language, t, 'showing', 300, counts));
    const figures = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(figures).toEqual([
      [stats.total, digits(language, 300)],
      [stats.forSale, digits(language, 120)],
      [stats.forRent, digits(language, 180)],
      [stats.filtered, digits(language, 23)],
    ]);
  });

  it('shows a listing in a row, in words, and what can be done with it [A-011 A-070 A-290]', async () => {
    const screen = await open({}, { language });
    const row = await screen.findByRole('row', { name: /TEST-0001/ });
    for (const text of shown[language]) expect(row).toHaveTextContent(asRead(text));
    expect(row.querySelector('img')).toHaveAttribute('src', '/images/hero-640.webp');
    const [name = ''] = shown[language];
    const { action, columns } = screen.text.adminProperties;
    for (const what of [action.view, action.edit, action.duplicate, action.delete])
      expect(within(row).getByRole('button', { name: filledIn(what, { name }) })).toBeInTheDocument();
    for (const column of ['property', 'type', 'status', 'price', 'location', 'details', 'actions'] as const)
      expect(screen.getAllByRole('columnheader', { name: new RegExp(`^${columns[column]}`) })).toHaveLength(1);
  });

  it('says of a price that is none that it is not available [A-289]', async () => {
    const rows = ['call us', '', 'NaN'].map((price, n) => listing({ price, referenceId: null }, n));
    const screen = await open({ 'GET /api/admin/properties': staffPage(rows) }, { language });
    expect(await screen.findAllByText(screen.text.adminProperties.noPrice)).toHaveLength(3);
  });

  it('tells that nothing fits the filters from that there is nothing at all [A-072 A-073]', async () => {
    const screen = await open({ 'GET /api/admin/properties': staffPage([]) }, { language });
    const { empty, add } = screen.text.adminProperties;
    expect(await screen.findByRole('heading', { name: empty.noneTitle })).toBeInTheDocument();
    expect(screen.getByText(empty.noneText)).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: add })).toHaveLength(2);
    await screen.goTo(`${address}?search=nothing+is+called+this`);
    expect(await screen.findByRole('heading', { name: empty.filteredTitle })).toBeInTheDocument();
    expect(screen.getByText(empty.filteredText)).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: add })).toHaveLength(1);
  });

  it('says that it could not be loaded, and tries again when asked [A-398]', async () => {
    const screen = await open({ 'GET /api/admin/properties': problem(500, 'server.error') }, { language });
    const { failed } = screen.text.adminProperties;
    expect(await screen.findByRole('heading', { name: failed })).toBeInTheDocument();
    expect(screen.queryByRole('row')).toBeNull();
    screen.api.answer({ 'GET /api/admin/properties': staffPage([listing()]) });
    await screen.user.click(screen.getByRole('button', { name: screen.text.admin.failed.retry }));
    expect(await screen.findByRole('row', { name: /TEST-0001/ })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: failed })).toBeNull();
  });

  it.each([0, 1, 2, 3, 11, 100])('counts %i bedrooms and drafts as the language does', async (count) => {
    const drafts = listingSummary({ drafts: count });
    const screen = await open(
      {
        'GET /api/admin/properties': staffPage([listing({ bedrooms: count, bathrooms: null, area: null })]),
        'GET /api/admin/properties/summary': drafts,
      },
      { language },
    );
    const plural = new Intl.PluralRules(language).select(count);
    const texts = screen.text.adminProperties as unknown as Record<string, string> & { stats: Record<string, string> };
    const said = (text = '') => filledIn(text, { formatted: digits(language, count) });
    expect(await screen.findByText(said(texts[`bedrooms_${plural}`]))).toBeInTheDocument();
    await screen.findByText(digits(language, 300));
    expect(screen.queryAllByText(said(texts.stats[`drafts_${plural}`]))).toHaveLength(count === 0 ? 0 : 1);
  });
});

it('says in the words of the specification that nothing is there and that nothing came [A-072 A-073 A-398]', async () => {
  const screen = await open({ 'GET /api/admin/properties': staffPage([]) });
  expect(await screen.findByText('No Properties Yet')).toBeInTheDocument();
  expect(screen.getByText('Get started by adding your first property listing.')).toBeInTheDocument();
  await screen.goTo(`${address}?deal=sale`);
  expect(await screen.findByText('No Properties Found')).toBeInTheDocument();
  expect(screen.getByText('Try adjusting your filters to see more results.')).toBeInTheDocument();
  screen.api.answer({ 'GET /api/admin/properties': problem(500, 'server.error') });
  await screen.goTo(`${address}?deal=rent`);
  expect(await screen.findByText('Failed to fetch properties')).toBeInTheDocument();
});

describe('the file', () => {
  it('is of exactly what is filtered, whatever page is looked at [A-068 A-449]', async () => {
    const screen = await open({}, { query: '?search=a%26b&deal=sale&page=2', language: 'ar' });
    const link = await screen.findByRole('link', { name: screen.text.adminProperties.export });
    expect(link).toHaveAttribute(
      'href',
      '/api/admin/properties/export?search=a%26b&deal=sale&sort=date_desc&language=ar&columns=property%2Ctype%2Cstatus%2Cprice%2Clocation%2Cdetails%2Ccompleteness&headings=ar',
    );
    expect(link).toHaveAttribute('download');
  });
});

describe('who looks', () => {
  it.each(['admin', 'editor'] as const)('as %s may add, import, change and delete [A-003]', async (as) => {
    const screen = await open({}, { as });
    const { add, action, import: file } = screen.text.adminProperties;
    const row = await screen.findByRole('row', { name: /TEST-0001/ });
    const name = 'Quiet flat by the park';
    expect(screen.getByRole('button', { name: add })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: file.open })).toBeInTheDocument();
    expect(within(row).getByRole('button', { name: filledIn(action.delete, { name }) })).toBeInTheDocument();
  });

  it('as an agent may look and export, and nothing else, whatever the address says', async () => {
    const screen = await open({}, { as: 'agent', query: '?dialog=add' });
    const { add, export: file, import: words, action } = screen.text.adminProperties;
    const row = await screen.findByRole('row', { name: /TEST-0001/ });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    for (const name of [add, words.open]) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(
      within(row)
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual([null, filledIn(action.view, { name: 'Quiet flat by the park' })]);
    expect(screen.getByRole('link', { name: file })).toBeInTheDocument();
    await screen.goTo(`${address}?dialog=import`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('before anything has come sees rows in waiting, and none that could be selected', async () => {
    const screen = await open({
      'GET /api/admin/properties': () => never(),
      'GET /api/admin/properties/summary': () => never(),
    });
    expect(await screen.findByRole('grid')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('row')).toHaveLength(11);
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['–', '–', '–', '–']);
  });
});
