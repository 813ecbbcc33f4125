import { consentText } from '@manzil/core/leads/consent-texts';
import { describe, expect, it } from 'vitest';
import { company } from '#testing/made/office.ts';
import { type Call, problem } from '#testing/answers.ts';
import { receipt } from '#testing/made/enquiry.ts';
import { type ServedSite, servedSite } from '#testing/served.ts';
import { languages, words } from '#testing/words.ts';

const typed = { email: 'reader@example.com', website: '' };
const sent = (site: ServedSite): Call[] => site.api.calls.filter(({ operation }) => operation === 'POST /api/leads');

describe.each(languages)('a subscription without scripts (%s)', (language) => {
  const { newsletter: text } = words[language];
  const page = `/${language}/blog`;
  const post = (site: ServedSite, fields: Record<string, string> = {}) =>
    site.post(`/${language}/newsletter`, { ...typed, page, ...fields });

  it('stands on the about page as a form [P-161 P-291]', async () => {
    const site = await servedSite();
    const html = await (await site.get(`/${language}/about`)).text();
    const form = new RegExp(`<form[^>]*action="/${language}/newsletter"[^]*?</form>`).exec(html)?.[0] ?? '';
    expect(form).toMatch(/method="post"/i);
    expect(form).toMatch(/<input(?=[^>]*name="email")(?=[^>]*type="email")(?=[^>]*required)/);
    expect(form).toContain(`name="page" value="/${language}/about"`);
    expect(form).toContain(text.consent);
    expect(form).toContain(`href="/${language}/privacy"`);
  });

  it('is stored as a lead with consent, and says so [P-339 P-363]', async () => {
    const site = await servedSite({ 'POST /api/leads': receipt });
    const answer = await post(site, { email: ' reader@example.com ' });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toMatch(new RegExp(`<h1[^>]*>${text.thanks}</h1>`));
    expect(html).toContain(text.subscribed);
    expect(sent(site).map(({ body }) => body)).toEqual([
      {
        email: 'reader@example.com',
        website: '',
        source: 'newsletter',
        language,
        page,
        consent: {
          policyVersion: company.privacyPolicyVersion,
          marketing: true,
          textVersion: consentText('newsletter').version,
        },
      },
    ]);
    expect(sent(site)[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each(['', ' ', 'nowhere'])('is not stored for "%s", and says why [P-161 P-289 P-361]', async (email) => {
    const site = await servedSite();
    const answer = await post(site, { email });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toMatch(new RegExp(`role="alert"[^>]*>${text.invalid}<`));
    expect(sent(site)).toEqual([]);
  });

  it('shows the address again with why it was not stored [P-361 P-362]', async () => {
    const errors = [{ in: 'body', path: 'email', code: 'format', message: 'in English' }];
    for (const [refusal, said] of [
      [problem(400, 'request.invalid', { errors }), text.invalid],
      [problem(422, 'lead.honeypot'), text.failed],
      [problem(429, 'lead.rate_limited'), text.failed],
      [problem(503, 'server.unavailable'), text.failed],
      [problem(503, 'lead.unclear'), text.unclear],
    ] as const) {
      const site = await servedSite({ 'POST /api/leads': refusal });
      const answer = await post(site, { email: '"a"@b@c' });
      expect(answer.status).toBe(refusal.status);
      const html = await answer.text();
      expect(html).toMatch(new RegExp(`role="alert"[^>]*>${said}<`));
      expect(html).toContain('value="&quot;a&quot;@b@c"');
      expect(html).toContain(`name="page" value="${page}"`);
      expect(html).not.toContain('in English');
    }
  });

  it('leads to the form when nothing was posted', async () => {
    const answer = await (await servedSite()).get(`/${language}/newsletter`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(`/${language}/about`);
  });
});

it('a subscription takes no page of elsewhere, and passes a filled honeypot on', async () => {
  const site = await servedSite({ 'POST /api/leads': receipt });
  for (const page of ['https://evil.example/', '//evil.example', '/\\evil.example', ''])
    await site.post('/ar/newsletter', { email: 'reader@example.com', page, website: 'https://spam.example' });
  expect(sent(site)).toHaveLength(4);
  for (const { body } of sent(site)) expect(body).toMatchObject({ page: '/ar/about', website: 'https://spam.example' });
});
