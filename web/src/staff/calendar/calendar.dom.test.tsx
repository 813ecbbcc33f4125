import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { digits, filledIn } from '#testing/fill-in.ts';
import { task, tasksPage, viewing } from '#testing/made/calendar.ts';
import { lead, leadDesk } from '#testing/made/lead.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo, callsTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { languages } from '#testing/words.ts';
import { fieldOf } from './doha-time.ts';

const people = [
  { id: 7, name: 'Noor Haddad', role: 'admin' },
  { id: 8, name: 'Sami Aziz', role: 'agent' },
];
const desk = (more: Answers = {}): Answers => ({
  'GET /api/tasks': tasksPage([]),
  'GET /api/viewings': { viewings: [] },
  'GET /api/leads/assignees': people,
  ...more,
});

describe.each(languages)('tasks (%s)', (language) => {
  it('are found by their state, added in one line and ticked in place [M-1192]', async () => {
    const screen = await openScreen('/admin/tasks', {
      as: 'agent',
      language,
      answers: desk({
        'GET /api/tasks': ({ query }) =>
          tasksPage(query.get('state') === 'done' ? [] : [task({ repeat: { every: 'daily' } })], { overdue: 1 }),
        'POST /api/tasks': task(),
        'PATCH /api/tasks/{id}': task({ doneAt: '2026-11-22T10:00:00.000Z', version: 2 }),
      }),
    });
    const { tasks: text } = screen.text.adminCalendar;
    const name = filledIn(text.withCount, { name: text.state.overdue, formatted: digits(language, 1) });
    expect(await screen.findByRole('tab', { name, selected: true })).toBeInTheDocument();
    await screen.user.type(screen.getByLabelText(text.newTitle), 'اتصل بالبنك');
    fireEvent.change(screen.getByLabelText(text.newAt), { target: { value: '2026-11-23T10:30' } });
    await screen.user.click(screen.getByRole('button', { name: text.add }));
    await expectToast({ title: text.added });
    expect(bodiesTo(screen, 'POST /api/tasks')).toEqual([{ title: 'اتصل بالبنك', dueAt: '2026-11-23T07:30:00.000Z' }]);
    await screen.user.click(
      screen.getByRole('checkbox', { name: filledIn(text.tick, { title: 'Send the floor plan' }) }),
    );
    await expectToast({ title: text.tickedRepeats });
    expect(bodiesTo(screen, 'PATCH /api/tasks/{id}')).toEqual([{ version: 1, done: true }]);
    await screen.user.click(screen.getByRole('tab', { name: text.state.done }));
    expect(await screen.findByRole('heading', { name: text.empty.done.title })).toBeInTheDocument();
    expect(screen.address()).toContain('state=done');
  });
});

it('says what a task still needs, and sends what repeats with its days [M-1192]', async () => {
  const screen = await openScreen('/admin/tasks', {
    as: 'admin',
    answers: desk({ 'POST /api/tasks': task() }),
  });
  const { tasks: text, taskForm: form } = screen.text.adminCalendar;
  await screen.user.click(await screen.findByRole('button', { name: text.addDetailed }));
  const dialog = within(await screen.findByRole('dialog', { name: form.add }));
  await screen.user.selectOptions(dialog.getByLabelText(form.repeat), 'weekly');
  await screen.user.click(dialog.getByRole('button', { name: form.save }));
  expect(await dialog.findByText(form.titleRequired)).toBeInTheDocument();
  expect(dialog.getByText(form.daysRequired)).toBeInTheDocument();
  await screen.user.type(dialog.getByLabelText(form.title), 'Open house');
  fireEvent.change(dialog.getByLabelText(form.at), { target: { value: '2026-11-22T09:00' } });
  await screen.user.click(dialog.getByRole('checkbox', { name: 'Sun' }));
  await screen.user.click(dialog.getByRole('checkbox', { name: 'Tue' }));
  await screen.user.selectOptions(dialog.getByLabelText(form.remind), '30');
  await screen.user.selectOptions(await dialog.findByLabelText(form.person), '8');
  await screen.user.click(dialog.getByRole('button', { name: form.save }));
  await expectToast({ title: text.added });
  expect(bodiesTo(screen, 'POST /api/tasks')).toEqual([
    {
      title: 'Open house',
      dueAt: '2026-11-22T06:00:00.000Z',
      note: null,
      assigneeId: 8,
      remindMinutes: 30,
      repeat: { every: 'weekly', days: [0, 2] },
    },
  ]);
});

