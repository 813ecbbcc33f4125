import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, cutOff, problem } from '#testing/answers.ts';
import { filledIn } from '#testing/fill-in.ts';
import { chatSettings, settingsDesk } from '#testing/made/settings.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { type Language, languages } from '#testing/words.ts';

const put = 'PUT /api/admin/settings/chat';
type Chat = ReturnType<typeof chatSettings>;
const switches = { enabled: true, autoResponse: false, leadGeneration: true };
const key = 'an-invented-key';

async function open(chat: Chat = chatSettings(), answers: Answers = {}, language: Language = 'en') {
  const screen = await openScreen('/admin/settings', {
    as: 'admin',
    language,
    answers: settingsDesk({ chat }, answers),
  });
  const { adminSettings: text } = screen.text;
  const card = within(await screen.findByRole('region', { name: text.chat.title }));
  const keyField = (name: keyof typeof text.chat.providers = 'openai') =>
    card.getByLabelText<HTMLInputElement>(filledIn(text.chat.key, { service: text.chat.providers[name] }));
  const retype = async (field: HTMLElement, value: string) => {
    await screen.user.clear(field);
    await screen.user.type(field, value);
  };
  return {
    screen,
    text,
    card,
    keyField,
    retype,
    model: () => card.getByLabelText<HTMLInputElement>(text.chat.model),
    provider: card.getByLabelText<HTMLSelectElement>(text.chat.provider),
    choose: (name: string) => screen.user.selectOptions(card.getByLabelText(text.chat.provider), name),
    turn: (name: keyof typeof text.chat.switches) =>
      screen.user.click(card.getByRole('switch', { name: text.chat.switches[name].label })),
    save: card.getByRole('button', { name: text.chat.save }),
    press: (name: string) => screen.user.click(card.getByRole('button', { name })),
  };
}
const described = (words: string) => expect.stringContaining(words) as string;

describe.each(languages)("the chat's settings (%s)", (language) => {
  it('begin with what is stored: switches, provider, model, and of a key only how it stands', async () => {
    const { card, text, keyField, model, provider, choose } = await open(chatSettings(), {}, language);
    const { chat } = text;
    const on = (name: keyof typeof chat.switches) => card.getByRole('switch', { name: chat.switches[name].label });
    expect(on('enabled')).toBeChecked();
    expect(on('autoResponse')).not.toBeChecked();
    expect(on('leadGeneration')).toBeChecked();
    expect(provider).toHaveValue('openai');
    expect(model()).toHaveValue('gpt-4.1-mini');
    expect(card.getByText(filledIn(chat.leaves, { service: 'OpenAI' }))).toBeInTheDocument();
    expect(keyField()).toHaveAccessibleDescription(chat.keyHint.stored);
    // Qatar's time
    expect(card.getByText(language === 'ar' ? /خُزِّن المفتاح.*١:٠٥/ : /Key stored.*1:05/)).toBeInTheDocument();

    await choose('anthropic');
    expect(model()).toHaveValue('claude-haiku-4-5');
    expect(keyField('anthropic')).toHaveAccessibleDescription(chat.keyHint.unreadable);
    expect(card.getByText(filledIn(chat.keySaved, { time: '–' }))).toBeInTheDocument();
    expect(card.getByRole('button', { name: chat.forgetKey })).toBeEnabled();

    await choose('gemini');
    expect(model()).toHaveValue('gemini-2.5-flash-lite');
    expect(keyField('gemini')).toHaveAccessibleDescription(chat.keyHint.none);
    expect(card.queryByRole('button', { name: chat.forgetKey })).not.toBeInTheDocument();

    await choose('built-in');
    expect(card.queryByLabelText(chat.model)).not.toBeInTheDocument();
  });

  it('refuse beside the field what no key and no model looks like, and send nothing of it', async () => {
    const { screen, card, text, save, keyField, model, retype } = await open(chatSettings(), {}, language);
    await retype(keyField(), 'seven-7');
    await retype(model(), '../model');
    await screen.user.click(save);
    await waitFor(() => expect(keyField()).toHaveAccessibleDescription(described(text.chat.keyWrong)));
    expect(model()).toHaveAccessibleDescription(described(text.chat.modelWrong));
    expect(keyField()).toBeInvalid();
    expect(model()).toBeInvalid();
    await retype(keyField(), 'eight-88');
    await waitFor(() => expect(keyField()).toBeValid());
    await retype(model(), 'ft:model_1.2');
    await waitFor(() => expect(card.queryAllByRole('alert')).toEqual([]));
    expect(bodiesTo(screen, put)).toEqual([]);
  });

  it('say that they were not saved, or what is missing, and keep what was typed', async () => {
    const { screen, text, save, keyField, model, retype, choose } = await open(
      chatSettings(),
      { [put]: cutOff },
      language,
    );
    await choose('gemini');
    await retype(keyField('gemini'), key);
    await retype(model(), 'gemini-3');
    await screen.user.click(save);
    await expectToast({ title: text.failed.title, description: screen.text.adminProblems.unanswered, failed: true });
    screen.api.answer({ [put]: problem(409, 'settings.key_needed') });
    await screen.user.click(save);
    await expectToast({
      title: text.failed.title,
      description: screen.text.adminProblems.settings.key_needed,
      failed: true,
    });
    expect(keyField('gemini')).toHaveValue(key);
    expect(model()).toHaveValue('gemini-3');
    screen.api.answer({ [put]: chatSettings({ provider: 'gemini' }) });
    await screen.user.click(save);
    await expectToast({ title: text.saved, description: text.chat.saved });
    const sent = { ...switches, provider: 'gemini', assistants: { gemini: { key, model: 'gemini-3' } } };
    expect(bodiesTo(screen, put)).toEqual([sent, sent, sent]);
  });
});

