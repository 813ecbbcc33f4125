import { root } from '@manzil/embedded/root';
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { reaches, specsOf } from './browser-reach.ts';

it('names every browser test, and no other', () => {
  const specs = globSync('web/e2e/*.spec.ts', { cwd: root }).map((file) => path.basename(file));
  expect(Object.keys(reaches).toSorted()).toEqual(specs.toSorted());
});

it('names places that there are', () => {
  const places = [...new Set(Object.values(reaches).flat())];
  const gone = places.filter((place) => globSync(`${place}*`, { cwd: root }).length === 0);
  expect(gone).toEqual([]);
});

it('finds the tests of a change by the folder that it is in', () => {
  expect([...specsOf(['web/src/site/chat/chat-window.tsx'])]).toEqual(['chat.spec.ts']);
  expect([...specsOf(['docs/testing.md'])]).toEqual([]);
});