it('says that somebody else changed a task, and keeps what was typed [M-1192]', async () => {
  const screen = await openScreen('/admin/tasks', {
    as: 'agent',
    answers: desk({
      'GET /api/tasks': tasksPage([task()], { overdue: 1 }),
      'PATCH /api/tasks/{id}': problem(409, 'task.conflict'),
    }),
  });
  const { tasks: text, taskForm: form } = screen.text.adminCalendar;
  await screen.user.click(
    await screen.findByRole('button', { name: filledIn(text.edit, { title: 'Send the floor plan' }) }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: form.edit }));
  await screen.user.type(dialog.getByLabelText(form.title), ' again');
  await screen.user.click(dialog.getByRole('button', { name: form.save }));
  expect(await dialog.findByText(screen.text.adminProblems.task.conflict)).toBeInTheDocument();
  expect(dialog.getByLabelText(form.title)).toHaveValue('Send the floor plan again');
});

it('whose tasks is a choice of whoever leads others [M-1192]', async () => {
  const screen = await openScreen('/admin/tasks', { as: 'manager', answers: desk() });
  const { tasks: text } = screen.text.adminCalendar;
  await screen.user.selectOptions(await screen.findByLabelText(text.person), '8');
  await waitFor(() => expect(callsTo(screen, 'GET /api/tasks').at(-1)?.query.get('person')).toBe('8'));
  await screen.user.selectOptions(screen.getByLabelText(text.person), 'all');
  await waitFor(() => expect(callsTo(screen, 'GET /api/tasks').at(-1)?.query.get('person')).toBeNull());
});

describe.each(languages)('the calendar (%s)', (language) => {
  it('has a week from Sunday on, in which a viewing is opened and moved without a mouse [M-1191]', async () => {
    const shown = viewing();
    const screen = await openScreen('/admin/calendar?day=2026-11-25', {
      as: 'agent',
      language,
      answers: desk({
        'GET /api/viewings': { viewings: [shown] },
        'GET /api/tasks': tasksPage([task()]),
        'PATCH /api/viewings/{id}': viewing({ version: 2 }),
      }),
    });
    const { calendar: text, viewing: words } = screen.text.adminCalendar;
    const grid = within(await screen.findByRole('group', { name: text.grid }));
    const days = grid.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(days).toHaveLength(7);
    expect(days[0]).toContain(digits(language, 22));
    const { query } = callsTo(screen, 'GET /api/viewings')[0]!;
    expect([query.get('from'), query.get('to')]).toEqual(['2026-11-21T21:00:00.000Z', '2026-11-28T21:00:00.000Z']);
    const block = grid.getByRole('button', { name: /Hessa Al-Kuwari/ });
    expect(block.closest('[data-day]')).toHaveAttribute('data-day', '2026-11-24');
    // Friday and Saturday are closed, the office's days are open
    const isOpen = (day: string) => document.querySelector(`[data-day="${day}"] [data-open]`) !== null;
    expect(['2026-11-22', '2026-11-26', '2026-11-27', '2026-11-28'].map(isOpen)).toEqual([true, true, false, false]);
    block.focus();
    await screen.user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: words.edit }));
    expect(dialog.getByLabelText(words.at)).toHaveValue('2026-11-24T16:00');
    fireEvent.change(dialog.getByLabelText(words.at), { target: { value: '2026-11-25T10:00' } });
    await screen.user.click(dialog.getByRole('button', { name: words.save }));
    await expectToast({ title: words.saved });
    expect(bodiesTo(screen, 'PATCH /api/viewings/{id}')).toEqual([
      {
        version: 1,
        startsAt: '2026-11-25T07:00:00.000Z',
        endsAt: '2026-11-25T07:45:00.000Z',
        hostId: 7,
        placeNote: null,
        status: 'planned',
      },
    ]);
  });
});

