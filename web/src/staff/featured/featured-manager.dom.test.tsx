import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { counted, filledIn } from '#testing/fill-in.ts';
import { listing } from '#testing/made/listing.ts';
import { listingSummary, staffPage } from '#testing/made/staff-listing.ts';
import type { Role } from '#testing/people.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo, callsTo } from '#testing/sent.ts';
import { type Language, languages, words } from '#testing/words.ts';

const list = 'GET /api/admin/properties';
const set = 'PATCH /api/admin/properties/{id}/featured';
const random = 'POST /api/admin/properties/featured/generate-random';
const clear = 'POST /api/admin/properties/featured/clear';
const order = 'PUT /api/admin/properties/featured/order';

const flats = [1, 2, 3].map((n) => listing({ title: `Flat ${String(n)}`, titleAr: null }, n));

const answersWith = (featured: number, total = 3): Answers => ({
  [list]: ({ query }) =>
    query.get('sort') === 'featured'
      ? staffPage(flats.slice(0, featured))
      : staffPage(flats.map((one, n) => ({ ...one, isFeatured: n < featured }))),
  'GET /api/admin/properties/summary': listingSummary({ featured, total }),
});

async function open(
  featured: number,
  answers: Answers = {},
  { language = 'en', as = 'editor' }: { language?: Language; as?: Role } = {},
) {
  const screen = await openScreen('/admin/featured-properties', {
    language,
    as,
    answers: { ...answersWith(featured), ...answers },
  });
  const t = screen.text.adminFeatured;
  await screen.findAllByRole('switch');
  const toggle = (n: number) => screen.getByRole('switch', { name: filledIn(t.toggle, { name: `Flat ${String(n)}` }) });
  const press = (name: string) => screen.user.click(screen.getByRole('button', { name }));
  const confirm = async (name: string) =>
    screen.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  return { screen, t, toggle, press, confirm };
}

describe.each(languages)('the featured listings (%s)', (language) => {
  it('are counted, and it is said how the home page chooses [A-018 A-089 A-090 A-092 A-093]', async () => {
    const { screen, t } = await open(2, {}, { language });
    const said = {
      en: '2 featured of 3 properties',
      ar: filledIn(words.ar.adminFeatured.counts_few, { featured: '٢', formatted: '٣' }),
    };
    expect(screen.getByText(said[language])).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: t.title })).toBeInTheDocument();
    expect(screen.getByText(t.auto.text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: t.random })).toBeEnabled();
    expect(screen.getByRole('button', { name: t.clear })).toBeEnabled();
    expect(screen.queryByText(t.auto.now)).toBeNull();
  });

  it('are switched on and off one by one [A-091]', async () => {
    const { screen, t, toggle } = await open(1, { [set]: listing() }, { language });
    expect(toggle(1)).toBeChecked();
    expect(toggle(2)).not.toBeChecked();
    screen.api.answer(answersWith(2));
    await screen.user.click(toggle(2));
    expect(await screen.findByText(t.toast.on)).toBeInTheDocument();
    await waitFor(() => {
      expect(toggle(2)).toBeChecked();
    });
    await screen.user.click(toggle(1));
    expect(await screen.findByText(t.toast.off)).toBeInTheDocument();
    expect(callsTo(screen, set).map(({ params, body }) => [params['id'], body])).toEqual([
      ['990002', { isFeatured: true }],
      ['990001', { isFeatured: false }],
    ]);
  });

  it('say in their words what failed, and stay as they were [A-407 A-408 A-409]', async () => {
    const failed = problem(500, 'server.error');
    const { screen, t, toggle, press, confirm } = await open(
      1,
      { [set]: failed, [random]: failed, [clear]: failed },
      { language },
    );
    await screen.user.click(toggle(2));
    expect(await screen.findByText(t.toast.failed)).toBeInTheDocument();
    expect(toggle(2)).not.toBeChecked();
    await press(t.random);
    await confirm(t.random);
    expect(await screen.findByText(t.toast.randomFailed)).toBeInTheDocument();
    await press(t.clear);
    await confirm(t.clear);
    expect(await screen.findByText(t.toast.clearFailed)).toBeInTheDocument();
  });
});

it('says failures in the words of the specification [A-407 A-408 A-409]', async () => {
  const failed = problem(500, 'server.error');
  const { screen, toggle, press, confirm } = await open(1, { [set]: failed, [random]: failed, [clear]: failed });
  await screen.user.click(toggle(2));
  expect(await screen.findByText('Failed to update featured status')).toBeInTheDocument();
  await press('Random 6 Properties');
  await confirm('Random 6 Properties');
  expect(await screen.findByText('Failed to generate random featured properties')).toBeInTheDocument();
  await press('Clear All');
  await confirm('Clear All');
  expect(await screen.findByText('Failed to clear featured properties')).toBeInTheDocument();
});

