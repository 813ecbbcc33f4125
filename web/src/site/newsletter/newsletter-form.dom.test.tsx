import { consentText } from '@manzil/core/leads/consent-texts';
import { waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { company } from '#testing/made/office.ts';
import { type Answers, problem } from '#testing/answers.ts';
import { question, receipt } from '#testing/made/enquiry.ts';
import { openScreen, type OpenScreen } from '#testing/screen.tsx';
import { closeToast, expectToast } from '#testing/toast.ts';
import { type Language, languages } from '#testing/words.ts';

const store = 'POST /api/leads';

const open = (language: Language = 'en', answers: Answers = {}): Promise<OpenScreen> =>
  openScreen(`/${language}/about`, {
    language,
    answers: { 'GET /api/captcha': question(), [store]: receipt, ...answers },
  });

function newsletter(screen: OpenScreen) {
  const { newsletter: text } = screen.text;
  const form = within(screen.getByRole('form', { name: text.title }));
  return { text, ...form, email: form.getByLabelText(text.email), button: form.getByRole('button') };
}

const sent = (screen: OpenScreen) => screen.api.calls.filter(({ operation }) => operation === store);

/** Without the minimum time of a busy button. */
async function subscribeAtOnce(screen: OpenScreen, address: string): Promise<void> {
  const before = sent(screen).length;
  await subscribe(screen, address);
  await waitFor(() => {
    expect(sent(screen)).toHaveLength(before + 1);
  });
  vi.advanceTimersByTime(1_000);
  await waitFor(() => {
    expect(newsletter(screen).button).toBeEnabled();
  });
}

async function subscribe(screen: OpenScreen, address: string): Promise<void> {
  const { email, button } = newsletter(screen);
  await screen.user.clear(email);
  if (address !== '') await screen.user.type(email, address);
  await screen.user.click(button);
}

afterEach(() => {
  vi.useRealTimers();
});

describe.each(languages)('the newsletter (%s)', (language) => {
  it('refuses what is no address, in words, and asks nobody [P-161 P-289 P-290 P-291 P-361]', async () => {
    const screen = await open(language);
    const { email, text } = newsletter(screen);
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toBeRequired();
    for (const wrong of ['', 'nowhere']) {
      await subscribe(screen, wrong);
      await expectToast({ title: text.error, description: text.invalid, failed: true });
      await closeToast(screen);
      expect(email).toHaveValue(wrong);
    }
    expect(sent(screen)).toEqual([]);
  });

  it('stores an address with its consent, after at least a second [P-260 P-261 P-339 P-363 P-402]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const screen = await open(language);
    const { email, button, text, getByText } = newsletter(screen);
    expect(getByText(new RegExp(text.consent))).toBeInTheDocument();
    await subscribe(screen, 'reader@example.com');
    expect(button).toHaveTextContent(text.subscribing);
    expect(button).toBeDisabled();
    await waitFor(() => {
      expect(sent(screen)).toHaveLength(1);
    });
    vi.advanceTimersByTime(800);
    expect(button).toBeDisabled();
    expect(document.querySelector('li[data-variant]')).toBeNull();
    vi.advanceTimersByTime(300);
    await expectToast({ title: text.thanks, description: text.subscribed });
    expect(email).toHaveValue('');
    expect(button).toBeEnabled();
    expect(button).toHaveTextContent(text.subscribe);
    expect(sent(screen).map(({ body }) => body)).toEqual([
      {
        email: 'reader@example.com',
        website: '',
        source: 'newsletter',
        language,
        page: `/${language}/about`,
        consent: {
          policyVersion: company.privacyPolicyVersion,
          marketing: true,
          textVersion: consentText('newsletter').version,
        },
      },
    ]);
  });

  it('says why it was not stored, keeps the address, and stores it at the next try under the same key [P-361 P-362]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const errors = [{ in: 'body', path: 'email', code: 'format', message: 'in English' }];
    const screen = await open(language);
    const { email, text } = newsletter(screen);
    for (const [refusal, said] of [
      [problem(400, 'request.invalid', { errors }), text.invalid],
      [problem(503, 'server.unavailable'), text.failed],
      [problem(429, 'lead.rate_limited'), text.failed],
      [problem(422, 'lead.honeypot'), text.failed],
    ] as const) {
      screen.api.answer({ [store]: refusal });
      await subscribeAtOnce(screen, 'a@b@c');
      await expectToast({ title: text.error, description: said, failed: true });
      await closeToast(screen);
      expect(email).toHaveValue('a@b@c');
    }
    screen.api.answer({ [store]: receipt });
    await subscribeAtOnce(screen, 'reader@example.com');
    await expectToast({ title: text.thanks, description: text.subscribed });
    await subscribeAtOnce(screen, 'another@example.com');
    const keys = sent(screen).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys.slice(0, 5)).size).toBe(1);
    expect(keys[5]).not.toBe(keys[0]);
  });

  it('never calls unsubscribed what may have been stored, and asks again under the same key [M-202]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const screen = await open(language);
    const { email, text } = newsletter(screen);
    screen.api.answer({ [store]: () => Promise.reject(new TypeError('Failed to fetch')) });
    await subscribe(screen, 'reader@example.com');
    await waitFor(() => expect(sent(screen)).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(15_000);
    await expectToast({ title: text.unclearTitle, description: text.unclear, unclear: true });
    await closeToast(screen);
    expect(email).toHaveValue('reader@example.com');
    expect(sent(screen)).toHaveLength(5);
    screen.api.answer({ [store]: receipt });
    await waitFor(() => expect(newsletter(screen).button).toBeEnabled());
    await subscribe(screen, 'reader@example.com');
    await waitFor(() => expect(sent(screen)).toHaveLength(6));
    await vi.advanceTimersByTimeAsync(1_000);
    await expectToast({ title: text.thanks, description: text.subscribed });
    expect(new Set(sent(screen).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });
});

it('a second press while an address is under way sends it once; a filled honeypot goes along', async () => {
  const screen = await open();
  const { button, getByLabelText, text } = newsletter(screen);
  const trap = getByLabelText(text.website);
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap.closest('[aria-hidden=true]')).not.toBeNull();
  await screen.user.type(trap, 'spam');
  await subscribe(screen, 'reader@example.com');
  await screen.user.type(newsletter(screen).email, '{Enter}');
  await screen.user.click(button);
  await expectToast({ title: text.thanks, description: text.subscribed });
  expect(sent(screen).map(({ body }) => body)).toMatchObject([{ website: 'spam' }]);
});
