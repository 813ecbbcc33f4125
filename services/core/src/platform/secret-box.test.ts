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

it('opens with the key before and seals with the new one alone, which an id of the key tells [M-868]', () => {
  const former = 'a key for tests only';
  const sealed = createSecretBox(former).seal(secret, 'openai');
  const changing = createSecretBox('another key for tests', former);
  expect(changing.open(sealed, 'openai')).toBe(secret);
  expect(changing.open(sealed, 'gemini')).toBeNull();
  expect(changing.isCurrent(sealed)).toBe(false);
  const anew = changing.seal(secret, 'openai');
  expect(changing.isCurrent(anew)).toBe(true);
  expect(createSecretBox(former).open(anew, 'openai')).toBeNull();
  expect(createSecretBox('another key for tests').open(anew, 'openai')).toBe(secret);
  // the id is not a part of the key
  expect(anew.split('.')[1]).toMatch(/^[\da-f]{8}$/);
  expect(sealed.split('.')[1]).not.toBe(anew.split('.')[1]);
});

it('opens what was sealed before keys had ids, as its key or as the one before [M-868]', () => {
  const sealed = 'v1.5HdnF80t3nLMOhhCTodSm8KZkKtRJnGSfIElorVvReKUq1JTrKBn2hAZBpjc';
  expect(box.open(sealed, 'openai')).toBe(secret);
  expect(box.isCurrent(sealed)).toBe(false);
  expect(createSecretBox('another key for tests', 'a key for tests only').open(sealed, 'openai')).toBe(secret);
  expect(createSecretBox('another key for tests').open(sealed, 'openai')).toBeNull();
});
