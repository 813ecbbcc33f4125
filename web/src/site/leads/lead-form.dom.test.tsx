import { waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { company, phoneHref, whatsappHref } from '#testing/made/office.ts';
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
import { enquiry, question, receipt } from '#testing/made/enquiry.ts';
import { openScreen } from '#testing/screen.tsx';
import { closeToast, expectToast } from '#testing/toast.ts';
import { languages } from '#testing/words.ts';

describe.each(languages)('the enquiry form (%s)', (language) => {
  it('names every field that is missing, and sends nothing [P-278 P-279 P-280 P-281 P-284]', async () => {
    const screen = await openEnquiryForm({ language });
    const { errors } = screen.text.leadForm;
    await sendEnquiry(screen, {});
    const form = enquiryForm(screen);
    expect(form.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      errors.fullName,
      errors.email,
      errors.phone,
      errors.captcha,
    ]);
    for (const field of [form.fullName, form.email, form.phone, form.answer]) expect(field).toBeInvalid();
    expect(form.fullName).toHaveAccessibleDescription(errors.fullName);
    expect(form.message).toBeValid();
    expect(form.fullName).toHaveFocus();
    await sendEnquiry(screen, { ...enquiry, email: 'nowhere', answer: '5' });
    expect(form.getByRole('alert')).toHaveTextContent(errors.email);
    expect(sentEnquiries(screen)).toEqual([]);
  });

  it('is sent once, says so and begins anew with another question [P-174 P-252 P-253 P-287 P-355]', async () => {
    const screen = await openEnquiryForm({ language });
    const form = enquiryForm(screen);
    const { leadForm: text } = screen.text;
    expect(form.getByText(text.consent)).toBeInTheDocument();
    let answered: (body: typeof receipt) => void = () => undefined;
    screen.api.answer({ 'POST /api/contact': () => new Promise<typeof receipt>((resolve) => (answered = resolve)) });
    await sendEnquiry(screen);
    const button = form.getByRole('button', { name: text.sending });
    expect(button).toBeDisabled();
    await screen.user.click(button);
    await screen.user.type(form.phone, '{Enter}');
    answered(receipt);
    await expectToast({ title: text.success });
    await untilAsked(screen, 2);
    for (const field of [form.fullName, form.email, form.phone, form.message]) expect(field).toHaveValue('');
    expect(form.answer).toHaveValue('');
    expect(form.submit()).toBeEnabled();
    expect(form.queryByRole('alert')).not.toBeInTheDocument();
    expect(sentEnquiries(screen)).toHaveLength(1);
  });

  it('says that the captcha was wrong, whatever was wrong about it, and keeps what was typed [P-254 P-350]', async () => {
    const screen = await openEnquiryForm({ language });
    const form = enquiryForm(screen);
    await fillIn(screen, enquiry);
    let n = 1;
    for (const refusal of [
      problem(422, 'lead.captcha_failed'),
      problem(422, 'lead.captcha_expired'),
      problem(422, 'lead.captcha_used'),
      // a proxy in between answers with words only
      new Response('Verification failed', { status: 403 }),
    ]) {
      screen.api.answer({ 'POST /api/contact': refusal });
      await sendEnquiry(screen, { answer: '99' });
      await untilAsked(screen, (n += 1));
      expect(form.getByRole('alert')).toHaveTextContent(screen.text.leadForm.errors.captchaFailed);
      expect(form.answer).toHaveValue('');
      expectEnquiryKept(screen);
    }
    screen.api.answer({ 'POST /api/contact': receipt });
    await sendEnquiry(screen, { answer: '9' });
    await expectToast({ title: screen.text.leadForm.success });
    expect(form.queryByRole('alert')).not.toBeInTheDocument();
    expect(sentEnquiries(screen).map(({ body }) => (body as { captchaToken: string }).captchaToken)).toEqual(
      [1, 2, 3, 4, 5].map((each) => `token-${String(each)}`),
    );
  });

  it('is blocked with a toast and other ways to reach us where it looks like spam or is one too many [P-254 P-352]', async () => {
    const screen = await openEnquiryForm({ language });
    const { leadForm: text, common } = screen.text;
    await fillIn(screen, enquiry);
    let n = 1;
    for (const [refusal, words] of [
      [problem(422, 'lead.spam'), text.blockedText],
      [problem(422, 'lead.honeypot'), text.blockedText],
      [problem(429, 'lead.rate_limited'), text.rateLimited],
      [problem(429, 'request.rate_limited'), text.rateLimited],
    ] as const) {
      screen.api.answer({ 'POST /api/contact': refusal });
      await sendEnquiry(screen, { answer: '5' });
      await untilAsked(screen, (n += 1));
      await expectToast({ title: text.blocked, description: text.blockedText, failed: true });
      await closeToast(screen);
      const alert = enquiryForm(screen).getByRole('alert');
      expect(alert).toHaveTextContent(words);
      expect(alert).toHaveTextContent(text.otherWays);
      expect(within(alert).getByRole('link', { name: common.whatsapp })).toHaveAttribute('href', whatsappHref);
      expect(within(alert).getByRole('link', { name: company.phone })).toHaveAttribute('href', phoneHref);
      expectEnquiryKept(screen);
    }
  });

  it('says that sending failed, whyever, and that nothing typed is lost [P-254 P-330 P-354]', async () => {
    const screen = await openEnquiryForm({ language });
    const { leadForm: text } = screen.text;
    const form = enquiryForm(screen);
    await fillIn(screen, enquiry);
    let n = 1;
    for (const failure of [
      problem(503, 'server.unavailable'),
      problem(500, 'server.error'),
      problem(400, 'request.malformed'),
      problem(413, 'request.too_large'),
      problem(415, 'request.unsupported_media_type'),
      problem(409, 'request.idempotency_conflict'),
      problem(400, 'request.invalid', { errors: [{ in: 'body', path: 'propertyId', code: 'unknown', message: '' }] }),
    ]) {
      screen.api.answer({ 'POST /api/contact': failure });
      await sendEnquiry(screen, { answer: '5' });
      await untilAsked(screen, (n += 1));
      await expectToast({ title: text.failed, description: text.failedText, failed: true });
      await closeToast(screen);
      expect(form.getByRole('alert')).toHaveTextContent(text.failedText);
      expectEnquiryKept(screen);
    }
  });

  it('never calls unsent what may have arrived: it asks again under the same key until that is clear [M-202]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const screen = await openEnquiryForm({ language });
    const { leadForm: text } = screen.text;
    const form = enquiryForm(screen);
    await fillIn(screen, enquiry);
    for (const failure of [
      problem(503, 'lead.unclear'),
      new Response('<html>Bad Gateway</html>', { status: 502 }),
      () => Promise.reject(new TypeError('Failed to fetch')),
    ]) {
      const before = sentEnquiries(screen).length;
      screen.api.answer({ 'POST /api/contact': failure });
      await sendEnquiry(screen, { answer: '5' });
      await waitFor(() => expect(screen.getByRole('form')).toHaveTextContent(text.asking));
      expect(screen.queryByText(text.failed)).toBeNull();
      await vi.advanceTimersByTimeAsync(15_000);
      await expectToast({ title: text.unclear, description: text.unclearText, unclear: true });
      await closeToast(screen);
      expect(sentEnquiries(screen)).toHaveLength(before + 5);
      expect(screen.getByRole('form')).not.toHaveTextContent(text.asking);
      expect(form.getByRole('alert')).toHaveTextContent(text.unclearText);
      expectEnquiryKept(screen);
    }
    screen.api.answer({ 'POST /api/contact': receipt });
    await sendEnquiry(screen, { answer: '5' });
    await expectToast({ title: text.success });
    expect(new Set(sentEnquiries(screen).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    vi.useRealTimers();
  });

  it('says thank you when the second asking finds it stored [M-202]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const screen = await openEnquiryForm({ language, answers: { 'POST /api/contact': problem(503, 'lead.unclear') } });
    await sendEnquiry(screen);
    await waitFor(() => expect(sentEnquiries(screen)).toHaveLength(1));
    screen.api.answer({ 'POST /api/contact': receipt });
    await vi.advanceTimersByTimeAsync(1_000);
    await expectToast({ title: screen.text.leadForm.success });
    vi.useRealTimers();
  });

  it('shows beside its field what the server finds wrong [P-278 P-279 P-280 P-285 P-288]', async () => {
    const errors = ['firstName', 'email', 'phone', 'captchaToken'].map((path) => ({
      in: 'body',
      path,
      code: 'format',
      message: 'in English',
    }));
    const screen = await openEnquiryForm({
      language,
      answers: { 'POST /api/contact': problem(400, 'request.invalid', { errors }) },
    });
    const { errors: words } = screen.text.leadForm;
    await sendEnquiry(screen);
    await untilAsked(screen, 2);
    const form = enquiryForm(screen);
    expect(form.fullName).toHaveAccessibleDescription(words.fullName);
    expect(form.email).toHaveAccessibleDescription(words.email);
    expect(form.phone).toHaveAccessibleDescription(words.phone);
    expect(form.answer).toHaveAccessibleDescription(words.captchaToken);
    expectEnquiryKept(screen);
    screen.api.answer({ 'POST /api/contact': receipt });
    await sendEnquiry(screen, { answer: '6' });
    await expectToast({ title: screen.text.leadForm.success });
  });

  it('asks for a little less where a text is too long for the server', async () => {
    const screen = await openEnquiryForm({ language });
    await sendEnquiry(screen, { ...enquiry, phone: '5'.repeat(41), message: 'x'.repeat(5_001), answer: '5' });
    const form = enquiryForm(screen);
    const { tooLong } = screen.text.leadForm.errors;
    expect(form.phone).toHaveAccessibleDescription(tooLong);
    expect(form.message).toHaveAccessibleDescription(tooLong);
    expect(sentEnquiries(screen)).toEqual([]);
    await sendEnquiry(screen, { phone: '5'.repeat(40), message: 'x'.repeat(5_000) });
    await expectToast({ title: screen.text.leadForm.success });
  });

  it('says that the captcha could not be loaded, and tries again [P-255 P-256 P-357]', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    let refuse: (refusal: Response) => void = () => undefined;
    const screen = await openScreen(`/${language}/contact`, {
      language,
      answers: { 'GET /api/captcha': () => new Promise<Response>((resolve) => (refuse = resolve)) },
    });
    const { captcha: text, errors } = screen.text.leadForm;
    const form = enquiryForm(screen);
    expect(form.getByText(text.loading)).toBeInTheDocument();
    expect(form.answer).toBeDisabled();
    refuse(problem(503, 'server.unavailable'));
    expect(await form.findByText(text.failed)).toBeInTheDocument();
    expect(log).toHaveBeenCalledWith('Failed to load CAPTCHA', 'ApiError');
    log.mockRestore();
    await fillIn(screen, enquiry);
    await sendEnquiry(screen, {});
    expect(form.answer).toHaveAccessibleDescription(errors.captcha);
    screen.api.answer({ 'GET /api/captcha': question() });
    await screen.user.click(form.refresh);
    await untilAsked(screen, 1);
    expect(form.answer).toBeEnabled();
    expectEnquiryKept(screen);
    expect(sentEnquiries(screen)).toEqual([]);
  });
});

it('what was typed before the scripts came stands in the form, and nothing of it is wiped out', async () => {
  // somebody typed before the scripts ran
  const served = document.createElement('form');
  served.dataset['source'] = 'contact_form';
  served.innerHTML =
    '<input name="fullName" value="Noura"><input name="phone" value=""><textarea name="message">Call me</textarea>';
  document.body.append(served);
  const screen = await openEnquiryForm();
  served.remove();
  const form = enquiryForm(screen);
  expect([form.fullName.value, form.email.value, form.phone.value, form.message.value]).toEqual([
    'Noura',
    '',
    '',
    'Call me',
  ]);
});
