import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { defaultOffice } from '@manzil/core/office/office';
import { createTranslator } from '#i18n/create.ts';
import { type Answers, apiInTest } from '#testing/answers.ts';
import { task, tasksPage, viewing } from '#testing/made/calendar.ts';
import { staff } from '#testing/people.ts';
import { languages, words } from '#testing/words.ts';
import { TasksDue } from './tasks-due.tsx';
import { ViewingsToday } from './viewings-today.tsx';

/** A card stands alone: whichever screen has it gives it nothing. */
async function open(card: ReactNode, language: (typeof languages)[number], answers: Answers) {
  const api = apiInTest({ 'GET /api/auth/user': staff('agent'), ...answers });
  vi.stubGlobal('fetch', (input: Request) => api.fetch(input));
  const router = createMemoryRouter([{ path: '*', element: card }]);
  await act(async () => {
    render(
      <I18nextProvider i18n={createTranslator(language, words[language], defaultOffice)}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nextProvider>,
    );
    await Promise.resolve();
  });
  return api;
}

it.each(languages)(
  'tasks that are due are listed, ticked in place, and nothing is said to be nothing (%s) [M-1193]',
  async (language) => {
    const { cards, tasks: text } = words[language].adminCalendar;
    let due = [task()];
    const api = await open(<TasksDue ofOthers={false} />, language, {
      'GET /api/tasks': () => tasksPage(due),
      'PATCH /api/tasks/{id}': () => {
        due = [];
        return task({ doneAt: '2026-11-22T10:00:00.000Z', version: 2 });
      },
    });
    const card = within(await screen.findByRole('region', { name: cards.tasks }));
    expect(await card.findByText('Send the floor plan')).toBeInTheDocument();
    const { query } = api.calls.find(({ operation }) => operation === 'GET /api/tasks')!;
    expect([query.get('person'), query.get('state')]).toEqual(['me', 'open']);
    expect(card.getByRole('link', { name: cards.allTasks })).toHaveAttribute('href', '/admin/tasks');
    await waitFor(() => expect(card.getByRole('checkbox')).toBeEnabled());
    await userEvent.click(card.getByRole('checkbox', { name: text.tick.replace('{{title}}', 'Send the floor plan') }));
    expect(await card.findByText(cards.tasksNone)).toBeInTheDocument();
  },
);

it.each(languages)('viewings of today are listed without those that were cancelled (%s) [M-1193]', async (language) => {
  const { cards, viewing: text } = words[language].adminCalendar;
  const api = await open(<ViewingsToday ofOthers={false} />, language, {
    'GET /api/viewings': { viewings: [viewing({ placeNote: 'Gate 2' }), viewing({ id: 52, status: 'cancelled' })] },
  });
  const card = within(await screen.findByRole('region', { name: cards.viewings }));
  expect(await card.findByText('Gate 2')).toBeInTheDocument();
  expect(card.getAllByRole('listitem')).toHaveLength(1);
  expect(card.getByText(text.statuses.planned)).toBeInTheDocument();
  const { query } = api.calls.find(({ operation }) => operation === 'GET /api/viewings')!;
  expect(Date.parse(query.get('to') ?? '') - Date.parse(query.get('from') ?? '')).toBe(86_400_000);
});
