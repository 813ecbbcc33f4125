import { expect, it } from 'vitest';
import { createSharedRead, createSharedReads } from './shared-read.ts';

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

it('shares by key, and begins anew once nobody waits', async () => {
  const begun: string[] = [];
  const answers: (() => void)[] = [];
  const read = createSharedReads((asked: { text: string }) => {
    begun.push(asked.text);
    return new Promise<string>((resolve) => answers.push(() => resolve(`${asked.text} ${String(begun.length)}`)));
  });
  const asked = [
    read('a', { text: 'a' }),
    read('b', { text: 'b' }),
    read('a', { text: 'a' }),
    read('a', { text: 'a' }),
  ];
  expect(begun).toEqual(['a', 'b']);
  for (const answer of answers.splice(0)) answer();
  await expect.poll(() => begun).toEqual(['a', 'b', 'a']);
  for (const answer of answers.splice(0)) answer();
  expect(await Promise.all(asked)).toEqual(['a 2', 'b 2', 'a 3', 'a 3']);
  const later = read('a', { text: 'a' });
  for (const answer of answers.splice(0)) answer();
  expect(await later).toBe('a 4');
});
