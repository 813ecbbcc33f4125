import { afterEach, expect, it, vi } from 'vitest';
import { forgetLater, type ToastState } from './toast-state.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('a closed toast is forgotten after 1,000,000 ms, unless another took its place [P-396]', () => {
  vi.useFakeTimers();
  let now: ToastState | null = { id: 1, open: false, title: 'Sent' };
  const set = (change: (before: ToastState | null) => ToastState | null) => {
    now = change(now);
  };
  forgetLater(1, set);
  vi.advanceTimersByTime(999_999);
  expect(now).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(now).toBeNull();
  now = { id: 3, open: true, title: 'Saved' };
  forgetLater(2, set);
  vi.advanceTimersByTime(1_000_000);
  expect(now.id).toBe(3);
});
