import { expect, it } from 'vitest';
import { createScreen } from './screen.ts';

function paper(isTTY: boolean): { text: () => string; write: (text: string) => void; isTTY: boolean } {
  let written = '';
  return { text: () => written, write: (text) => void (written += text), isTTY };
}

it('replaces a counting line on a terminal', () => {
  const out = paper(true);
  const screen = createScreen(out);
  screen.count('1 of 2');
  screen.count('2 of 2');
  screen.line('done');
  expect(out.text()).toBe('\r\u001B[2K1 of 2\r\u001B[2K2 of 2\r\u001B[2Kdone\n');
});

it('adds a counting line at most every two seconds elsewhere', () => {
  const out = paper(false);
  let now = 10_000;
  const screen = createScreen(out, () => now);
  for (const n of [1, 2, 3]) {
    screen.count(`${String(n)} of 3`);
    now += 1_100;
  }
  screen.line('done');
  expect(out.text()).toBe('1 of 3\n3 of 3\ndone\n');
});
