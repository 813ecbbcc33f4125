import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { counted } from '#testing/fill-in.ts';
import { lead, leadDesk } from '#testing/made/lead.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo } from '#testing/sent.ts';
import { languages } from '#testing/words.ts';

const at = '2026-11-20T09:00:00.000Z';
const notice = (id: number, leadId: number, read = false) =>
  ({ id, kind: 'lead_assigned', leadId, propertyId: null, reference: `MZL-${String(id)}`, at, read }) as const;
const mine = lead({ id: 701 });
const answers: Answers = leadDesk([mine], {
  'GET /api/notices': { notices: [notice(2, 701), notice(1, 702, true)], unread: 1 },
  'POST /api/notices/read': undefined,
});

describe.each(languages)('the bell (%s)', (language) => {
  it('says how much is new, lists it, and opens what it is about [M-1080]', async () => {
    const screen = await openScreen('/admin/leads', { as: 'agent', language, answers });
    const { adminNotices: text } = screen.text;
    await screen.user.click(await screen.findByRole('button', { name: counted(language, text, 'unread', 1) }));
    const list = within(await screen.findByRole('dialog', { name: text.title }));
    const [first] = list.getAllByRole('link');
    expect(list.getAllByRole('link')).toHaveLength(2);
    await screen.user.click(first as HTMLElement);
    await waitFor(() => expect(screen.address()).toBe('/admin/leads/701'));
    await waitFor(() => expect(bodiesTo(screen, 'POST /api/notices/read')).toEqual([{ ids: [2] }]));
  });
});

it('marks all as read [M-1080]', async () => {
  const screen = await openScreen('/admin/leads', { as: 'manager', answers });
  const { adminNotices: text } = screen.text;
  await screen.user.click(await screen.findByRole('button', { name: counted('en', text, 'unread', 1) }));
  screen.api.answer({ 'GET /api/notices': { notices: [notice(2, 701, true)], unread: 0 } });
  await screen.user.click(await screen.findByRole('button', { name: text.readAll }));
  await waitFor(() => expect(bodiesTo(screen, 'POST /api/notices/read')).toEqual([{ ids: null }]));
  expect(await screen.findByRole('button', { name: text.title, hidden: true })).toBeInTheDocument();
});

it('is not there for whoever has no leads [M-1080]', async () => {
  const screen = await openScreen('/admin/agents', { as: 'editor', answers: { 'GET /api/agents': [] } });
  await screen.findByRole('navigation', { name: screen.text.admin.nav.label });
  expect(screen.queryByRole('button', { name: screen.text.adminNotices.title })).toBeNull();
});

it('a link of a lead that somebody else has says so [M-1064]', async () => {
  const screen = await openScreen('/admin/leads?lead=999', {
    as: 'agent',
    answers: leadDesk([mine], { 'GET /api/leads/{id}': problem(403, 'assignment.elsewhere') }),
  });
  expect(await screen.findByText(screen.text.adminProblems.assignment.elsewhere)).toBeInTheDocument();
});
