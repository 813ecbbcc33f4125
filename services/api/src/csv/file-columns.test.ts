import { contract, follow } from '../contract/document.ts';
import { expect, it } from 'vitest';
import { postColumns } from '../blog/post-file.ts';
import { userColumns } from '../accounts/users/user-file.ts';
import { deliveryColumns } from '../deliveries/delivery-file.ts';
import { leadColumns } from '../leads/lead-file.ts';
import { listingColumns } from '../listings/listing-file.ts';
import { column, type FileColumns, fileOf, fileTime } from './file-columns.ts';

const files: Record<string, FileColumns<never>> = {
  exportLeads: leadColumns,
  exportProperties: listingColumns,
  exportBlogPosts: postColumns,
  exportUsers: userColumns,
  exportDeliveries: deliveryColumns,
};

interface Operation {
  operationId?: string;
  parameters?: unknown[];
}
type Parameter = { name: string; schema: { pattern?: string } };
const operations = Object.values(contract.paths as Record<string, Record<string, Operation>>).flatMap(Object.values);

it.each(Object.entries(files))('%s takes every column of its file and no other [M-1147]', (name, columns) => {
  const { parameters = [] } = operations.find(({ operationId }) => operationId === name) as Operation;
  const chosen = parameters.map((one) => follow<Parameter>(contract, one)).find((one) => one.name === 'columns');
  const pattern = new RegExp(chosen?.schema.pattern ?? '^$');
  expect(Object.keys(columns).join(',')).toMatch(pattern);
  for (const wrong of ['', 'password', 'toString', `${Object.keys(columns)[0] ?? ''},`])
    expect(wrong).not.toMatch(pattern);
});

it('a file has the chosen columns in their order, each with what it shows, under headings in the language [M-1147]', () => {
  const all: FileColumns<{ a: number }> = {
    one: [column('One', 'واحد', ({ a }) => a)],
    two: [column('Two', 'اثنان', ({ a }) => a * 2), column('Half', 'نصف', ({ a }) => a / 2)],
  };
  const file = fileOf(all, 'two,one', 'ar');
  expect([file.head, file.lineOf({ a: 4 })]).toEqual([
    ['اثنان', 'نصف', 'واحد'],
    [8, 2, 4],
  ]);
  expect(fileOf(all, 'one').head).toEqual(['One']);
});

it('a time in a file is that of Qatar', () => {
  expect(fileTime('2026-11-21T22:30:00.000Z')).toBe('2026-11-22 01:30');
  expect(fileTime(null)).toBeNull();
});
