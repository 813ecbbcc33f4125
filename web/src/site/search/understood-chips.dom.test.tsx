import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listAnswers, listing, pageOf } from '#testing/made/listing.ts';
import { openScreen } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

describe.each(languages)('what a sentence was taken for (%s)', (language) => {
  const list = `/${language}/properties`;
  const sentence = 'office xqzwv for 20 staff under 15000';
  const understood = [
    { id: 'kind.office', thing: 'kind' as const, words: 'office' },
    { id: 'people', thing: 'people' as const, words: 'for 20 staff', people: 20, minArea: 200, space: 'work' as const },
    { id: 'price', thing: 'price' as const, words: 'under 15000', maxPrice: 15_000 },
  ];

  async function open(query: string, answer: object) {
    const screen = await openScreen(`${list}?${query}`, {
      language,
      answers: listAnswers({ ...pageOf([listing()]), ...answer }, language),
    });
    await screen.findByRole('article');
    return screen;
  }

  it('[M-974] stands in chips that take it away, with what is looked for as words', async () => {
    const screen = await open(`city=${encodeURIComponent(sentence)}`, { understood, unused: 'xqzwv' });
    const words = screen.text.filters.understood;
    const chips = () => within(screen.getByRole('list', { name: words.label })).getAllByRole('link');
    expect(chips()).toHaveLength(3);
    expect(chips()[0]).toHaveTextContent(`${words.thing.kind}: office`);
    expect(chips()[0]).toHaveAccessibleName(words.remove.replace('{{part}}', `${words.thing.kind}: office`));
    expect(chips()[2]?.textContent).toContain(words.thing.price);
    expect(screen.getByText(/xqzwv/, { selector: 'bdi' })).toBeInTheDocument();
    expect(screen.getByText(new RegExp(words.staff.split('{{area}}')[1]!.slice(0, 20)))).toBeInTheDocument();

    await screen.user.click(chips()[1]!);
    expect(new URLSearchParams(screen.address().split('?')[1]).get('without')).toBe('people');
    await waitFor(() => {
      expect(chips()).toHaveLength(2);
    });
    chips()[1]!.focus();
    await screen.user.keyboard('{Enter}');
    await waitFor(() => {
      const asked = screen.api.calls.filter(({ operation }) => operation === 'GET /api/properties').at(-1);
      expect(asked?.query.get('without')).toBe('people,price');
    });
    expect(new URLSearchParams(screen.address().split('?')[1]).get('without')).toBe('people,price');
  });

  it('[M-974] says how many metres a worker has in workers’ housing', async () => {
    const camp = { id: 'people', thing: 'people', words: '20 workers', people: 20, minArea: 120, space: 'housing' };
    const screen = await open('city=labour+camp+for+20+workers', { understood: [camp] });
    const { workers } = screen.text.filters.understood;
    const [before = '', after = ''] = workers.split('{{area}}');
    const said = screen.getByText((text) => text.startsWith(before) && text.endsWith(after));
    expect(said.textContent).toContain(language === 'ar' ? '٦' : '6');
  });

  it('[M-974] is not there where nothing was understood', async () => {
    const screen = await open('city=xqzwv', {});
    expect(screen.queryByRole('list', { name: screen.text.filters.understood.label })).toBeNull();
  });

  it('[M-974] an order stands in the box of orders in its words, and goes when another is chosen', async () => {
    const order = { id: 'sort', thing: 'sort' as const, words: 'cheapest' };
    const screen = await open('city=cheapest+office', { understood: [order, understood[0]!] });
    const box = screen.getByLabelText<HTMLSelectElement>(screen.text.filters.sort.label);
    expect(box.selectedOptions[0]).toHaveTextContent('cheapest');
    await screen.user.selectOptions(box, screen.text.filters.sort.newest);
    expect(new URLSearchParams(screen.address().split('?')[1]).get('without')).toBe('sort');
    await waitFor(() => {
      expect(screen.getByLabelText<HTMLSelectElement>(screen.text.filters.sort.label)).toHaveValue('newest');
    });
  });

  it('[M-974] goes with its sentence: another one has all its parts', async () => {
    const screen = await open('city=villa&without=price', { understood: understood.slice(0, 1) });
    const form = within(screen.getByRole('search', { name: screen.text.search.formLabel }));
    await screen.user.clear(form.getByLabelText(screen.text.search.location));
    await screen.user.type(form.getByLabelText(screen.text.search.location), 'villa for sale');
    await screen.user.keyboard('{Enter}');
    // nor is the deal chosen that the box stood at
    expect(screen.address()).toBe(`${list}?city=villa+for+sale`);
  });
});
