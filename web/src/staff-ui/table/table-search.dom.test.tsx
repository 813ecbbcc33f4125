/** The words reach the address a moment later. */
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answers } from '#testing/answers.ts';
import { filledIn } from '#testing/fill-in.ts';
import { article, articlesPage } from '#testing/made/article.ts';
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

it('a row that is opened before the search has left opens, though its page takes a while [M-1337]', async () => {
  const screen = await open();
  const field = await screen.findByRole('searchbox');
  const link = await screen.findByRole('link', {
    name: filledIn(screen.text.adminLeads.detail.openFor, { name: 'Hessa Al-Kuwari 1' }),
  });
  fireEvent.change(field, { target: { value: 'Kuwari 1' } });
  fireEvent.click(link);
  await pass(1_000);
  await waitFor(() => expect(screen.address()).toBe('/admin/leads/701'));
});

const articles: Answers = {
  'GET /api/blog-posts': articlesPage([article({ title: 'Office rents', translation: null })]),
  'GET /api/blog-categories': [],
  'GET /api/blog-posts/{id}': article({ title: 'Office rents', translation: null }),
};

it('a window that is opened before the search has left keeps what is typed into it, and nothing is asked', async () => {
  const screen = await openScreen('/admin/blog', { as: 'editor', answers: articles });
  const row = await screen.findByRole('row', { name: /Office rents/ });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'rents' } });
  fireEvent.click(within(row).getAllByRole('button')[0]!);
  const dialog = await screen.findByRole('dialog');
  const title = dialog.querySelector('[name=title]')!;
  fireEvent.change(title, { target: { value: 'Office rents of today' } });
  await pass(1_000);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(title).toHaveValue('Office rents of today');
  expect(screen.address()).toBe('/admin/blog?dialog=edit-301&search=rents');
});
