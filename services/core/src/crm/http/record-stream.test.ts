import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readRecords, type RecordStream } from './record-stream.ts';

const wanted: RecordStream<string> = {
  list: 'records',
  keep: (record) => {
    const { name } = (record ?? {}) as { name?: unknown };
    return typeof name === 'string' ? name : null;
  },
  fields: ['next'],
  mostRecords: 3,
  mostBytes: 1_000,
};
const inParts = (text: string, size = 7): Readable => {
  const bytes = Buffer.from(text);
  const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
    bytes.subarray(n * size, (n + 1) * size),
  );
  return Readable.from(parts);
};
const read = (text: string, size?: number) => readRecords(inParts(text, size), wanted);

describe('a list that is read while it arrives', () => {
  it.each([1, 7, 10_000])('is the same in parts of %i bytes', async (size) => {
    const text = JSON.stringify({
      more: { records: [{ name: 'no' }] },
      records: [{ name: 'دوحة' }, { name: 'b', records: [1] }],
      next: 'c',
    });
    expect(await read(text, size)).toEqual({ records: ['دوحة', 'b'], fields: new Map([['next', 'c']]) });
  });

  it('may be empty, and may lack a field', async () => {
    expect(await read('{"records":[]}')).toEqual({ records: [], fields: new Map() });
    expect(await read('{"next":null,"records":[]}')).toEqual({ records: [], fields: new Map([['next', null]]) });
  });

  it.each([
    ['half of it', '{"records":[{"name":"a"}'],
    ['no list', '{"next":null}'],
    ['another kind of list', '{"records":{"0":{"name":"a"}}}'],
    ['null', '{"records":null}'],
    ['an array', '[{"name":"a"}]'],
    ['a page of something else', '<html>'],
    ['nothing', ''],
    ['a record that cannot be read', '{"records":[{"name":"a"},{"name":1}]}'],
    ['more records than are taken', `{"records":[${Array.from({ length: 4 }, () => '{"name":"a"}').join(',')}]}`],
    ['more bytes than are taken', `{"records":[{"name":"${'x'.repeat(1_000)}"}]}`],
    ['something after its end', '{"records":[]}{"records":[]}'],
  ])('counts %s as unreadable', async (_what, text) => {
    expect(await read(text)).toBeNull();
  });

  it('counts one that breaks off as unreadable', async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('{"records":[');
        throw new Error('reset');
      })(),
    );
    expect(await readRecords(broken, wanted)).toBeNull();
  });

  it('keeps nothing of the records but what is asked for', async () => {
    const large = { ...wanted, mostRecords: 1e6, mostBytes: 1e9 };
    const record = `{"name":"a","photo":"${'x'.repeat(100_000)}"}`;
    const body = Readable.from(
      (function* () {
        yield Buffer.from('{"records":[');
        for (let n = 0; n < 300; n += 1) yield Buffer.from(`${n === 0 ? '' : ','}${record}`);
        yield Buffer.from(']}');
      })(),
    );
    expect((await readRecords(body, large))?.records).toHaveLength(300);
  });
});
