import { expect, it, test } from 'vitest';
import {
  assistantNames,
  assistantProviders,
  chatProviders,
  defaultChatSettings,
  defaultModels,
} from './integration-settings.ts';

test('the chat is there from the start, without a service of others', () => {
  expect(defaultChatSettings).toEqual({
    enabled: true,
    provider: 'built-in',
    autoResponse: true,
    leadGeneration: true,
  });
  expect(chatProviders[0]).toBe(defaultChatSettings.provider);
});

it.each([
  ['openai', 'OpenAI', 'gpt-4.1-mini'],
  ['anthropic', 'Anthropic', 'claude-haiku-4-5'],
  ['gemini', 'Google Gemini', 'gemini-2.5-flash-lite'],
] as const)('%s is called %s and words answers by %s', (provider, name, model) => {
  expect([assistantNames[provider], defaultModels[provider]]).toEqual([name, model]);
});

test('every service has its name and its model', () => {
  expect(Object.keys(assistantNames)).toEqual([...assistantProviders]);
  expect(Object.keys(defaultModels)).toEqual([...assistantProviders]);
});
