import { expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const box = createSecretBox('a key for tests only');
const secret = 'sk-مفتاح-123';

it('opens what it sealed, in its place, and never seals the same twice [A-052]', () => {
  const sealed = box.seal(secret, 'openai');
  expect(box.open(sealed, 'openai')).toBe(secret);
  expect(sealed).not.toContain('sk-');
  expect(box.seal(secret, 'openai')).not.toBe(sealed);
});

it('does not open in another place, under another key, changed or cut [A-052]', () => {
  const sealed = box.seal(secret, 'openai');
  expect(box.open(sealed, 'gemini')).toBeNull();
  expect(createSecretBox('another key for tests').open(sealed, 'openai')).toBeNull();
  const middle = Math.floor(sealed.length / 2);
  const changed = sealed.slice(0, middle) + (sealed[middle] === 'A' ? 'B' : 'A') + sealed.slice(middle + 1);
  for (const broken of [changed, sealed.slice(0, 20), '', 'v2.abc', sealed.slice(3)])
    expect(box.open(broken, 'openai')).toBeNull();
});
