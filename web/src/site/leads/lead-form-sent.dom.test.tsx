import { consentText } from '@manzil/core/leads/consent-texts';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { company } from '#testing/made/office.ts';
import { problem } from '#testing/answers.ts';
import {
  enquiryForm,
  expectEnquiryKept,
  fillIn,
  openEnquiryForm,
  sendEnquiry,
  sentEnquiries,
  untilAsked,
} from '#testing/enquiry-form.ts';
import { enquiry, receipt } from '#testing/made/enquiry.ts';
import { openScreen, type OpenScreen } from '#testing/screen.tsx';
import { expectToast } from '#testing/toast.ts';

const keys = (screen: OpenScreen) => sentEnquiries(screen).map(({ headers }) => headers.get('idempotency-key'));

describe('what the enquiry form sends', () => {
  it.each([
    ['contact', 'contact_form', 'ar'],
    ['about', 'about_page', 'en'],
    ['services', 'services_page', 'ar'],
  ] as const)(
    'from %s as %s, in words of the page and with cookies [P-162 P-169 P-173 P-174 P-287 P-288 P-340]',
    async (path, source, language) => {
      const screen = await openEnquiryForm({ language, path });
      await sendEnquiry(screen);
      await expectToast({ title: screen.text.leadForm.success });
      const [call] = sentEnquiries(screen);
      expect(call?.body).toEqual({
        firstName: 'Noura',
        lastName: 'Al Kuwari Q',
        email: enquiry.email,
        phone: enquiry.phone,
        message: enquiry.message,
        source,
        website: '',
        captcha: '5',
        captchaToken: 'token-1',
        consent: {
          policyVersion: company.privacyPolicyVersion,
          marketing: false,
          textVersion: consentText('enquiry').version,
        },
        page: `/${language}/${path}`,
        language,
      });
      expect(call?.headers.get('content-type')).toBe('application/json');
      expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
      for (const { operation, credentials } of screen.api.calls)
        expect([operation, credentials]).toEqual([operation, 'include']);
    },
  );

  it('Arabic letters and digits as they were typed, one word as a name, no message [P-281 P-287]', async () => {
    const screen = await openEnquiryForm({ language: 'ar' });
    await sendEnquiry(screen, {
      fullName: ' نورة ',
      email: ' noura@example.com ',
      phone: '٠٠٩٧٤ ٥٥٥٥ ٠١٠١',
      answer: '٥',
    });
    await expectToast({ title: screen.text.leadForm.success });
    const body = sentEnquiries(screen)[0]?.body;
    expect(body).toMatchObject({
      firstName: 'نورة',
      lastName: '',
      email: 'noura@example.com',
      phone: '٠٠٩٧٤ ٥٥٥٥ ٠١٠١',
      captcha: '٥',
    });
    expect(body).not.toHaveProperty('message');
    expect(body).not.toHaveProperty('propertyId');
  });

  it('what looks like code as the text that it is', async () => {
    const screen = await openEnquiryForm();
    const message = `"quoted" & </script><script>alert(1)</script>\n=1+1`;
    await sendEnquiry(screen, { ...enquiry, message, answer: '5' });
    await expectToast({ title: screen.text.leadForm.success });
    expect(sentEnquiries(screen)[0]?.body).toMatchObject({ message });
  });

  it('the same key over every retry, changed or not, and another after success', async () => {
    const screen = await openEnquiryForm({ answers: { 'POST /api/contact': problem(503, 'server.unavailable') } });
    await sendEnquiry(screen);
    await untilAsked(screen, 2);
    await sendEnquiry(screen, { answer: '6' });
    await untilAsked(screen, 3);
    await sendEnquiry(screen, { phone: '66660101', answer: '7' });
    await untilAsked(screen, 4);
    screen.api.answer({ 'POST /api/contact': receipt });
    await sendEnquiry(screen, { answer: '8' });
    await untilAsked(screen, 5);
    await sendEnquiry(screen);
    await untilAsked(screen, 6);
    const [first, second, third, fourth, fifth] = keys(screen);
    expect([second, third, fourth]).toEqual([first, first, first]);
    expect(fifth).toMatch(/^[0-9a-f]{32}$/);
    expect(fifth).not.toBe(first);
  });

  it('another key at once where something else was stored under the first, since the form was changed after a lost answer', async () => {
    const screen = await openEnquiryForm();
    screen.api.answer({
      'POST /api/contact': () =>
        sentEnquiries(screen).length === 1 ? problem(409, 'request.idempotency_conflict') : receipt,
    });
    await sendEnquiry(screen);
    await expectToast({ title: screen.text.leadForm.success });
    const [first, second, ...more] = keys(screen);
    expect(more).toEqual([]);
    expect(second).not.toBe(first);
    expect(sentEnquiries(screen)[0]?.body).toEqual(sentEnquiries(screen)[1]?.body);
  });
});

