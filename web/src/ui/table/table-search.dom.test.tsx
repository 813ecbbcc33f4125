/** The search over a table, whose words come into the address a moment after they were typed. */
import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lead, leadDesk } from '#testing/made/lead.ts';
import { openScreen } from '#testing/screen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (query = '') =>
  openScreen(`/admin/leads${query}`, { as: 'admin', answers: leadDesk([lead({}, 1), lead({}, 2)]) });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('keeps every letter that is typed while what was typed before is being asked', async () => {
  const screen = await open();
  const field = await screen.findByRole('searchbox');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  type('vil');
  await act(async () => {
    // asked for, and not in the address of the page yet
    vi.advanceTimersByTime(260);
    type('vill');
    await vi.advanceTimersByTimeAsync(20);
  });
  expect(screen.address()).toBe('/admin/leads?search=vil');
  expect(field).toHaveValue('vill');
  type('villa');
  await pass(1_000);
  expect(field).toHaveValue('villa');
  expect(screen.address()).toBe('/admin/leads?search=villa');
});

it('follows what was changed elsewhere: filters cleared, another address', async () => {
  const screen = await open('?search=villa');
  const field = await screen.findByRole('searchbox');
  expect(field).toHaveValue('villa');
  await screen.goTo('/admin/leads?search=office');
  expect(field).toHaveValue('office');
  fireEvent.change(field, { target: { value: 'offices' } });
  await pass(1_000);
  await screen.goTo('/admin/leads?search=villa');
  expect(field).toHaveValue('villa');
});
