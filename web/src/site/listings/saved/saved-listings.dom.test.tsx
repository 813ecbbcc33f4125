import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { never, problem } from '#testing/answers.ts';
import { digits, filledIn } from '#testing/fill-in.ts';
import { listAnswers, manyListings, pageOf } from '#testing/made/listing.ts';
import { openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

describe.each(languages)('saved listings (%s)', (language) => {
  const [first, second, third] = manyListings(3);
  const keep = (value: unknown) => {
    localStorage.setItem('savedListings', typeof value === 'string' ? value : JSON.stringify(value));
  };
  const kept = () => JSON.parse(localStorage.getItem('savedListings') ?? 'null') as unknown;
  const titleOf = (one = first!) => (language === 'ar' ? one.titleAr : one.title) ?? '';
  const open = (answers: ScreenOptions['answers'] = {}) => openScreen(`/${language}/saved`, { language, answers });
  const titles = () => [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent);

  it('shows them in the order of the answer, and takes one off without asking again [P-142 P-277]', async () => {
    keep([second!.id, first!.id]);
    const screen = await open({ 'GET /api/properties/by-ids': { properties: [second!, first!], missing: [] } });
    const { title, remove, empty, browse } = screen.text.listing.saved;
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    await screen.findAllByRole('article');
    expect(titles()).toEqual([titleOf(second), titleOf(first)]);
    const asked = screen.api.calls.filter(({ operation }) => operation.startsWith('GET /api/properties'));
    expect(asked.map(({ operation, query }) => [operation, query.toString()])).toEqual([
      ['GET /api/properties/by-ids', `ids=${String(second!.id)}%2C${String(first!.id)}`],
    ]);
    const before = screen.api.calls.length;
    await screen.user.click(screen.getByRole('button', { name: new RegExp(`^${remove}.*${titleOf(second)}$`) }));
    expect(titles()).toEqual([titleOf(first)]);
    expect(screen.getByTestId('saved-count')).toHaveTextContent(digits(language, 1));
    expect(kept()).toEqual([first!.id]);
    await screen.user.click(screen.getByRole('button', { name: new RegExp(`^${remove}`) }));
    expect(screen.getByRole('heading', { name: empty })).toBeInTheDocument();
    expect(screen.queryByTestId('saved-count')).toBeNull();
    expect(kept()).toEqual([]);
    expect(screen.api.calls).toHaveLength(before);
    screen.api.answer(listAnswers(pageOf([third!]), language));
    await screen.user.click(screen.getByRole('link', { name: browse }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
    await waitFor(() => expect(screen.address()).toBe(`/${language}/properties`));
  });

  it('is reached from the heart of every page, which counts them', async () => {
    keep(Array.from({ length: 100 }, (_, n) => n + 1));
    const screen = await openScreen(`/${language}/properties`, {
      language,
      answers: {
        ...listAnswers(pageOf([first!]), language),
        'GET /api/properties/by-ids': ({ query }) => ({
          properties: [first!],
          missing: (query.get('ids') ?? '')
            .split(',')
            .map(Number)
            .filter((id) => id !== first!.id),
        }),
      },
    });
    const heart = screen.getByRole('link', { name: new RegExp(screen.text.listing.saved.title) });
    expect(screen.getByTestId('saved-count')).toHaveTextContent(digits(language, 100));
    await screen.user.click(heart);
    expect(screen.address()).toBe(`/${language}/saved`);
    expect(await screen.findByRole('heading', { level: 1, name: screen.text.listing.saved.title })).toBeInTheDocument();
  });

  it.each([
    [1, 'gone_one', 'gone_one'],
    [2, 'gone_other', 'gone_two'],
    [3, 'gone_other', 'gone_few'],
    [11, 'gone_other', 'gone_many'],
    [99, 'gone_other', 'gone_many'],
  ] as const)(
    'says of %i that they are no longer on offer, until told to forget them',
    async (count, english, arabic) => {
      const gone = Array.from({ length: count }, (_, n) => n + 1);
      keep([...gone, first!.id]);
      const screen = await open({ 'GET /api/properties/by-ids': { properties: [first!], missing: gone } });
      const texts = screen.text.listing.saved as Record<string, string>;
      const words = filledIn(texts[language === 'ar' ? arabic : english] ?? 'no words', {
        number: digits(language, count),
      });
      expect(await screen.findByText(words)).toBeInTheDocument();
      expect(titles()).toEqual([titleOf()]);
      const before = screen.api.calls.length;
      await screen.user.click(screen.getByRole('button', { name: screen.text.listing.saved.clearGone }));
      expect(screen.queryByText(words)).toBeNull();
      expect(titles()).toEqual([titleOf()]);
      expect(screen.getByTestId('saved-count')).toHaveTextContent(digits(language, 1));
      expect(kept()).toEqual([first!.id]);
      expect(screen.api.calls).toHaveLength(before);
    },
  );

  it('says both, when nothing of what was kept is left', async () => {
    keep([41]);
    const screen = await open({ 'GET /api/properties/by-ids': { properties: [], missing: [41] } });
    const { saved } = screen.text.listing;
    expect(await screen.findByText(filledIn(saved.gone_one, { number: digits(language, 1) }))).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: saved.empty })).toBeInTheDocument();
    expect(kept()).toEqual([41]);
  });

  it('holds their places while they load; a failure keeps what was saved and may be tried again', async () => {
    keep([first!.id]);
    let fail = (): void => undefined;
    const waiting = new Promise<Response>((resolve) => {
      fail = () => {
        resolve(problem(503, 'server.unavailable'));
      };
    });
    const screen = await open({ 'GET /api/properties/by-ids': () => waiting });
    expect(screen.getAllByTestId('card-skeleton')).toHaveLength(1);
    fail();
    const { failed, failedText } = screen.text.listing.saved;
    expect(await screen.findByRole('heading', { name: failed })).toBeInTheDocument();
    expect(screen.getByText(failedText)).toBeInTheDocument();
    expect(kept()).toEqual([first!.id]);
    expect(screen.getByTestId('saved-count')).toHaveTextContent(digits(language, 1));
    screen.api.answer({ 'GET /api/properties/by-ids': { properties: [first!], missing: [] } });
    await screen.user.click(screen.getByRole('button', { name: screen.text.common.retry }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(screen.queryByText(failed)).toBeNull();
  });

  it('holds at most six places, however many were kept', async () => {
    keep([1, 2, 3, 4, 5, 6, 7, 8]);
    const screen = await open({ 'GET /api/properties/by-ids': never });
    expect(screen.getAllByTestId('card-skeleton')).toHaveLength(6);
  });

  it.each(['{"a":["not a list"', '{}', 'null', '["<b>"]', '[-1, 0, 1.5]'])(
    'stands, whatever stands in the storage: %s',
    async (stored) => {
      keep(stored);
      const screen = await open();
      expect(screen.getByRole('heading', { name: screen.text.listing.saved.empty })).toBeInTheDocument();
      expect(screen.api.calls.filter(({ operation }) => operation.startsWith('GET /api/properties'))).toEqual([]);
    },
  );

  it('takes in what is kept in another window meanwhile', async () => {
    keep([first!.id]);
    const all = [first!, second!];
    const screen = await open({
      'GET /api/properties/by-ids': ({ query }) => {
        const ids = (query.get('ids') ?? '').split(',').map(Number);
        return { properties: ids.flatMap((id) => all.find((one) => one.id === id) ?? []), missing: [] };
      },
    });
    await screen.findByRole('article');
    keep([second!.id, first!.id]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'savedListings' }));
    await waitFor(() => {
      expect(titles()).toEqual([titleOf(second), titleOf(first)]);
    });
    expect(screen.getByTestId('saved-count')).toHaveTextContent(digits(language, 2));
  });
});
