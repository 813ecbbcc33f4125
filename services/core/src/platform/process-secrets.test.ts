import { describe, expect, it } from 'vitest';
import { type ProcessName, secretNames, secretsOf, withoutOthersSecrets } from './process-secrets.ts';

const all = Object.fromEntries(
  [...secretNames.flatMap((name) => [name, `${name}_FILE`]), 'LOG_LEVEL'].map((name) => [name, 'x']),
);

describe('secrets of a process', () => {
  it.each(Object.entries(secretsOf))('%s is given its own and no other [M-865]', (name, own) => {
    const given = Object.keys(withoutOthersSecrets(name as ProcessName, all));
    expect(given.toSorted()).toEqual([...own.flatMap((one) => [one, `${one}_FILE`]), 'LOG_LEVEL'].toSorted());
  });

  it('are each read by somebody, and the owner of the database only by who makes tables [M-865]', () => {
    const read = new Set<string>(Object.values(secretsOf).flat());
    expect(secretNames.filter((name) => !read.has(name))).toEqual([]);
    const owners = Object.entries(secretsOf).filter(([, own]) => (own as string[]).includes('DATABASE_OWNER_URL'));
    expect(owners.map(([name]) => name)).toEqual(['migrate']);
  });
});
