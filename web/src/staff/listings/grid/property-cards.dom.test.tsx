import { fireEvent, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, never, problem } from '#testing/answers.ts';
import { asRead, filledIn } from '#testing/fill-in.ts';
import { listing, pageOf } from '#testing/made/listing.ts';
import { catalogue } from '#testing/made/staff-listing.ts';
import type { Role } from '#testing/people.ts';
import { openScreen } from '#testing/screen.tsx';
import { callsTo } from '#testing/sent.ts';
import { type Language, languages } from '#testing/words.ts';

const site = 'GET /api/properties';
const json = (body: unknown) => Response.json(body);
const open = (answer: Answers[typeof site], language: Language = 'en', as: Role | null = 'admin') =>
  openScreen('/admin/properties', {
    language,
    ...(as === null ? {} : { as }),
    answers: { [site]: answer } as Answers,
  });

describe.each(languages)('the cards of listings (%s)', (language) => {
  it('are closed without a session, and say so [A-059]', async () => {
    const screen = await open(pageOf([listing()]), language, null);
    expect(await screen.findByText(screen.text.admin.denied.properties)).toBeInTheDocument();
    expect(callsTo(screen, site)).toEqual([]);
  });

  it('show what the site answers, and how it answered [A-016 A-078 A-082]', async () => {
    const available = listing({ status: 'available', isFeatured: true });
    const screen = await open(
      { ...pageOf([available]), pagination: { ...pageOf([]).pagination, total: 300 } },
      language,
    );
    const t = screen.text.adminProperties;
    const status = within(await screen.findByRole('region', { name: t.grid.status.title }));
    expect(await status.findByText(t.grid.status.ok)).toBeInTheDocument();
    const [loaded, total] = status.getAllByRole('definition').map(({ textContent }) => textContent);
    expect([loaded, total]).toEqual(language === 'ar' ? ['١', '٣٠٠'] : ['1', '300']);
    const [en, ar] = [language === 'en', language === 'ar'];
    const main = within(screen.getByRole('main'));
    const card = main
      .getByRole('heading', { level: 2, name: ar ? (available.titleAr ?? '') : available.title })
      .closest('li');
    for (const text of [
      t.status.available,
      t.featured,
      'TEST-0001',
      t.deal.rent,
      ar ? '٨٬٥٠٠\u00a0ر.ق\u00a0شهريًا' : 'QR\u00a08,500/month',
      ar ? 'الدوحة' : 'Doha',
      en ? 'Two balconies' : 'شرفتان',
    ])
      expect(card).toHaveTextContent(asRead(text));
  });

  it('tell a failure, nonsense and emptiness apart, and ask again [A-340 A-341 A-400 A-401 A-402 A-403]', async () => {
    const screen = await open(problem(503, 'server.unavailable', { detail: 'Away' }), language);
    const { grid } = screen.text.adminProperties;
    expect(await screen.findByRole('heading', { name: grid.errorTitle })).toBeInTheDocument();
    expect(screen.getByText(filledIn(grid.http, { code: '503', text: 'Away' }))).toBeInTheDocument();
    expect(screen.getByRole('button', { name: grid.reload })).toBeInTheDocument();
    expect(screen.getByText(grid.status.error)).toBeInTheDocument();
    screen.api.answer({ [site]: json({ properties: 'none' }) });
    await screen.user.click(screen.getByRole('button', { name: grid.retry }));
    expect(await screen.findByText(grid.invalid)).toBeInTheDocument();
    screen.api.answer({ [site]: json([]) });
    await screen.user.click(screen.getByRole('button', { name: grid.retry }));
    expect(await screen.findByText(grid.emptyStatus)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: grid.emptyTitle })).toBeInTheDocument();
    expect(screen.getByText(grid.emptyText)).toBeInTheDocument();
    screen.api.answer({ [site]: pageOf([listing()]) });
    await screen.user.click(screen.getByRole('button', { name: grid.checkAgain }));
    expect(await screen.findByText('TEST-0001')).toBeInTheDocument();
    expect(callsTo(screen, site)).toHaveLength(4);
  });
});