it('names the time that is taken, and the lead where that may be seen [M-1185]', async () => {
  const clash = {
    startsAt: '2026-11-24T13:30:00.000Z',
    endsAt: '2026-11-24T14:15:00.000Z',
    reference: 'MZL-2',
  };
  const refusal = problem(409, 'viewing.clash', {
    errors: Object.entries(clash).map(([path, message]) => ({ in: 'body', path, code: 'taken', message })),
  });
  const screen = await openScreen('/admin/leads/701', {
    as: 'agent',
    answers: leadDesk([lead({ id: 701 })], { 'POST /api/viewings': refusal }),
  });
  const { viewing: words } = screen.text.adminCalendar;
  await screen.user.click(await screen.findByRole('button', { name: words.plan }));
  const dialog = within(await screen.findByRole('dialog', { name: words.plan }));
  fireEvent.change(dialog.getByLabelText(words.at), { target: { value: fieldOf('2026-11-24T13:45:00Z') } });
  await screen.user.click(dialog.getByRole('button', { name: words.planSave }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/4:30.+5:15.+MZL-2/);
});

it('the page of a lead adds tasks, ticks them and says how a viewing went [M-1190]', async () => {
  const screen = await openScreen('/admin/leads/701', {
    as: 'agent',
    answers: leadDesk([lead({ id: 701 })], {
      'GET /api/tasks': tasksPage([task()]),
      'GET /api/viewings': { viewings: [viewing()] },
      'POST /api/tasks': task(),
      'PATCH /api/viewings/{id}': viewing({ status: 'done', version: 2 }),
    }),
  });
  const { tasks: text, lead: words, viewing: form } = screen.text.adminCalendar;
  const agenda = within(await screen.findByRole('region', { name: words.title }));
  expect(await agenda.findByText('Send the floor plan')).toBeInTheDocument();
  await screen.user.type(agenda.getByLabelText(text.newTitle), 'Call back{Enter}');
  await expectToast({ title: text.added });
  expect(bodiesTo(screen, 'POST /api/tasks')).toMatchObject([{ title: 'Call back', leadId: 701 }]);
  await screen.user.click(agenda.getByRole('button', { name: /Sea view apartment/ }));
  const dialog = within(await screen.findByRole('dialog', { name: form.edit }));
  expect(dialog.queryByLabelText(new RegExp(form.report))).toBeNull();
  await screen.user.selectOptions(dialog.getByLabelText(form.status), 'done');
  await screen.user.type(dialog.getByLabelText(new RegExp(form.report)), 'Likes the kitchen');
  await screen.user.click(dialog.getByRole('button', { name: form.save }));
  await expectToast({ title: form.saved });
  expect(bodiesTo(screen, 'PATCH /api/viewings/{id}')).toMatchObject([
    { version: 1, status: 'done', report: 'Likes the kitchen' },
  ]);
});

describe('the secret calendar address', () => {
  it('is made, shown once and revoked [M-1188]', async () => {
    const path = `/api/calendar/${'a'.repeat(43)}.ics`;
    const screen = await openScreen('/admin/calendar', {
      as: 'agent',
      answers: desk({
        'GET /api/calendar-feed': { feed: null },
        'POST /api/calendar-feed': { path },
        'DELETE /api/calendar-feed': undefined,
      }),
    });
    const { feed: text } = screen.text.adminCalendar;
    await screen.user.click(await screen.findByRole('button', { name: text.open }));
    const dialog = within(await screen.findByRole('dialog', { name: text.title }));
    expect(await dialog.findByText(text.none)).toBeInTheDocument();
    screen.api.answer({
      'GET /api/calendar-feed': { feed: { createdAt: '2026-11-22T09:00:00.000Z', lastUsedAt: null } },
    });
    await screen.user.click(dialog.getByRole('button', { name: text.make }));
    expect(await dialog.findByLabelText(text.address)).toHaveValue(location.origin + path);
    screen.api.answer({ 'GET /api/calendar-feed': { feed: null } });
    await screen.user.click(await dialog.findByRole('button', { name: text.revoke }));
    await expectToast({ title: text.revoked });
    expect(dialog.queryByLabelText(text.address)).toBeNull();
  });
});
