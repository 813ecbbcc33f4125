import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Evidence } from './catalogue.ts';
import { catalogue } from './catalogue.ts';
import { figuresOf, resultOf, withRun } from './page.ts';

const one = (name: string): Evidence => ({ name, shows: `Shows ${name}.`, command: ['node'], minutes: 1 });
const three = [one('a'), one('b'), one('c')];
const run = { passed: 3, failed: 0, commit: 'abc1234', day: '2026-11-22', minutes: 1.25, figures: ['| x |', '|---|'] };

describe('the page of evidence', () => {
  it('keeps other sections, in the order of the catalogue', () => {
    const second = withRun('', three, 'b', run);
    const both = withRun(second, three, 'a', { ...run, failed: 1, figures: [] });
    expect(both.match(/^## .*/gm)).toEqual(['## a', '## b']);
    expect(both).toContain('3 passed, 1 failed, on `abc1234`, 2026-11-22, 1.3 minutes.');
    expect(both).toContain('| x |\n|---|');
  });

  it('has the last run of each only', () => {
    const again = withRun(withRun('', three, 'b', run), three, 'b', { ...run, commit: 'def5678' });
    expect(again).toContain('def5678');
    expect(again).not.toContain('abc1234');
  });

  it('names neither commit nor minutes of the last sitting', () => {
    const text = withRun('', [{ ...one('a'), inSittings: true }], 'a', run);
    expect(text).toContain(
      '3 passed, 0 failed, in several sittings up to 2026-11-22; each result is kept with its commit.',
    );
    expect(text).not.toContain('abc1234');
  });

  it('leaves out what the catalogue no longer has', () => {
    expect(withRun(withRun('', three, 'c', run), three.slice(0, 2), 'a', run)).not.toContain('## c');
  });
});

it('takes the tables out of an output, each apart', () => {
  expect(figuresOf('said\n| a |\n| b |\nmore\n| c |\nend')).toEqual(['| a |', '| b |', '', '| c |']);
});

it('takes the last closing line, and nothing that only looks like one', () => {
  expect(resultOf('1 passed, 0 failed\nlater\n12 passed, 3 failed, 1 skipped\n')).toEqual({ passed: 12, failed: 3 });
  expect(resultOf('all 3 passed, 0 failed')).toBeNull();
});

it('knows each piece of evidence by a name of its own', () => {
  const names = catalogue.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it('has each slow test in one piece of evidence', () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const files = globSync('{infra,services,web}/**/*.evidence.test.ts', { cwd: root, exclude: ['**/node_modules/**'] });
  const folders = catalogue.flatMap(({ command }) => (command.includes('evidence') ? command.slice(3) : []));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files)
    expect([file, folders.filter((folder) => file.startsWith(`${folder}/`)).length]).toEqual([file, 1]);
});