describe("what is sent of the chat's settings", () => {
  it('is each switch and the provider, and nothing of assistants that stay as they are', async () => {
    const { screen, save, turn, provider, choose } = await open(chatSettings(), {
      [put]: ({ body }) => ({ ...chatSettings(), ...(body as Chat), assistants: chatSettings().assistants }),
    });
    expect(save).toBeDisabled();
    for (const name of ['enabled', 'autoResponse', 'leadGeneration'] as const) {
      await turn(name);
      await screen.user.click(save);
      await waitFor(() => expect(save).toBeDisabled());
    }
    await choose('built-in');
    await screen.user.click(save);
    await waitFor(() => expect(save).toBeDisabled());
    expect(provider).toHaveValue('built-in');
    expect(bodiesTo(screen, put)).toEqual([
      { ...switches, enabled: false, provider: 'openai' },
      { ...switches, enabled: false, autoResponse: true, provider: 'openai' },
      { enabled: false, autoResponse: true, leadGeneration: false, provider: 'openai' },
      { enabled: false, autoResponse: true, leadGeneration: false, provider: 'built-in' },
    ]);
  });

  it('holds a key once: it goes in without blanks around it, and its field is empty again', async () => {
    const answer = chatSettings({ provider: 'gemini' });
    answer.assistants[2] = { ...answer.assistants[2]!, keyState: 'stored', keySavedAt: '2026-11-22T10:05:00Z' };
    const { screen, text, save, turn, keyField, retype, choose } = await open(chatSettings(), { [put]: answer });
    await choose('gemini');
    await retype(keyField('gemini'), ` ${key} `);
    await screen.user.click(save);
    await waitFor(() => expect(keyField('gemini')).toHaveValue(''));
    expect(keyField('gemini')).toHaveAccessibleDescription(text.chat.keyHint.stored);
    await turn('enabled');
    await screen.user.click(save);
    await waitFor(() => expect(bodiesTo(screen, put)).toHaveLength(2));
    expect(bodiesTo(screen, put)).toEqual([
      { ...switches, provider: 'gemini', assistants: { gemini: { key } } },
      { ...switches, enabled: false, provider: 'gemini' },
    ]);
  });

  it('forgets a key when that was asked for, and until then it can be kept', async () => {
    const answer = chatSettings();
    answer.assistants[0] = { ...answer.assistants[0]!, keyState: 'none', keySavedAt: null };
    const { screen, text, card, save, keyField, press } = await open(chatSettings(), { [put]: answer });
    const { chat } = text;
    await screen.user.type(keyField(), 'k');
    expect(card.getByRole('button', { name: chat.forgetKey })).toBeDisabled();
    await screen.user.clear(keyField());
    await press(chat.forgetKey);
    expect(card.getByText(chat.forgotten)).toBeInTheDocument();
    expect(keyField()).toHaveAccessibleDescription(chat.keyHint.none);
    await screen.user.type(keyField(), 'k');
    expect(card.queryByText(chat.forgotten)).not.toBeInTheDocument();
    expect(card.getByRole('button', { name: chat.forgetKey })).toBeDisabled();
    await screen.user.clear(keyField());
    await press(chat.keepKey);
    expect(keyField()).toHaveAccessibleDescription(chat.keyHint.stored);
    expect(save).toBeDisabled();
    await press(chat.forgetKey);
    await screen.user.click(save);
    await waitFor(() => expect(card.queryByText(chat.forgotten)).not.toBeInTheDocument());
    expect(card.queryByRole('button', { name: chat.forgetKey })).not.toBeInTheDocument();
    expect(bodiesTo(screen, put)).toEqual([{ ...switches, provider: 'openai', assistants: { openai: { key: null } } }]);
  });

  it('takes nothing from the other cards, in which somebody was writing', async () => {
    const { screen, text, save, turn } = await open(chatSettings(), { [put]: chatSettings({ enabled: false }) });
    const id = screen.getByLabelText(text.marketing.services.googleAnalytics.id);
    await screen.user.type(id, 'GH');
    await turn('enabled');
    await screen.user.click(save);
    await waitFor(() => expect(save).toBeDisabled());
    expect(id).toHaveValue('G-AB12CD34EFGH');
    expect(screen.getByRole('button', { name: text.marketing.save })).toBeEnabled();
  });

  it('holds a key of 300 letters whole', async () => {
    const long = 'k'.repeat(300);
    const { screen, save, keyField } = await open(chatSettings(), { [put]: chatSettings() });
    await screen.user.click(keyField());
    await screen.user.paste(long);
    await screen.user.click(save);
    await waitFor(() => expect(keyField()).toHaveValue(''));
    expect(bodiesTo(screen, put)).toEqual([{ ...switches, provider: 'openai', assistants: { openai: { key: long } } }]);
  });

  it('is nothing while a key or model of another provider is none, which is told by its name', async () => {
    const { screen, text, save, keyField, model, retype, choose } = await open();
    const { chat } = text;
    await retype(model(), 'a/b');
    await choose('gemini');
    await retype(keyField('gemini'), 'short');
    await choose('built-in');
    await screen.user.click(save);
    await expectToast({ title: text.failed.title, description: `OpenAI: ${chat.modelWrong}`, failed: true });
    await choose('openai');
    expect(model()).toHaveValue('a/b');
    await retype(model(), 'ab');
    await choose('built-in');
    await screen.user.click(save);
    await expectToast({ title: text.failed.title, description: `Google Gemini: ${chat.keyWrong}`, failed: true });
    expect(bodiesTo(screen, put)).toEqual([]);
  });
});
