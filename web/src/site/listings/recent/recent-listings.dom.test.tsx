import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { problem } from '#testing/answers.ts';
import { detail, detailAnswers, listAnswers, manyListings, pageOf } from '#testing/made/listing.ts';
import { openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

const key = 'recentListings';
const byIds = 'GET /api/properties/by-ids';
const keep = (ids: readonly number[]) => localStorage.setItem(key, JSON.stringify(ids));
const kept = () => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

describe.each(languages)('listings that were looked at last (%s)', (language) => {
  const [first, second, third] = manyListings(3);
  const titleOf = (one = first!) => (language === 'ar' ? one.titleAr : one.title) ?? '';
  const openDetail = (id: number, answers: ScreenOptions['answers'] = {}) =>
    openScreen(`/${language}/properties/${String(id)}`, {
      language,
      answers: { ...detailAnswers(detail({ id })), ...answers },
    });
  const openEmpty = (answers: ScreenOptions['answers'] = {}) =>
    openScreen(`/${language}/properties?city=nowhere`, {
      language,
      answers: { ...listAnswers(pageOf([]), language), ...answers },
    });
  const row = async (screen: Awaited<ReturnType<typeof openDetail>>) =>
    within(await screen.findByRole('region', { name: screen.text.recent.title }));

  it('are remembered by looking at one, and shown beside the next, without it [M-950]', async () => {
    const screen = await openDetail(first!.id);
    await waitFor(() => expect(kept()).toEqual([first!.id]));
    expect(screen.api.calls.map(({ operation }) => operation)).not.toContain(byIds);
    expect(screen.queryByRole('region', { name: screen.text.recent.title })).toBeNull();
  });

  it('stand on the page of another listing, latest first [M-950]', async () => {
    keep([second!.id, first!.id]);
    const screen = await openDetail(third!.id, { [byIds]: { properties: [second!, first!], missing: [] } });
    const region = await row(screen);
    expect(region.getAllByRole('article')).toHaveLength(2);
    const asked = screen.api.calls.filter(({ operation }) => operation === byIds);
    expect(asked.map(({ query }) => query.get('ids'))).toEqual([`${String(second!.id)},${String(first!.id)}`]);
    expect(region.getByText(screen.text.recent.note)).toBeInTheDocument();
    expect(kept()).toEqual([third!.id, second!.id, first!.id]);
  });

  it('stand where a search finds nothing; what is gone drops out [M-950 M-951]', async () => {
    keep([77, first!.id]);
    const screen = await openEmpty({ [byIds]: { properties: [first!], missing: [77] } });
    const region = await row(screen);
    expect(region.getByRole('heading', { name: titleOf() })).toBeInTheDocument();
    await waitFor(() => expect(kept()).toEqual([first!.id]));
  });

  it('are cleared by the button [M-950]', async () => {
    keep([first!.id]);
    const screen = await openEmpty({ [byIds]: { properties: [first!], missing: [] } });
    const region = await row(screen);
    await screen.user.click(region.getByRole('button', { name: screen.text.recent.clear }));
    expect(screen.queryByRole('region', { name: screen.text.recent.title })).toBeNull();
    expect(kept()).toEqual([]);
  });

  it('ask for nothing where there are none [M-951]', async () => {
    const screen = await openEmpty();
    await screen.findByRole('heading', { name: screen.text.listing.list.empty });
    expect(screen.api.calls.map(({ operation }) => operation)).not.toContain(byIds);
  });

  it('stay away where they cannot be loaded, which forgets nothing [M-951]', async () => {
    keep([first!.id]);
    const screen = await openEmpty({ [byIds]: problem(503, 'server.unavailable') });
    await waitFor(() => expect(screen.api.calls.map(({ operation }) => operation)).toContain(byIds));
    expect(screen.queryByRole('region', { name: screen.text.recent.title })).toBeNull();
    expect(kept()).toEqual([first!.id]);
  });
});
