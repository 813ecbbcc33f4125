import { expect, it } from 'vitest';
import { readTableQuery } from '../table/table-query.ts';
import { anyWord, inLanguage, listQuery } from './list-query.ts';

const even = (value: string | undefined) => (Number(value) % 2 === 0 ? value : undefined);
const spec = listQuery({
  filters: { state: ['open', 'closed'], city: anyWord, floor: even },
  sorts: ['newest', 'oldest'],
  pageSize: 20,
});
const read = (query: string) => spec.toQuery(readTableQuery(new URLSearchParams(query), spec));

it('asks for the first page in the usual order when nothing is said', () => {
  expect(read('')).toEqual({ sort: 'newest', page: 1, limit: 20 });
});

it('takes values of a list, any word, and what a function makes of a value', () => {
  expect(read('state=closed&city=Doha&floor=4&search=%20x%20&sort=oldest&page=3')).toEqual({
    state: 'closed',
    city: 'Doha',
    floor: '4',
    search: 'x',
    sort: 'oldest',
    page: 3,
    limit: 20,
  });
});

it('leaves out what the server would refuse, and what is no filter of its own', () => {
  expect(read('state=lost&floor=3&city=all&sort=best&page=-1&colour=red&toString=x')).toEqual(read(''));
});

it('keeps page and limit last in an address that has a language', () => {
  expect(Object.keys(inLanguage(read('city=Doha'), 'ar'))).toEqual(['city', 'sort', 'language', 'page', 'limit']);
});
