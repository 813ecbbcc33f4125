import { expect, it } from 'vitest';
import { countMutants, tableOf } from './mutants.ts';

const mutants = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) });
const report = {
  files: {
    'services/core/src/deliveries/a.ts': mutants('Killed', 'Timeout', 'Survived', 'CompileError'),
    'services/core/src/leads/b.ts': mutants('NoCoverage', 'Survived', 'Killed', 'Ignored'),
    'services/core/src/leads/c.ts': mutants('Killed'),
  },
};

it('counts what tests noticed and what they did not', () => {
  expect(countMutants(report)).toEqual({ noticed: 4, unseen: 3 });
});

it('names the files with something unseen, the most first', () => {
  expect(tableOf(report).split('\n').slice(2)).toEqual(['| leads/b.ts | 1 | 2 |', '| deliveries/a.ts | 2 | 1 |']);
});
