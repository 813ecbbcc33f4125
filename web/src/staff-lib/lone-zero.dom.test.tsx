import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tasksPage } from '#testing/made/calendar.ts';
import { deliveryList } from '#testing/made/delivery.ts';
import { owner, ownersPage } from '#testing/made/owners.ts';
import { openScreen } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

const zero = { en: '0', ar: 'صفر' };

it.each(languages)(
  'a zero that stands alone is a word in Arabic: deliveries, tasks, owners (%s) [M-1336]',
  async (language) => {
    const deliveries = await openScreen('/admin/deliveries', {
      as: 'admin',
      language,
      answers: { 'GET /api/admin/deliveries': ({ query }) => deliveryList([], query) },
    });
    const { adminDeliveries, adminCrm, adminCalendar, adminOwners } = deliveries.text;
    const figures = await deliveries.findByRole('region', { name: adminDeliveries.figures.label });
    const state = within(figures).getByRole('button', { name: new RegExp(adminCrm.state.rejected) });
    expect(state).toHaveTextContent(`${adminCrm.state.rejected}${zero[language]}`);
    expect(within(figures).getByText(adminDeliveries.figures.stuck).parentElement).toHaveTextContent(zero[language]);

    const tasks = await openScreen('/admin/tasks', {
      as: 'agent',
      language,
      answers: { 'GET /api/tasks': tasksPage([]), 'GET /api/viewings': { viewings: [] } },
    });
    const { overdue } = adminCalendar.tasks.state;
    expect(await tasks.findByRole('tab', { name: `${overdue} (${zero[language]})` })).toBeInTheDocument();

    const owners = await openScreen('/admin/owners', {
      as: 'admin',
      language,
      answers: { 'GET /api/admin/owners': ownersPage([owner({ listings: 0 })]) },
    });
    const row = await owners.findByRole('row', { name: /Hamad/ });
    const label = within(row).getByText(new RegExp(adminOwners.columns.listings));
    expect(label.parentElement).toHaveTextContent(new RegExp(`${zero[language]}$`));
  },
);
