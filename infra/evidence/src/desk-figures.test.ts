import { describe, expect, it } from 'vitest';
import { desks, figuresIn, fileOf, inOrder, journeys, tableOf } from './desk-figures.ts';

const lines = 'win\tar\t390\t5\t3.3\nenter\ten\t1440\t5\t2.8\n';

describe('the figures of the desk [M-1314]', () => {
  it('are read from the lines of a run, and written in the order of a week', () => {
    const figures = figuresIn(lines);
    expect(figures[0]).toEqual({ journey: 'win', language: 'ar', width: 390, steps: 5, seconds: 3.3 });
    expect(fileOf(figures).split('\n')).toEqual([
      'journey\tlanguage\twidth\tsteps\tseconds',
      'enter\ten\t1440\t5\t2.8',
      'win\tar\t390\t5\t3.3',
      '',
    ]);
  });

  it('say what was not measured', () => {
    const missing = inOrder(figuresIn(lines)).flatMap(({ at }) => at.filter((one) => one === null));
    expect(missing).toHaveLength(journeys.length * desks.length - 2);
    const table = tableOf(figuresIn(lines));
    expect(table).toContain('| enter | 5, 2.8 s | not measured | not measured | not measured |');
    expect(table).toContain('| win | not measured | not measured | not measured | 5, 3.3 s |');
  });
});
