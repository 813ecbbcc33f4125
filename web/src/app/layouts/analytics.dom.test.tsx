import { waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choose } from '#lib/analytics/analytics.ts';
import { sendEnquiry } from '#testing/enquiry-form.ts';
import { enquiry, question, receipt } from '#testing/made/enquiry.ts';
import { openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { type Language, languages } from '#testing/words.ts';

const script = 'https://stats.example/gtag.js';
const tags = { 'analytics-id': 'M-1', 'analytics-script': script };

beforeEach(() => {
  // what was started lives as long as its module
  choose('denied');
  localStorage.clear();
  delete window.dataLayer;
  delete window.fbq;
  delete window.ttq;
});

afterEach(() => {
  vi.restoreAllMocks();
});

const scripts = () => [...document.head.querySelectorAll('script[src]')].map((one) => one.getAttribute('src'));
const sent = () =>
  (window.dataLayer ?? []).map((entry) => JSON.parse(JSON.stringify([...(entry as unknown[])])) as unknown[]);
const pagesSent = () =>
  sent().flatMap(([, name, more]) => (name === 'page_view' ? [(more as { page_path: string }).page_path] : []));

async function open(
  path: string,
  language: Language = 'en',
  given: Record<string, string> = tags,
  answers: ScreenOptions['answers'] = {},
) {
  for (const [name, content] of Object.entries(given)) {
    const meta = document.createElement('meta');
    Object.assign(meta, { name, content });
    document.head.append(meta);
  }
  const screen = await openScreen(path, { language, answers: { 'GET /api/captcha': question(), ...answers } });
  const text = screen.text.shell.consent;
  return {
    ...screen,
    consent: text,
    banner: () => screen.queryByRole('region', { name: text.label }),
    press: async (name: string) => {
      const banner = await screen.findByRole('region', { name: text.label });
      await screen.user.click(within(banner).getByRole('button', { name }));
    },
    door: () => within(screen.getByRole('contentinfo')).queryByRole('button', { name: text.label }),
  };
}

it('nobody is asked and nothing is loaded where nothing is configured [P-342]', async () => {
  const screen = await open('/en/privacy', 'en', {});
  await screen.goTo('/en/terms');
  expect([screen.banner(), screen.door()]).toEqual([null, null]);
  expect([scripts(), window.gtag, sent()]).toEqual([[], undefined, []]);
});

describe.each(languages)('the question (%s)', (language) => {
  it('is refused by one press that looks like the other, and that lasts [P-342]', async () => {
    const screen = await open(`/${language}/privacy`, language);
    const banner = within(await screen.findByRole('region', { name: screen.consent.label }));
    expect(banner.getByText(screen.consent.text, { exact: false })).toBeInTheDocument();
    expect(banner.getByRole('link')).toHaveAttribute('href', `/${language}/privacy#cookies`);
    const [refuse, accept] = [screen.consent.refuse, screen.consent.accept].map((name) =>
      banner.getByRole('button', { name }),
    );
    expect(refuse!.className).toBe(accept!.className);
    await screen.user.click(refuse!);
    await waitFor(() => expect(screen.banner()).toBeNull());
    expect(localStorage.getItem('analyticsConsent')).toBe('denied');
    await screen.goTo(`/${language}/terms`);
    expect([screen.banner(), scripts(), sent()]).toEqual([null, [], []]);
  });

  it('is not put again to who refused, and is taken back at the foot of the page', async () => {
    localStorage.setItem('analyticsConsent', 'denied');
    const screen = await open(`/${language}/privacy`, language);
    expect(screen.banner()).toBeNull();
    await screen.user.click(screen.door()!);
    await screen.press(screen.consent.accept);
    await waitFor(() => expect(screen.banner()).toBeNull());
    expect(scripts()).toEqual([`${script}?id=M-1`]);
    expect(localStorage.getItem('analyticsConsent')).toBe('granted');
  });
});

it('who agreed before is counted at once, once for each page, without what stands behind it [P-343]', async () => {
  localStorage.setItem('analyticsConsent', 'granted');
  const screen = await open('/en/privacy?utm_source=secret');
  expect(screen.banner()).toBeNull();
  expect(scripts()).toEqual([`${script}?id=M-1`]);
  await screen.goTo('/en/terms?search=secret');
  await screen.goTo('/en/terms?search=other');
  await screen.goTo('/ar/privacy');
  expect(pagesSent()).toEqual(['/en/privacy', '/en/terms', '/ar/privacy']);
  expect(scripts()).toHaveLength(1);
  expect(JSON.stringify(sent())).not.toMatch(/secret|utm_source/);
});

it('who takes it back is counted no more', async () => {
  localStorage.setItem('analyticsConsent', 'granted');
  const screen = await open('/en/privacy');
  const before = sent().length;
  await screen.user.click(screen.door()!);
  await screen.press(screen.consent.refuse);
  await screen.goTo('/en/terms');
  expect(sent()).toHaveLength(before);
});

it('a choice that cannot be stored holds for this page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('switched off');
  });
  const screen = await open('/en/privacy');
  await screen.press(screen.consent.accept);
  expect(pagesSent()).toEqual(['/en/privacy']);
});

it('an enquiry is counted with its kind and nothing of the person [P-343 P-344 P-356]', async () => {
  localStorage.setItem('analyticsConsent', 'granted');
  const screen = await open('/en/contact?utm_source=x', 'en', tags, { 'POST /api/contact': receipt });
  await sendEnquiry(screen, { ...enquiry, email: 'noura.secret@example.com', message: 'secret', answer: '5' });
  await waitFor(() =>
    expect(sent()).toContainEqual(['event', 'lead_generated', { event_category: 'lead', event_label: 'contact_form' }]),
  );
  expect(sent().filter(([, name]) => name === 'lead_generated')).toHaveLength(1);
  expect(JSON.stringify(sent())).not.toMatch(/noura|secret|5555|utm_source/i);
});

describe('advertising services', () => {
  const pixels = { 'meta-pixel-id': '12345', 'tiktok-pixel-id': 'TT-1' };

  it.each([
    [{ 'meta-pixel-id': '1' }, /Meta/, /TikTok/],
    [{ 'tiktok-pixel-id': '1' }, /TikTok/, /Meta/],
  ] as const)('are named in the question: %j', async (given, named, other) => {
    const screen = await open('/en/privacy', 'en', given);
    const banner = await screen.findByRole('region', { name: screen.consent.label });
    expect(banner).toHaveTextContent(named);
    expect(banner).not.toHaveTextContent(other);
  });

  it('are asked for anew where somebody agreed to counting alone', async () => {
    localStorage.setItem('analyticsConsent', 'granted');
    const screen = await open('/ar/privacy', 'ar', { ...tags, ...pixels });
    await screen.findByRole('region', { name: screen.consent.label });
    expect([scripts(), sent()]).toEqual([[], []]);
    await screen.press(screen.consent.accept);
    await waitFor(() => expect(scripts()).toHaveLength(3));
    expect([localStorage.getItem('analyticsConsent'), localStorage.getItem('advertisingConsent')]).toEqual([
      'granted',
      'granted',
    ]);
    expect(window.fbq?.queue).toContainEqual(['track', 'PageView']);
    expect([...(window.ttq ?? [])]).toContainEqual(['page']);
  });
});
