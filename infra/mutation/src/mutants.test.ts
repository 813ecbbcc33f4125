import { expect, it } from 'vitest';
import { countMutants, tableOf } from './mutants.ts';

const mutants = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) });
const report = {
  files: {
    'services/core/src/delivery/a.ts': mutants('Killed', 'Timeout', 'Survived', 'CompileError'),
    'services/core/src/domain/b.ts': mutants('NoCoverage', 'Survived', 'Killed', 'Ignored'),
    'services/core/src/domain/c.ts': mutants('Killed'),
  },
};

it('counts what tests noticed and what they did not', () => {
  expect(countMutants(report)).toEqual({ noticed: 4, unseen: 3 });
});

it('names the files with something unseen, the most first', () => {
  expect(tableOf(report).split('\n').slice(2)).toEqual(['| domain/b.ts | 1 | 2 |', '| delivery/a.ts | 2 | 1 |']);
});