it('says it in the words of the specification [A-059 A-340 A-400 A-402]', async () => {
  const screen = await open(problem(503, 'server.unavailable', { detail: 'Away' }));
  expect(await screen.findByText('System Error')).toBeInTheDocument();
  expect(screen.getByText('HTTP 503: Away')).toBeInTheDocument();
  screen.api.answer({ [site]: json([]) });
  await screen.user.click(screen.getByRole('button', { name: 'Retry Connection' }));
  expect(await screen.findByText('No properties found in database')).toBeInTheDocument();
  expect(
    screen.getByText("The database appears to be empty or the sync process hasn't completed yet."),
  ).toBeInTheDocument();
});

describe('the answer behind the cards', () => {
  it('is asked for past every cache, with the session, anew at each refresh [A-080 A-338 A-339]', async () => {
    const screen = await open(pageOf([listing()]));
    await screen.findByText('TEST-0001');
    screen.api.answer({ [site]: pageOf([listing({}, 2)]) });
    await screen.user.click(screen.getByRole('button', { name: screen.text.adminProperties.grid.refresh }));
    expect(await screen.findByText('TEST-0002')).toBeInTheDocument();
    const calls = callsTo(screen, site);
    expect(calls).toHaveLength(2);
    for (const { credentials, headers, query } of calls) {
      expect(credentials).toBe('include');
      expect([headers.get('cache-control'), headers.get('pragma')]).toEqual(['no-cache', 'no-cache']);
      expect([query.get('limit'), query.get('force')]).toEqual(['1000', '1']);
      expect(query.get('t')).toMatch(/^\d+$/);
    }
  });

  it('is waited for with nine cards [A-079]', async () => {
    const screen = await open(() => never());
    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelectorAll('[data-card-skeleton]')).toHaveLength(9);
    expect(screen.getByText(screen.text.adminProperties.grid.status.loading)).toBeInTheDocument();
  });

  it.each([
    [60, false],
    [61, true],
  ])('of %i is drawn sixty at a time', async (count, more) => {
    const screen = await open(pageOf(Array.from({ length: count }, (_, n) => listing({}, n + 1))));
    const { grid } = screen.text.adminProperties;
    await screen.findByText('TEST-0001');
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('heading', { level: 2 })).toHaveLength(61);
    const buttons = screen.queryAllByRole('button', { name: grid.more });
    expect(buttons).toHaveLength(more ? 1 : 0);
    for (const button of buttons) await screen.user.click(button);
    expect(main.getAllByRole('heading', { level: 2 })).toHaveLength(count + 1);
  });
});

describe('a card', () => {
  it('has a neutral place for a picture that is missing or broken [A-083]', async () => {
    const screen = await open(pageOf([listing({}, 1), listing({ images: [] }, 2)]), 'ar');
    const { grid } = screen.text.adminProperties;
    expect(await screen.findAllByText(grid.noImage)).toHaveLength(1);
    const image = screen.getByRole('main').querySelector('li img');
    if (image === null) throw new Error('There is no picture');
    fireEvent.error(image);
    expect(screen.getAllByText(grid.noImage)).toHaveLength(2);
  });

  it('leads to its listing, and the button to a new one [A-081]', async () => {
    const screen = await open(pageOf([listing()]));
    const link = await screen.findByRole('link', { name: 'Quiet flat by the park' });
    expect(link).toHaveAttribute('href', '/admin/properties-table?dialog=view-990001');
    screen.api.answer(catalogue([listing()]));
    await screen.user.click(screen.getByRole('link', { name: screen.text.adminProperties.add }));
    expect(await screen.findByRole('dialog', { name: screen.text.adminProperties.form.addTitle })).toBeInTheDocument();
  });
});
