import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answer, type Answers, never, problem } from '#testing/answers.ts';
import { exampleAnswers } from '#testing/contract.ts';
import { counted } from '#testing/fill-in.ts';
import { openScreen, type OpenScreen, type ScreenOptions } from '#testing/screen.tsx';
import { callsTo } from '#testing/sent.ts';
import { languages } from '#testing/words.ts';

const search = 'GET /api/admin/search';
type Found = Answer<typeof search>['results'][number];
const found = (kind: Found['kind'], changes: Partial<Found> = {}): Found => ({
  kind,
  id: 7,
  name: `A ${kind}`,
  nameAr: null,
  detail: null,
  excerpt: null,
  active: true,
  ...changes,
});
const unheard = 'zzq';

const start = (answers: Answers = {}, options: ScreenOptions = {}) =>
  openScreen('/admin/account', { as: 'admin', ...options, answers: { ...exampleAnswers, ...answers } });
const paletteOf = async (screen: OpenScreen) =>
  within(await screen.findByRole('dialog', { name: screen.text.adminPalette.title }));
async function open(answers: Answers = {}, options: ScreenOptions = {}) {
  const screen = await start(answers, options);
  await screen.findByRole('button', { name: screen.text.adminPalette.open });
  await screen.user.keyboard('{Control>}k{/Control}');
  const palette = await paletteOf(screen);
  const input = palette.getByRole('combobox');
  /** As pasted. */
  const type = (value: string) => fireEvent.change(input, { target: { value } });
  const group = async (name: string) => within(await palette.findByRole('group', { name }));
  return { screen, palette, input, type, group, text: screen.text.adminPalette };
}
const wordsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each(languages)('the palette (%s)', (language) => {
  it('opens by its button and by Ctrl K, and gives the focus back when it is left', async () => {
    const screen = await start({}, { language });
    const { adminPalette: text } = screen.text;
    const button = await screen.findByRole('button', { name: text.open });
    await screen.user.click(button);
    const input = (await paletteOf(screen)).getByRole('combobox');
    await waitFor(() => expect(input).toHaveFocus());
    expect(input).toHaveAttribute('placeholder', text.placeholder);
    await screen.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();

    for (const other of [{ shiftKey: true }, { altKey: true }, { ctrlKey: false }])
      fireEvent.keyDown(window, { code: 'KeyK', key: 'k', ctrlKey: true, ...other });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // the same key of an Arabic keyboard and of a Mac
    fireEvent.keyDown(window, { code: 'KeyK', key: 'ن', ctrlKey: true });
    await paletteOf(screen);
    fireEvent.keyDown(window, { code: 'KeyK', key: 'k', metaKey: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('finds pages as one types, by name or by the English word, and asks the server nothing for one letter', async () => {
    const { screen, palette, type, group, text } = await open({}, { language });
    const { nav } = screen.text.admin;
    const pages = await group(text.kinds.page);
    vi.useFakeTimers();
    type(nav.blog);
    expect(wordsOf(pages.getAllByRole('option'))).toEqual([nav.blog]);
    type('SEO');
    expect(wordsOf(pages.getAllByRole('option'))).toEqual([nav.seo]);
    type('deliv');
    expect(wordsOf(pages.getAllByRole('option'))).toEqual([nav.deliveries]);
    expect(callsTo(screen, search)).toEqual([]);
    type(' x ');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(callsTo(screen, search)).toEqual([]);
    expect(palette.queryByText(text.searching)).not.toBeInTheDocument();
  });

  it('shows what the server found in groups, by the name in its language, and marks what is not in use', async () => {
    const results = [
      found('user', { name: 'Salem', detail: 'salem@example.com', active: false }),
      found('agent', { name: 'Mariam', nameAr: 'مريم', active: false }),
      found('post', { name: 'On offices', nameAr: '', active: false }),
      found('lead', { name: 'Hessa', active: false }),
      found('listing', { name: 'Villa', nameAr: 'فيلا', detail: 'VIL-1 · Doha', active: false }),
      found('listing', { id: 8, name: 'Tower', nameAr: 'برج' }),
    ];
    const { palette, type, text } = await open({ [search]: { results } }, { language });
    type(unheard);
    await waitFor(() => expect(palette.getAllByRole('group')).toHaveLength(5));
    const { kinds, inactive } = text;
    const arabic = language === 'ar';
    expect(
      ['listing', 'lead', 'post', 'agent', 'user'].map((kind) =>
        wordsOf(within(palette.getByRole('group', { name: kinds[kind as 'user'] })).getAllByRole('option')),
      ),
    ).toEqual([
      [`${arabic ? 'فيلا' : 'Villa'}VIL-1 · Doha${inactive.listing}`, arabic ? 'برج' : 'Tower'],
      ['Hessa'],
      [`On offices${inactive.post}`],
      [`${arabic ? 'مريم' : 'Mariam'}${inactive.agent}`],
      [`Salemsalem@example.com${inactive.user}`],
    ]);
    expect(palette.getAllByRole('option')).toHaveLength(6);
  });

  it('marks in a message by what an enquiry was found [M-1050]', async () => {
    const excerpt = { before: '…من عائلة ', match: 'العطية', after: ' في الدوحة' };
    const results = [found('lead', { name: 'Hessa', detail: 'MZL-1', excerpt })];
    const { palette, type } = await open({ [search]: { results } }, { language });
    type(unheard);
    const option = await palette.findByRole('option', { name: /Hessa/ });
    expect(option).toHaveTextContent('HessaMZL-1…من عائلة العطية في الدوحة');
    expect(wordsOf(within(option).getAllByRole('mark'))).toEqual(['العطية']);
  });

  it.each([0, 1, 2, 3, 11, 25])('says how many results there are to who does not see them: %i', async (count) => {
    const results = Array.from({ length: count }, (_, index) => found('lead', { id: index + 1 }));
    const { palette, type, text } = await open({ [search]: { results } }, { language });
    const all = palette.getAllByRole('option').length;
    expect(palette.getByRole('status').textContent).toBe(counted(language, text, 'count', all));
    type(unheard);
    await waitFor(() => expect(palette.getByRole('status').textContent).toBe(counted(language, text, 'count', count)));
    expect(palette.queryAllByRole('option')).toHaveLength(count);
    expect(palette.queryAllByText(text.nothing)).toHaveLength(count === 0 ? 1 : 0);
    type('');
    expect(palette.queryAllByRole('option')).toHaveLength(all);
  });

  it('says that it is searching, and that the search failed, to everybody', async () => {
    const { screen, palette, type, text } = await open({ [search]: never }, { language });
    type(unheard);
    expect(wordsOf(palette.getAllByText(text.searching))).toHaveLength(2);
    expect(palette.getByRole('status')).toHaveTextContent(text.searching);
    await waitFor(() => expect(callsTo(screen, search)).toHaveLength(1));
    expect(palette.getByRole('status')).toHaveTextContent(text.searching);
    screen.api.answer({ [search]: problem(503, 'server.unavailable') });
    type(`${unheard}q`);
    await waitFor(() => expect(palette.getByRole('status')).toHaveTextContent(text.failed));
    expect(palette.queryByText(text.nothing)).not.toBeInTheDocument();
    expect(palette.getAllByText(text.failed)).toHaveLength(2);
    type('seo');
    await waitFor(() => expect(palette.getAllByText(text.failed)).toHaveLength(2));
    expect(wordsOf(palette.getAllByRole('option'))).toEqual([screen.text.admin.nav.seo]);
  });
});

describe('what the palette asks', () => {
  it('is asked once nothing was typed for a fifth of a second, without blanks around it', async () => {
    const { screen, type } = await open({ [search]: never });
    const asked = () => callsTo(screen, search).map(({ query }) => query.get('q'));
    vi.useFakeTimers();
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    type('vi');
    await pass(199);
    type(' vil ');
    await pass(199);
    expect(asked()).toEqual([]);
    await pass(1);
    expect(asked()).toEqual(['vil']);
  });
});
