import { expect, it } from 'vitest';
import { byStage, firstRedFirst } from './order.ts';

const files = {
  quick: ['a/x.test.ts', 'web/src/app/p.page.test.ts', 'b/y.test.ts'],
  ints: ['b/z.int.test.ts', 'a/in/w.int.test.ts'],
  specs: ['s.spec.ts'],
};

it('stage by stage, and none without tests', () => {
  expect(byStage({ ...files, specs: [] })).toEqual([
    { stage: 'unit', args: files.quick },
    { stage: 'int', args: files.ints },
  ]);
});

it('what stands beside the change first, and each part only to its first failure', () => {
  expect(firstRedFirst(files, ['a/x.ts'])).toEqual([
    { stage: 'unit', args: ['--bail=1', 'a/x.test.ts'] },
    { stage: 'int', args: ['--bail=1', 'a/in/w.int.test.ts'] },
    { stage: 'unit', args: ['--bail=1', 'b/y.test.ts'] },
    { stage: 'unit', args: ['--bail=1', 'web/src/app/p.page.test.ts'] },
    { stage: 'int', args: ['--bail=1', 'b/z.int.test.ts'] },
    { stage: 'e2e', args: ['-x', 's.spec.ts'] },
  ]);
});

it('a served page beside the change before the screens of others', () => {
  const screens = { quick: ['web/src/app/p.page.test.ts', 'web/src/ui/y.dom.test.tsx'], ints: [], specs: [] };
  expect(firstRedFirst(screens, ['web/src/app/p.tsx'])).toEqual([
    { stage: 'unit', args: ['--bail=1', 'web/src/app/p.page.test.ts'] },
    { stage: 'unit', args: ['--bail=1', 'web/src/ui/y.dom.test.tsx'] },
  ]);
});
