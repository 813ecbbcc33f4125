/** A list that comes back as it was left knows so before it asks for anything. */
import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '#testing/answers.ts';
import { lead, leadDesk, leadsPage } from '#testing/made/lead.ts';
import { staff } from '#testing/people.ts';
import { type OpenScreen, openScreen } from '#testing/screen.tsx';

const memory = `admin-table:${String(staff('admin').id)}:leads`;
const leave = (query: string) => localStorage.setItem(memory, JSON.stringify({ query }));
const left = (): unknown => (JSON.parse(localStorage.getItem(memory) ?? '{}') as { query?: unknown }).query;
const open = (query = '', answers: Answers = {}) =>
  openScreen(`/admin/leads${query}`, { as: 'admin', answers: { ...leadDesk([lead({}, 1), lead({}, 2)]), ...answers } });
/** Search and status of each question. */
const questions = ({ api }: OpenScreen) =>
  api.calls
    .filter(({ operation }) => operation === 'GET /api/leads')
    .map(({ query }) => [query.get('search'), query.get('status'), query.get('page')]);
const rows = (screen: OpenScreen) => screen.findAllByRole('row');

it('asks once, for what it was left with, and the address says so [M-1335]', async () => {
  leave('search=villa&status=new&page=2');
  const screen = await open();
  await rows(screen);
  expect(screen.getByRole('searchbox')).toHaveValue('villa');
  expect(screen.address()).toBe('/admin/leads?page=2&search=villa&status=new');
  expect(questions(screen)).toEqual([['villa', 'new', '2']]);
});

it('an address that says something of the list wins, and is asked alone [M-1335]', async () => {
  leave('search=villa&page=2');
  const screen = await open('?status=contacted');
  await rows(screen);
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.address()).toBe('/admin/leads?status=contacted');
  expect(questions(screen)).toEqual([[null, 'contacted', '1']]);
});

it('what is typed in the moment in which it comes back stands alone [M-1335]', async () => {
  leave('search=villa');
  let typed = false;
  const field = () => document.querySelector<HTMLInputElement>('input[type=search]');
  const screen = await open('', {
    // with the first question the list is on the screen, and its effects have not all had their say
    'GET /api/leads': () => {
      if (!typed && field() !== null) act(() => void fireEvent.change(field()!, { target: { value: 'Hessa' } }));
      typed = true;
      return leadsPage([lead({}, 1)]);
    },
  });
  await rows(screen);
  expect(typed).toBe(true);
  await waitFor(() => expect(screen.address()).toBe('/admin/leads?search=Hessa'));
  expect(screen.getByRole('searchbox')).toHaveValue('Hessa');
  await waitFor(() => expect(questions(screen).map(([search]) => search)).toEqual(['villa', 'Hessa']));
});

it('"clear" forgets, and back leads past the list as it was left [M-1335]', async () => {
  leave('search=villa');
  const screen = await open('?dialog=none');
  await rows(screen);
  await screen.user.click(screen.getByRole('button', { name: screen.text.adminTable.clearFilters }));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  expect(left()).toBe('');
  await screen.goTo(-1);
  expect(screen.getByRole('searchbox')).toHaveValue('villa');
  expect(screen.address()).toBe('/admin/leads?dialog=none&search=villa');
});
