import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answer, type Answers, cutOff, never, problem } from '#testing/answers.ts';
import { filledIn } from '#testing/fill-in.ts';
import { chatSettings, settingsDesk } from '#testing/made/settings.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo } from '#testing/sent.ts';
import { type Language, languages } from '#testing/words.ts';

const post = 'POST /api/admin/settings/chat/test';
type Report = Answer<typeof post>;
const report = (changes: Partial<Report> = {}): Report => ({
  outcome: 'answered',
  status: 200,
  message: 'Hello from outside.',
  milliseconds: 1_234,
  ...changes,
});

async function open(answer: NonNullable<Answers[typeof post]>, language: Language = 'en') {
  const screen = await openScreen('/admin/settings', {
    as: 'admin',
    language,
    answers: settingsDesk({ chat: chatSettings() }, { [post]: answer }),
  });
  const { adminSettings: text } = screen.text;
  const card = within(await screen.findByRole('region', { name: text.chat.title }));
  return {
    screen,
    text,
    card,
    tryIt: card.getByRole('button', { name: text.test.start }),
    keyField: card.getByLabelText(filledIn(text.chat.key, { service: 'OpenAI' })),
    model: card.getByLabelText(text.chat.model),
    choose: (name: string) => screen.user.selectOptions(card.getByLabelText(text.chat.provider), name),
  };
}

const lines = (status: HTMLElement) => Array.from(status.querySelectorAll('p'), ({ textContent }) => textContent);

describe.each(languages)('what came of trying an assistant (%s)', (language) => {
  it.each([
    ['answered', 200, 'Hello from outside.', 'palm'],
    ['refused', 401, 'Wrong key [key]', 'danger'],
    ['unreadable', 200, '', 'danger'],
    ['timeout', null, '', 'danger'],
    ['unreachable', null, 'connect ECONNREFUSED', 'danger'],
  ] as const)(
    'is told in words, with status, its own words and the time: %s',
    async (outcome, status, message, look) => {
      const { screen, text, card, tryIt } = await open(report({ outcome, status, message }), language);
      await screen.user.click(tryIt);
      const told = await card.findByRole('status');
      const time = filledIn(text.test.time, { milliseconds: language === 'ar' ? '١٬٢٣٤' : '1,234' });
      expect(lines(told)).toEqual([
        text.test.outcome[outcome],
        ...(message === '' ? [] : [message]),
        status === null ? time : `HTTP ${String(status)} · ${time}`,
      ]);
      expect(told.className).toContain(look);
    },
  );

  it('is said aloud when it could not be tried: no key, or no answer of our own server', async () => {
    const { screen, card, tryIt } = await open(problem(409, 'settings.key_needed'), language);
    await screen.user.click(tryIt);
    expect(await card.findByRole('alert')).toHaveTextContent(screen.text.adminProblems.settings.key_needed);
    screen.api.answer({ [post]: cutOff });
    await screen.user.click(tryIt);
    await waitFor(() => expect(card.getByRole('alert')).toHaveTextContent(screen.text.adminProblems.unanswered));
    expect(card.queryByRole('status')).not.toBeInTheDocument();
  });
});

describe('trying an assistant', () => {
  it('takes the stored key and model, what was typed in their place, and neither for the built-in one', async () => {
    const { screen, text, card, tryIt, keyField, model, choose } = await open(report());
    await screen.user.click(tryIt);
    await card.findByRole('status');
    await screen.user.type(keyField, ' an-invented-key ');
    await screen.user.clear(model);
    await screen.user.type(model, ' gpt-5 ');
    await screen.user.click(tryIt);
    await waitFor(() => expect(bodiesTo(screen, post)).toHaveLength(2));
    await choose('built-in');
    await screen.user.click(tryIt);
    await card.findByRole('status');
    expect(bodiesTo(screen, post)).toEqual([
      { provider: 'openai', model: 'gpt-4.1-mini' },
      { provider: 'openai', model: 'gpt-5', key: 'an-invented-key' },
      { provider: 'built-in' },
    ]);
    expect(bodiesTo(screen, 'PUT /api/admin/settings/chat')).toEqual([]);
    await choose('openai');
    expect(card.getByLabelText(text.chat.model)).toHaveValue(' gpt-5 ');
  });

  it('shows that it is being tried, and nothing of the try before', async () => {
    const { screen, text, card, tryIt } = await open(report());
    await screen.user.click(tryIt);
    await card.findByRole('status');
    screen.api.answer({ [post]: never });
    await screen.user.click(tryIt);
    expect(await card.findByRole('button', { name: text.test.running })).toBeDisabled();
    expect(card.queryByRole('status')).not.toBeInTheDocument();
  });

  it('is not asked for with a key or model that is none', async () => {
    const { screen, text, card, tryIt, keyField, model } = await open(report());
    await screen.user.type(keyField, 'short');
    await screen.user.click(tryIt);
    expect(await card.findByText(text.chat.keyWrong)).toBeInTheDocument();
    await screen.user.clear(keyField);
    await screen.user.type(model, '/');
    await screen.user.click(tryIt);
    expect(await card.findByText(text.chat.modelWrong)).toBeInTheDocument();
    expect(bodiesTo(screen, post)).toEqual([]);
  });

  it('of one provider is not shown beside another', async () => {
    const { screen, card, tryIt, choose } = await open(report());
    await screen.user.click(tryIt);
    await card.findByRole('status');
    await choose('gemini');
    expect(card.queryByRole('status')).not.toBeInTheDocument();
    screen.api.answer({ [post]: problem(409, 'settings.key_needed') });
    await screen.user.click(tryIt);
    await card.findByRole('alert');
    await choose('anthropic');
    expect(card.queryByRole('alert')).not.toBeInTheDocument();
  });
});
