import { describe, expect, it } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { weaknessOf } from './weak-password.ts';

const words = ['manzil', 'Manzil Real Estate', 'منزل للعقارات', 'homes.example.qa', 'noor.haddad', 'Noor', 'Al'];
const judged = async (password: string) => weaknessOf(password, await commonPasswords(), words);

it('has at least ten thousand', async () => {
  expect((await commonPasswords()).size).toBeGreaterThan(10_000);
});

describe('a password', () => {
  it.each(['123456', 'abcdefghijk', 'كلمةقصيرة', '😀😀😀😀😀😀'])(
    'of under twelve characters is too short: %s',
    async (password) => {
      expect(await judged(password)).toBe('too_short');
    },
  );

  it.each([
    '123456789012',
    'aaaaaaaaaaaa',
    'abcdefghijkl',
    'zyxwvutsrqpo',
    'password1234',
    'Password2026!',
    'P@ssw0rd!!!!!',
    'passwordpassword',
    'xyzxyzxyzxyz',
    '!!elizabeth99',
    'Ｐassword1234',
  ])('that is tried first is refused: %s', async (password) => {
    expect(await judged(password)).toBe('too_common');
  });

  it.each(['manzilmanzil', 'Manzil123456', 'm4nz1l-2026!!', 'noor.haddad26', 'homes-qa-2026', 'منزل للعقارات 1'])(
    'of the own words is refused: %s',
    async (password) => {
      expect(await judged(password)).toBe('own_words');
    },
  );

  it.each([
    'correct horse battery',
    'a long enough one',
    'noor likes green lamps',
    'خمسة قوارب في الخليج',
    'almost rain again',
    '7364-2919-5520',
    'x'.repeat(5) + 'kq93vz71hw',
  ])('that nobody tries first is taken, whatever it is made of: %s', async (password) => {
    expect(await judged(password)).toBeNull();
  });
});
