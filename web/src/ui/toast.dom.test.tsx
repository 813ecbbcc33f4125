import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { problem } from '#testing/answers.ts';
import { openScreen } from '#testing/screen.tsx';
import { question } from '#testing/made/enquiry.ts';
import { expectToast } from '#testing/toast.ts';
import { languages } from '#testing/words.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Its newsletter form shows a toast. */
async function aboutPage(language: 'en' | 'ar' = 'en') {
  const screen = await openScreen(`/${language}/about`, { language, answers: { 'GET /api/captcha': question() } });
  const { newsletter } = screen.text;
  const shown = () => document.querySelectorAll('li[data-variant][data-state="open"]').length;
  const asksForAddress = () => expectToast({ title: newsletter.error, description: newsletter.invalid, failed: true });
  return {
    ...screen,
    shown,
    asksForAddress,
    press: async () => {
      await screen.user.click(screen.getByRole('button', { name: newsletter.subscribe }));
      await asksForAddress();
    },
  };
}

it('a toast stays for five seconds [P-395]', async () => {
  const { press, shown } = await aboutPage();
  await press();
  expect(shown()).toBe(1);
  await pass(4_500);
  expect(shown()).toBe(1);
  await pass(1_000);
  expect(shown()).toBe(0);
});

it('there is one at a time, and another begins its five seconds anew [P-394]', async () => {
  const { press, shown } = await aboutPage();
  await press();
  await pass(4_000);
  await press();
  expect(shown()).toBe(1);
  await pass(4_000);
  expect(shown()).toBe(1);
  await pass(1_500);
  expect(shown()).toBe(0);
});

it.each(languages)('F8 leads to it, and its button closes it (%s) [P-398]', async (language) => {
  const { press, shown, user, text, getByRole } = await aboutPage(language);
  await press();
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
  expect(document.querySelector('ol:has(> li[data-variant])')).toHaveFocus();
  await user.click(getByRole('button', { name: text.common.close }));
  expect(shown()).toBe(0);
});

it('the words of a newer one take the place of the older ones [P-394]', async () => {
  const { press, shown, api, text, user, getByLabelText, getByRole } = await aboutPage();
  await press();
  api.answer({ 'POST /api/leads': problem(500, 'server.error') });
  await user.type(getByLabelText(text.newsletter.email), 'noura@example.com');
  await user.click(getByRole('button', { name: text.newsletter.subscribe }));
  await pass(1_100);
  await expectToast({ title: text.newsletter.error, description: text.newsletter.failed, failed: true });
  expect(shown()).toBe(1);
});
