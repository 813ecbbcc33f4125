import { expect, it } from 'vitest';
import { createAssistantGuard } from './guard.ts';

function watched() {
  const clock = { ms: 0 };
  const guard = createAssistantGuard(() => clock.ms);
  const ask = (worked: boolean, name = 'openai 1') => {
    if (!guard.enter(name)) return false;
    guard.leave(name, worked);
    return true;
  };
  return { clock, guard, ask };
}

it('leaves an assistant alone for a minute after three failures in a row, and then tries once', () => {
  const { clock, ask } = watched();
  expect([ask(false), ask(false), ask(true), ask(false), ask(false), ask(false), ask(true)]).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
  clock.ms = 60_000;
  expect([ask(false), ask(true)]).toEqual([true, false]);
  clock.ms = 120_000;
  expect([ask(true), ask(false), ask(true)]).toEqual([true, true, true]);
});

it('begins anew with another key', () => {
  const { ask } = watched();
  for (const _ of [1, 2, 3]) ask(false);
  expect([ask(true), ask(true, 'openai 2')]).toEqual([false, true]);
});

it('asks at most eight times at once', () => {
  const { guard } = watched();
  const entered = Array.from({ length: 10 }, () => guard.enter('gemini'));
  expect(entered.filter(Boolean)).toHaveLength(8);
  guard.leave('gemini', true);
  expect(guard.enter('gemini')).toBe(true);
});
