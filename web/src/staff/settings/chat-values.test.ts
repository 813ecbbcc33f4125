import { expect, it } from 'vitest';
import type { ChatSettings } from './api/settings.ts';
import { changeOf, isKey, isModel, valuesOf } from './chat-values.ts';

const stored: ChatSettings = {
  enabled: true,
  autoResponse: true,
  leadGeneration: false,
  provider: 'openai',
  assistants: [
    { provider: 'openai', model: 'gpt-4.1-mini', keyState: 'stored', keySavedAt: '2026-11-21T10:00:00Z' },
    { provider: 'anthropic', model: 'claude-haiku-4-5', keyState: 'none', keySavedAt: null },
    { provider: 'gemini', model: 'gemini-2.5-flash-lite', keyState: 'stored', keySavedAt: '2026-11-21T10:00:00Z' },
  ],
};
const switches = { enabled: true, autoResponse: true, leadGeneration: false };

it('key fields begin empty, and an untouched form sends no key [A-052]', () => {
  const values = valuesOf(stored);
  expect(Object.values(values.assistants).map(({ key }) => key)).toEqual(['', '', '']);
  expect(changeOf(values, stored)).toEqual({ ...switches, provider: 'openai' });
});

it('sends of the assistants what changed and nothing else', () => {
  const values = valuesOf(stored);
  values.provider = 'anthropic';
  values.assistants.anthropic = { key: ' an-invented-key ', forget: false, model: 'claude-haiku-4-5' };
  values.assistants.gemini.forget = true;
  values.assistants.openai.model = 'another';
  expect(changeOf(values, stored)).toEqual({
    ...switches,
    provider: 'anthropic',
    assistants: { openai: { model: 'another' }, anthropic: { key: 'an-invented-key' }, gemini: { key: null } },
  });
});

it('a new key takes the place of one that was to be forgotten', () => {
  const values = valuesOf(stored);
  values.assistants.openai = { ...values.assistants.openai, key: 'an-invented-key', forget: true };
  expect(changeOf(values, stored).assistants).toEqual({ openai: { key: 'an-invented-key' } });
});

it('knows what the server takes', () => {
  expect(['sk-12345678', ' sk-12345678 '].map(isKey)).toEqual([true, true]);
  expect(['short', 'with blank inside', 'مفتاح-طويل-جدًا', 'x'.repeat(301)].some(isKey)).toBe(false);
  expect(['gpt-4.1-mini', 'ft:gpt_4:org'].map(isModel)).toEqual([true, true]);
  expect(['', '../x', 'a/b', '-a'].some(isModel)).toBe(false);
});
