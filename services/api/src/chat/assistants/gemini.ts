import { type Adapter, at, textOrNull, usualError } from './adapter.ts';

export const gemini: Adapter = {
  origin: 'https://generativelanguage.googleapis.com',
  path: ({ model }) => `/v1beta/models/${encodeURIComponent(model)}:generateContent`,
  // not in the address, which proxies log
  headers: ({ key }) => ({ 'x-goog-api-key': key }),
  body: ({ system, user, maxTokens }) => ({
    systemInstruction: { parts: [{ text: system }] },
    contents: [{ role: 'user', parts: [{ text: user }] }],
    generationConfig: { maxOutputTokens: maxTokens },
  }),
  textOf(answer) {
    const parts = at(answer, 'candidates', 0, 'content', 'parts');
    if (!Array.isArray(parts)) return null;
    // without its thinking
    const texts = parts
      .filter((part) => at(part, 'thought') !== true)
      .map((part) => textOrNull(at(part, 'text')) ?? '');
    return textOrNull(texts.join(''));
  },
  errorOf: usualError,
};
