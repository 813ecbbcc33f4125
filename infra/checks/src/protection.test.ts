/** docs/protection.md names what there is. */
import { entities } from '@manzil/core/data/entities/all';
import { secretSettings } from '@manzil/core/platform/settings';
import { root } from '@manzil/embedded/root';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const page = readFileSync(path.join(root, 'docs/protection.md'), 'utf8');
const rowsBelow = (heading: string): string[] =>
  (page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
const namesIn = (row: string): string[] =>
  Array.from((row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g), ([, name = '']) => name);

it('gives each table one level', () => {
  const tables = entities.map((entity) => entity.meta.tableName ?? '').toSorted();
  expect(tables.length).toBeGreaterThan(30);
  const rows = rowsBelow('Data and its levels');
  expect(rows.flatMap(namesIn).toSorted()).toEqual(tables);
  for (const row of rows) expect(row.split('|')[2]).toMatch(/^ (public|internal|personal|secret)\b/);
});

it('tells the use and the life of each secret setting', () => {
  expect(rowsBelow('Keys').flatMap(namesIn).toSorted()).toEqual([...secretSettings].toSorted());
});

it('tells of each table with personal data why it is kept and how long [M-877]', () => {
  const privacy = readFileSync(path.join(root, 'docs/privacy.md'), 'utf8');
  const personal = rowsBelow('Data and its levels').filter((row) => row.split('|')[2]?.startsWith(' personal'));
  const tables = personal.flatMap(namesIn);
  expect(tables).toContain('leads');
  expect(tables.filter((table) => !privacy.includes(`\`${table}\``))).toEqual([]);
});