describe('many at once', () => {
  it('while none is featured six are chosen without asking, and nothing can be cleared [A-093 A-443]', async () => {
    const { screen, t, press } = await open(0, { [random]: { count: 6 } });
    expect(screen.getByText(t.auto.now)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: t.clear })).toBeDisabled();
    await press(t.random);
    expect(await screen.findByText(counted('en', t.toast, 'random', 6))).toBeInTheDocument();
    expect(callsTo(screen, random)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('while some are featured both ask first, and no is no [A-092]', async () => {
    const { screen, t, press, confirm } = await open(2, { [random]: { count: 6 }, [clear]: { count: 0 } });
    await press(t.random);
    expect(await screen.findByText(t.ask.randomText)).toBeInTheDocument();
    await confirm(screen.text.common.cancel);
    await press(t.clear);
    expect(await screen.findByText(t.ask.clearText)).toBeInTheDocument();
    expect([...callsTo(screen, random), ...callsTo(screen, clear)]).toEqual([]);
    screen.api.answer(answersWith(0));
    await confirm(t.clear);
    expect(await screen.findByText(t.toast.cleared)).toBeInTheDocument();
    expect(await screen.findByText(t.auto.now)).toBeInTheDocument();
    expect([callsTo(screen, random).length, callsTo(screen, clear).length]).toEqual([0, 1]);
  });

  it.each([1, 2, 3, 6])('of %i that were chosen at random are counted as Arabic does', async (count) => {
    const { screen, t, press } = await open(0, { [random]: { count } }, { language: 'ar' });
    await press(t.random);
    expect(await screen.findByText(counted('ar', t.toast, 'random', count))).toBeInTheDocument();
  });
});

describe('the order on the home page', () => {
  const places = (screen: Awaited<ReturnType<typeof open>>['screen']) =>
    [...screen.getByRole('main').querySelectorAll('ol > li')].map((item) => /Flat \d/.exec(item.textContent)?.[0]);

  it('is changed with the keys, told, and saved once when the keys are at rest', async () => {
    const { screen, t } = await open(3, { [order]: { count: 3 } }, { language: 'ar' });
    const handle = screen.getByRole('button', { name: filledIn(t.move, { name: 'Flat 1' }) });
    handle.focus();
    await screen.user.keyboard('{ArrowDown}{ArrowDown}');
    expect(places(screen)).toEqual(['Flat 2', 'Flat 3', 'Flat 1']);
    expect(handle).toHaveFocus();
    expect(screen.getByText(filledIn(t.movedTo, { place: '٣', total: '٣' }))).toBeInTheDocument();
    await waitFor(() => {
      expect(bodiesTo(screen, order)).toEqual([{ ids: [990_002, 990_003, 990_001] }]);
    });
  });

  it('goes back when it could not be saved', async () => {
    const { screen, t } = await open(3, { [order]: problem(409, 'featured.conflict') });
    screen.getByRole('button', { name: filledIn(t.move, { name: 'Flat 3' }) }).focus();
    await screen.user.keyboard('{Home}');
    expect(places(screen)).toEqual(['Flat 3', 'Flat 1', 'Flat 2']);
    expect(await screen.findByText(t.toast.orderFailed)).toBeInTheDocument();
    expect(places(screen)).toEqual(['Flat 1', 'Flat 2', 'Flat 3']);
  });

  it('loses a listing that is taken out of it', async () => {
    const { screen, t, press } = await open(2, { [set]: listing() });
    expect(places(screen)).toEqual(['Flat 1', 'Flat 2']);
    screen.api.answer(answersWith(1));
    await press(filledIn(t.remove, { name: 'Flat 2' }));
    await waitFor(() => expect(places(screen)).toEqual(['Flat 1']));
    await waitFor(() => {
      expect(callsTo(screen, set).map(({ params, body }) => [params['id'], body])).toEqual([
        ['990002', { isFeatured: false }],
      ]);
    });
  });
});

describe('who looks', () => {
  it('as an agent sees what is featured, and changes nothing', async () => {
    const { screen, t, toggle } = await open(2, {}, { as: 'agent' });
    expect(toggle(1)).toBeDisabled();
    for (const name of [t.random, t.clear]) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('button', { name: filledIn(t.move, { name: 'Flat 1' }) })).toBeNull();
    screen.getByRole('row', { name: /Flat 2/ }).focus();
    await screen.user.keyboard('{Enter}');
    expect(callsTo(screen, set)).toEqual([]);
  });

  it('narrows the table by what is featured, with an address of its own', async () => {
    const { screen, t } = await open(1);
    await screen.user.selectOptions(screen.getByLabelText(t.filter.featured), 'no');
    await waitFor(() => {
      const asked = callsTo(screen, list).map(({ query }) => query.toString());
      expect(asked).toContain('featured=no&sort=date_desc&language=en&page=1&limit=10');
    });
    expect(screen.address()).toBe('/admin/featured-properties?featured=no');
  });

  it('is told that the list could not be had', async () => {
    const failed = problem(503, 'server.unavailable');
    const screen = await openScreen('/admin/featured-properties', {
      as: 'admin',
      answers: { ...answersWith(0), [list]: failed },
    });
    expect(await screen.findByText(screen.text.adminFeatured.failed)).toBeInTheDocument();
    expect(screen.getByText(screen.text.admin.failed.title)).toBeInTheDocument();
  });
});
