import { root } from '@manzil/embedded/root';
import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import config from '../stryker.config.json' with { type: 'json' };

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
const oneByOne = (pattern: string): string[] => {
  const [whole, words] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  return whole === undefined || words === undefined
    ? [pattern]
    : words.split(',').flatMap((word) => oneByOne(pattern.replace(whole, word)));
};

it('names only files that are there', () => {
  const named = config.mutate.filter((pattern) => !pattern.startsWith('!')).flatMap(oneByOne);
  expect(named.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([]);
});
