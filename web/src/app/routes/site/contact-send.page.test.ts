import { consentText } from '@manzil/core/leads/consent-texts';
import { describe, expect, it } from 'vitest';
import { company } from '#testing/made/office.ts';
import { type Call, problem } from '#testing/answers.ts';
import { link, question, receipt } from '#testing/made/enquiry.ts';
import { type ServedSite, servedSite } from '#testing/served.ts';
import { languages, words } from '#testing/words.ts';

const typed = { fullName: 'Noura Al Kuwari', email: 'noura@example.com', phone: '٥٥٥٥٠١٠١', message: 'Hello there' };
const first = { ...typed, website: '', source: 'about_page', page: '/en/about' };
/** From the second page. */
const key = '0123456789abcdef0123456789abcdef';
const second = { ...first, captcha: '5', captchaToken: 'token-1', key };

const sent = (site: ServedSite): Call[] => site.api.calls.filter(({ operation }) => operation === 'POST /api/contact');

function fieldsOf(html: string): Record<string, string> {
  const form = /<form[^>]*\/contact\/send[^>]*>[^]*?<\/form>/.exec(html)?.[0] ?? '';
  const inputs = Array.from(form.matchAll(/<input\b[^>]*>/g), ([tag]) => [
    /\bname="([^"]*)"/.exec(tag)?.[1] ?? '',
    /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '',
  ]);
  const message = /<textarea\b[^>]*>([^<]*)<\/textarea>/.exec(form)?.[1] ?? '';
  return { ...(Object.fromEntries(inputs) as Record<string, string>), message: message.replace(/^\n/, '') };
}

describe.each(languages)('an enquiry without scripts (%s)', (language) => {
  const { leadForm: text, contact } = words[language];
  const address = `/${language}/contact/send`;

  it('is asked the question on a second page, with everything that was typed [P-173 P-174 P-286]', async () => {
    const site = await servedSite({ 'GET /api/captcha': question() });
    const page = await site.post(address, first);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const html = await page.text();
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
    expect(html).toContain(contact.sent.almost);
    expect(fieldsOf(html)).toEqual({
      ...first,
      captcha: '',
      captchaToken: 'token-1',
      key: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    });
    expect(html).toMatch(/<input(?=[^>]*name="captcha")(?=[^>]*inputMode="numeric")(?=[^>]*required)[^>]*>/);
    expect(html).not.toContain('role="alert"');
    expect(sent(site)).toEqual([]);
  });

  it('names on the second page what is missing, but not the answer that nobody was asked for', async () => {
    const site = await servedSite({ 'GET /api/captcha': question() });
    const page = await site.post(address, { ...first, email: 'nowhere@', phone: ' ' });
    const html = await page.text();
    expect(html).toContain(text.errors.email);
    expect(html).toContain(text.errors.phone);
    expect(html).not.toContain(text.errors.captcha);
    expect(html).not.toContain(text.errors.fullName);
    expect(fieldsOf(html)).toMatchObject({ email: 'nowhere@', message: 'Hello there' });
  });

  it('is stored once answered, and leads to its page, as when it is sent again [P-169 P-173 P-287 P-355 M-1016]', async () => {
    const site = await servedSite({ 'POST /api/contact': receipt });
    const page = await site.post(address, { ...second, page: `/${language}/about` });
    expect(page.status).toBe(303);
    expect(page.headers.get('location')).toBe(`/${language}/enquiry/${link}?sent`);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const [call, ...more] = sent(site);
    expect(more).toEqual([]);
    expect(call?.headers.get('idempotency-key')).toBe(key);
    expect(call?.body).toEqual({
      firstName: 'Noura',
      lastName: 'Al Kuwari',
      email: typed.email,
      phone: typed.phone,
      message: typed.message,
      source: 'about_page',
      website: '',
      captcha: '5',
      captchaToken: 'token-1',
      consent: {
        policyVersion: company.privacyPolicyVersion,
        marketing: false,
        textVersion: consentText('enquiry').version,
      },
      page: `/${language}/about`,
      language,
    });
  });

  it('says that it was stored where its link has ended [P-355 M-1016]', async () => {
    const site = await servedSite({ 'POST /api/contact': { ...receipt, link: null, next: null } });
    const page = await site.post(address, second);
    expect(page.status).toBe(201);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toMatch(new RegExp(`<h1[^>]*>${text.success}</h1>`));
  });

  it.each([
    [422, 'lead.captcha_failed', text.errors.captchaFailed],
    [422, 'lead.captcha_expired', text.errors.captchaFailed],
    [422, 'lead.captcha_used', text.errors.captchaFailed],
    [422, 'lead.spam', text.blockedText],
    [422, 'lead.honeypot', text.blockedText],
    [429, 'lead.rate_limited', text.rateLimited],
    [429, 'request.rate_limited', text.rateLimited],
    [503, 'server.unavailable', text.failedText],
    [503, 'lead.unclear', text.unclearText],
    [500, 'server.error', text.failedText],
  ])(
    'is shown again with its words, another question and the same key after %i %s [P-254 P-350 P-352 P-354]',
    async (status, code, said) => {
      const site = await servedSite({ 'POST /api/contact': problem(status, code), 'GET /api/captcha': question(2) });
      const page = await site.post(address, second);
      expect(page.status).toBe(status);
      expect(page.headers.get('cache-control')).toBe('no-store');
      const html = await page.text();
      expect(html).toContain(said);
      expect(html).toContain(text.otherWays);
      expect(fieldsOf(html)).toEqual({ ...first, captcha: '', captchaToken: 'token-2', key });
    },
  );

  it('shows beside its field what the server finds wrong [P-278 P-280 P-288]', async () => {
    const errors = ['firstName', 'email'].map((path) => ({ in: 'body', path, code: 'format', message: 'in English' }));
    const site = await servedSite({
      'POST /api/contact': problem(400, 'request.invalid', { errors }),
      'GET /api/captcha': question(2),
    });
    const page = await site.post(address, { ...second, email: 'a@b.cc' });
    expect(page.status).toBe(400);
    const html = await page.text();
    expect(html).toContain(text.errors.fullName);
    expect(html).toContain(text.errors.email);
    expect(html).not.toContain(text.failedText);
    expect(html).not.toContain('in English');
  });

  it('says that the question could not be had, and can be posted again [P-256]', async () => {
    const site = await servedSite({ 'GET /api/captcha': problem(503, 'server.unavailable') });
    const page = await site.post(address, first);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain(text.captcha.failed);
    expect(fieldsOf(html)).toMatchObject(typed);
    expect(fieldsOf(html)).not.toHaveProperty('captchaToken');
  });
});

