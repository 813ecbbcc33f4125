import { expect, it } from 'vitest';
import { createSharedRead } from './shared-read.ts';

it('answers from a read that began after the asking, one for all who came meanwhile', async () => {
  let value = 0;
  const begun: { seen: number; answer: () => void }[] = [];
  const read = createSharedRead(() => {
    const seen = value;
    return new Promise<number>((resolve) => begun.push({ seen, answer: () => resolve(seen) }));
  });
  const first = read();
  value = 1;
  const later = [read(), read(), read()];
  begun[0]?.answer();
  expect(await first).toBe(0);
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.answer();
  expect(await Promise.all(later)).toEqual([1, 1, 1]);
  value = 2;
  const alone = read();
  begun[2]?.answer();
  expect(await alone).toBe(2);
});

it('tells a failure to those who shared it and to nobody else', async () => {
  let calls = 0;
  const read = createSharedRead(async () => {
    calls += 1;
    if (calls === 1) throw new Error('away');
    return 'here';
  });
  const first = read();
  const second = read();
  await expect(first).rejects.toThrow('away');
  expect(await second).toBe('here');
  expect(await read()).toBe('here');
});
