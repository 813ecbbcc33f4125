import { type Adapter, at, textOrNull, usualError } from './adapter.ts';

export const anthropic: Adapter = {
  origin: 'https://api.anthropic.com',
  path: () => '/v1/messages',
  headers: ({ key }) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  body: ({ model, system, user, maxTokens }) => ({
    model,
    system,
    messages: [{ role: 'user', content: user }],
    max_tokens: maxTokens,
  }),
  textOf(answer) {
    const parts = at(answer, 'content');
    if (!Array.isArray(parts)) return null;
    const texts = parts.filter((part) => at(part, 'type') === 'text').map((part) => textOrNull(at(part, 'text')) ?? '');
    return textOrNull(texts.join(''));
  },
  errorOf: usualError,
};