describe('the captcha of the enquiry form', () => {
  it('is a number in any digits, and another question takes the old answer away [P-258 P-286 M-965]', async () => {
    const screen = await openEnquiryForm();
    const form = enquiryForm(screen);
    expect(form.answer).toHaveAttribute('inputmode', 'numeric');
    const pattern = new RegExp(`^(?:${form.answer.pattern})$`, 'v');
    for (const answer of ['11', '١١', '۱۱']) expect(answer).toMatch(pattern);
    for (const answer of ['eleven', '1.1', '']) expect(answer).not.toMatch(pattern);
    await fillIn(screen, { ...enquiry, answer: '5' });
    await screen.user.click(form.refresh);
    await untilAsked(screen, 2);
    expect(form.answer).toHaveValue('');
    expectEnquiryKept(screen);
    await sendEnquiry(screen, { answer: '6' });
    await expectToast({ title: screen.text.leadForm.success });
    expect(sentEnquiries(screen).map(({ body }) => body)).toMatchObject([{ captcha: '6', captchaToken: 'token-2' }]);
  });

  it('is filled in with its answer while it is switched off [P-257 P-285]', async () => {
    const screen = await openScreen('/en/contact', {
      answers: { 'GET /api/captcha': { message: 'Captcha disabled' }, 'POST /api/contact': receipt },
    });
    const form = enquiryForm(screen);
    expect(await form.findByText('1+1')).toBeInTheDocument();
    expect(form.answer).toHaveValue('2');
    await fillIn(screen, enquiry);
    await sendEnquiry(screen, {});
    await expectToast({ title: screen.text.leadForm.success });
    expect(sentEnquiries(screen)[0]?.body).toMatchObject({ captcha: '2', captchaToken: 'captcha-disabled' });
    await waitFor(() => expect(form.answer).toHaveValue('2'));
  });
});

describe('the honeypot of the enquiry form', () => {
  it('is out of reach for people and assistive technology; what a machine writes there goes to the server [P-233 P-282]', async () => {
    const screen = await openEnquiryForm({ answers: { 'POST /api/contact': problem(422, 'lead.honeypot') } });
    const trap = screen.getByLabelText<HTMLInputElement>(screen.text.leadForm.website);
    expect(trap).toHaveAttribute('name', 'website');
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap).toHaveAttribute('autocomplete', 'off');
    expect(trap.closest('[aria-hidden=true]')).not.toBeNull();
    expect(screen.queryByRole('textbox', { name: screen.text.leadForm.website })).not.toBeInTheDocument();
    await screen.user.type(trap, 'https://spam.example');
    await sendEnquiry(screen);
    await expectToast({
      title: screen.text.leadForm.blocked,
      description: screen.text.leadForm.blockedText,
      failed: true,
    });
    expect(sentEnquiries(screen)[0]?.body).toMatchObject({ website: 'https://spam.example' });
  });
});
