import { describe, expect, it } from 'vitest';
import { spamScore, spamThreshold } from './score.ts';
import { innocent } from './testing/innocent.ts';
import { spam } from './testing/spam.ts';

const score = ([name, email, message]: readonly [string, string, string]) => {
  const [firstName = '', ...rest] = name.split(' ');
  return spamScore({ firstName, lastName: rest.join(' '), email, message }, 'manzil.example');
};

describe('innocent messages pass', () => {
  it('has at least 30 in each language', () => {
    const arabic = innocent.filter(([name]) => /\p{Script=Arabic}/u.test(name));
    expect(arabic.length).toBeGreaterThanOrEqual(30);
    expect(innocent.length - arabic.length).toBeGreaterThanOrEqual(30);
  });
  it.each(innocent)('%s <%s>: %s', (...entry) => {
    const { total, rules } = score(entry);
    expect({ rules, total }).toSatisfy((result: { total: number }) => result.total < spamThreshold);
  });
});

describe('spam is caught', () => {
  it('has at least 30', () => {
    expect(spam.length).toBeGreaterThanOrEqual(30);
  });
  it.each(spam)('%s <%s>: %s', (...entry) => {
    expect(score(entry).total).toBeGreaterThanOrEqual(spamThreshold);
  });
});