describe('what an enquiry without scripts carries', () => {
  it.each([
    ['contact_form', '/en/contact', {}],
    ['services_page', '/ar/services', {}],
    ['property_inquiry', '/en/properties/42', { propertyId: '42' }],
  ])('%s of %s [P-169 P-173 P-232]', async (source, page, more) => {
    const site = await servedSite({ 'POST /api/contact': receipt });
    const answer = await site.post('/en/contact/send', { ...second, source, page, ...more });
    expect(answer.status).toBe(303);
    const body = sent(site)[0]?.body;
    expect(body).toMatchObject({ source, page });
    expect((body as { propertyId?: number }).propertyId).toBe('propertyId' in more ? 42 : undefined);
  });

  it('is a form of its own where the button of a listing leads: nothing is wrong with it yet [P-232]', async () => {
    const site = await servedSite({ 'GET /api/captcha': question() });
    const fields = {
      source: 'property_inquiry',
      page: '/en/properties/42',
      propertyId: '42',
      message: 'I am interested',
    };
    const html = await (await site.post('/en/contact/send', fields)).text();
    expect(html).not.toContain('role="alert"');
    expect(fieldsOf(html)).toMatchObject({ ...fields, fullName: '', email: '', phone: '' });
  });

  it('is checked again with the answer, before the server is asked', async () => {
    const site = await servedSite({ 'GET /api/captcha': question(2) });
    const page = await site.post('/en/contact/send', { ...second, fullName: ' ', captcha: '' });
    expect(page.status).toBe(422);
    const html = await page.text();
    expect(html).toContain(words.en.leadForm.errors.fullName);
    expect(html).toContain(words.en.leadForm.errors.captcha);
    expect(fieldsOf(html)).toMatchObject({ captchaToken: 'token-2', key });
    expect(sent(site)).toEqual([]);
  });

  it('takes a key of its own where something else was stored under the posted one', async () => {
    const site = await servedSite({
      'POST /api/contact': ({ headers }) =>
        headers.get('idempotency-key') === key ? problem(409, 'request.idempotency_conflict') : receipt,
    });
    const page = await site.post('/en/contact/send', second);
    expect(page.status).toBe(303);
    expect(sent(site)).toHaveLength(2);
  });

  it('keeps markup as text and the honeypot as it was filled [P-233 P-282]', async () => {
    const site = await servedSite({ 'GET /api/captcha': question() });
    const message = '"quoted" & </textarea></script><script>alert(1)</script>';
    const html = await (
      await site.post('/en/contact/send', { ...first, message, website: 'https://spam.example' })
    ).text();
    expect(html).not.toContain('<script>alert(1)</script>');
    expect(html).toContain(
      '&quot;quoted&quot; &amp; &lt;/textarea&gt;&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;<',
    );
    expect(fieldsOf(html)['website']).toBe('https://spam.example');
    expect(html).toMatch(
      /<div aria-hidden="true"[^>]*><label>[^<]*<input(?=[^>]*tabindex="-1")(?=[^>]*autocomplete="off")/i,
    );
  });

  it('is filled in with its answer while the captcha is switched off [P-257 P-285]', async () => {
    const site = await servedSite({ 'GET /api/captcha': { message: 'Captcha disabled' } });
    const html = await (await site.post('/en/contact/send', first)).text();
    expect(html).toContain('1+1');
    expect(fieldsOf(html)).toMatchObject({ captcha: '2', captchaToken: 'captcha-disabled' });
  });
});

describe('what is no enquiry', () => {
  it.each(languages)('leads to the form when nothing was posted (%s)', async (language) => {
    const site = await servedSite();
    const answer = await site.get(`/${language}/contact/send`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(`/${language}/contact`);
  });

  it('is refused in plain words when it is too large, comes from elsewhere or is no form', async () => {
    const site = await servedSite();
    const large = await site.post('/en/contact/send', { message: 'x'.repeat(40_000) });
    expect(large.status).toBe(413);
    const foreign = await site.post('/en/contact/send', { fullName: 'x' }, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(400);
    const unread = await fetch(`${site.url}/en/contact/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"fullName":"x"}',
    });
    expect(unread.status).toBe(415);
    for (const answer of [large, foreign, unread]) expect(await answer.text()).not.toMatch(/\n\s+at /);
    expect(sent(site)).toEqual([]);
  });
});
