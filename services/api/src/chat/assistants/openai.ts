import { type Adapter, at, textOrNull, usualError } from './adapter.ts';

export const openai: Adapter = {
  origin: 'https://api.openai.com',
  path: () => '/v1/chat/completions',
  headers: ({ key }) => ({ authorization: `Bearer ${key}` }),
  body: ({ model, system, user, maxTokens }) => ({
    model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    max_completion_tokens: maxTokens,
    // some accounts keep completions otherwise
    store: false,
  }),
  textOf: (answer) => textOrNull(at(answer, 'choices', 0, 'message', 'content')),
  errorOf: usualError,
};
