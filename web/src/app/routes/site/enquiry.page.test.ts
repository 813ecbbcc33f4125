import { describe, expect, it } from 'vitest';
import { formatDate } from '#i18n/format.ts';
import { clockOf, momentOf, weekdayOf } from '#site/leads/enquiry-times.ts';
import { problem } from '#testing/answers.ts';
import { link, next, standing } from '#testing/made/enquiry.ts';
import { filledIn } from '#testing/fill-in.ts';
import { servedSite } from '#testing/served.ts';
import { languages, words } from '#testing/words.ts';

const read = 'GET /api/enquiries/{enquiry}';

describe.each(languages)('the page of an enquiry (%s)', (language) => {
  const { enquiry: text, leadForm } = words[language];
  const address = `/${language}/enquiry/${link}`;

  it('says what is known and when the office calls, in Qatar’s time [M-1011 M-1013 M-1015]', async () => {
    const site = await servedSite({ [read]: { ...standing, crmAt: '2026-11-28T07:42:00.000Z', assigned: true } });
    const page = await site.get(address);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toMatch(new RegExp(`<h1[^>]*>${text.title}</h1>`));
    const steps = Array.from(html.matchAll(/<time[^>]*>([^<]*)</g), ([, said]) => said);
    expect(steps).toEqual([momentOf(standing.receivedAt, language), momentOf('2026-11-28T07:42:00.000Z', language)]);
    const said = { day: weekdayOf(next.opensAt, language), opens: clockOf(next.opensAt, language) };
    for (const part of [
      standing.referenceId,
      text.steps.received,
      text.steps.crm,
      text.steps.assigned,
      filledIn(text.next.closed, said),
      filledIn(text.ends, { date: formatDate(standing.endsAt, language) }),
    ])
      expect(html).toContain(part);
    expect(html).not.toContain(text.steps.answered);
    expect(site.api.calls.find(({ operation }) => operation === read)?.params).toEqual({ enquiry: link });
  });

  it('leaves out what is not known, and tells nothing of a CRM that fails [M-1011]', async () => {
    const html = await (await (await servedSite({ [read]: standing })).get(address)).text();
    expect(html).toContain(text.steps.received);
    for (const step of ['crm', 'assigned', 'answered'] as const) expect(html).not.toContain(text.steps[step]);
  });

  it.each(['overdue', 'answered'] as const)('asks to call where it is %s [M-1013]', async (kind) => {
    const answered = kind === 'answered';
    const site = await servedSite({ [read]: { ...standing, answered, next: { ...next, kind } } });
    const html = await (await site.get(address)).text();
    expect(html).toContain(text.next[kind]);
    expect(html.includes(text.steps.answered)).toBe(answered);
  });

  it('is kept and found by nobody: no cache, no search engine, no other site, no measuring [M-1015]', async () => {
    const measured = { marketing: { google_analytics: 'G-TEST', meta_pixel: '123456789' } };
    const site = await servedSite(
      { [read]: standing },
      { site: measured, analytics: { script: 'https://www.googletagmanager.com/gtag/js' } },
    );
    for (const path of [address, `/enquiry/${link}`, `${address}?sent`, `/${language}/Enquiry/${link}/`]) {
      const page = await site.get(path);
      expect(page.status).toBe(200);
      expect(page.headers.get('cache-control')).toBe('private, no-store');
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(page.headers.get('content-security-policy')).not.toContain('google');
      const html = await page.text();
      expect(html).toContain('<meta name="robots" content="noindex, follow"');
      expect(html).not.toContain('analytics-id');
      expect(/<link rel="canonical"[^>]*>/.exec(html)?.[0]).not.toContain(link);
    }
    expect(await (await site.get(`/${language}/about`)).text()).toContain('analytics-id');
    // each was asked anew
    expect(site.api.calls.filter(({ operation }) => operation === read)).toHaveLength(4);
  });

  it('says that the link has ended, and how to reach the office [M-1017]', async () => {
    for (const refusal of [problem(404, 'enquiry.not_found'), problem(400, 'request.invalid')]) {
      const page = await (await servedSite({ [read]: refusal })).get(address);
      expect(page.status).toBe(404);
      expect(page.headers.get('cache-control')).toBe('private, no-store');
      const html = await page.text();
      expect(html).toContain(text.states.gone.title);
      expect(html).toMatch(/href="tel:\+974/);
      expect(html).toContain(`href="/${language}/contact"`);
    }
  });

  it.each([
    [429, 'request.rate_limited', 'busy', 429],
    [500, 'server.error', 'failed', 503],
    [503, 'server.unavailable', 'failed', 503],
  ] as const)(
    'after %i %s asks to come again, and says nothing of an end [M-1017]',
    async (status, code, state, sent) => {
      const page = await (await servedSite({ [read]: problem(status, code) })).get(address);
      expect(page.status).toBe(sent);
      const html = await page.text();
      expect(html).toContain(text.states[state].title);
      expect(html).toContain(`href="${address}"`);
      expect(html).not.toContain(text.states.gone.title);
    },
  );

  it('thanks who was led here by a form without scripts [P-355 M-1016]', async () => {
    const html = await (await (await servedSite({ [read]: standing })).get(`${address}?sent`)).text();
    expect(html).toMatch(new RegExp(`<h1[^>]*>${leadForm.success}</h1>`));
  });
});
