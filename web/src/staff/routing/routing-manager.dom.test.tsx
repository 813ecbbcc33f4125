import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { counted, filledIn } from '#testing/fill-in.ts';
import { type OpenScreen, openScreen } from '#testing/screen.tsx';
import { bodiesTo } from '#testing/sent.ts';
import { type Language, languages } from '#testing/words.ts';

const people = [
  { id: 7, name: 'Noor Haddad', role: 'admin', leave: null },
  { id: 8, name: 'Sami Aziz', role: 'agent', leave: { from: '2026-12-01', to: '2026-12-12' } },
];
const rule = (id: number, name: string, changes: object = {}) => ({
  id,
  name,
  isActive: true,
  agentIds: [],
  districts: [],
  languages: [],
  kinds: [],
  days: [],
  dutyFrom: null,
  dutyTo: null,
  action: 'people' as const,
  people: [{ userId: 8, weight: 1 }],
  ...changes,
});
const rules = [rule(1, 'Lusail', { districts: ['lusail'], languages: ['ar'] }), rule(2, 'Rest')];
const routing = {
  rules,
  choices: { showsUnassigned: false, answerMinutes: 60 },
  people,
  districts: ['doha', 'lusail'],
};
const at = '2026-11-20T09:00:00.000Z';
const preview = {
  leads: [
    { leadId: 3, reference: 'MZL-3', at, ruleId: 1, userId: 8, assigneeId: null },
    { leadId: 2, reference: 'MZL-2', at, ruleId: null, userId: null, assigneeId: 7 },
  ],
};
const team = { id: 1, name: 'West', members: [{ userId: 8, isManager: false }] };

const open = (answers: Answers = {}, as: 'admin' | 'manager' = 'admin', language: Language = 'en') =>
  openScreen('/admin/routing', {
    as,
    language,
    answers: {
      'GET /api/admin/lead-routing': routing,
      'GET /api/admin/lead-routing/preview': preview,
      'GET /api/teams': { teams: [team] },
      'GET /api/agents': [],
      ...answers,
    },
  });
const listed = async (screen: OpenScreen) =>
  within(await screen.findByRole('list', { name: screen.text.adminRouting.rules.title }));

describe.each(languages)('the rules (%s)', (language) => {
  it('stand in their order with what they ask for and whom they give to [M-1078]', async () => {
    const screen = await open({}, 'manager', language);
    const { adminRouting: text } = screen.text;
    const list = await listed(screen);
    expect(list.getByText('Lusail')).toBeInTheDocument();
    expect(list.getByText(new RegExp(text.languages.ar))).toBeInTheDocument();
    expect(list.getByText(text.conditions.none)).toBeInTheDocument();
    expect(screen.getByText(counted(language, text, 'found', 2))).toBeInTheDocument();
    const table = within(await screen.findByRole('table', { name: text.preview.title }));
    expect(table.getByText('Sami Aziz')).toBeInTheDocument();
    expect(table.getByText(text.preview.noRule)).toBeInTheDocument();
  });

  it('are added with somebody, and refused without [M-1078]', async () => {
    const screen = await open({ 'POST /api/admin/lead-rules': rule(3, 'Nights') }, 'manager', language);
    const { adminRouting: text } = screen.text;
    await listed(screen);
    await screen.user.click(screen.getByRole('button', { name: text.rules.add }));
    const dialog = within(await screen.findByRole('dialog', { name: text.form.add }));
    await screen.user.type(dialog.getByLabelText(text.form.name), 'Nights');
    await screen.user.click(dialog.getByRole('button', { name: text.form.save }));
    expect(await dialog.findByText(text.form.peopleMissing)).toBeInTheDocument();
    await screen.user.selectOptions(dialog.getByLabelText('Sami Aziz'), '3');
    await screen.user.click(dialog.getByRole('checkbox', { name: text.languages.ar }));
    await screen.user.click(dialog.getByRole('button', { name: text.form.save }));
    expect(await screen.findByText(text.form.added)).toBeInTheDocument();
    expect(bodiesTo(screen, 'POST /api/admin/lead-rules')).toMatchObject([
      { name: 'Nights', action: 'people', languages: ['ar'], people: [{ userId: 8, weight: 3 }], days: [] },
    ]);
  });
});

it('a rule is moved by keys, and removed after a question [M-1078]', async () => {
  const screen = await open({
    'PUT /api/admin/lead-rules/order': { rules: rules.toReversed() },
    'DELETE /api/admin/lead-rules/{id}': undefined,
  });
  const { admin, adminRouting: text } = screen.text;
  const list = await listed(screen);
  list.getByRole('button', { name: filledIn(admin.sort.handle, { name: 'Rest' }) }).focus();
  await screen.user.keyboard('{ArrowUp}');
  await waitFor(() => expect(bodiesTo(screen, 'PUT /api/admin/lead-rules/order')).toEqual([{ ids: [2, 1] }]));
  await screen.user.click(list.getByRole('button', { name: filledIn(text.remove.for, { name: 'Rest' }) }));
  const question = await screen.findByRole('alertdialog', { name: filledIn(text.remove.title, { name: 'Rest' }) });
  await screen.user.click(within(question).getByRole('button', { name: text.remove.action }));
  expect(await screen.findByText(text.remove.done)).toBeInTheDocument();
});

it('the limit and what people see are saved [M-1079]', async () => {
  const screen = await open({ 'PUT /api/admin/lead-routing': { showsUnassigned: true, answerMinutes: null } });
  const { adminRouting: text } = screen.text;
  await screen.user.selectOptions(await screen.findByLabelText(text.choices.limit), '');
  await screen.user.click(screen.getByRole('switch', { name: text.choices.unassigned }));
  const part = within(screen.getByRole('region', { name: text.choices.title }));
  await screen.user.click(part.getByRole('button', { name: text.choices.save }));
  expect(await screen.findByText(text.choices.saved)).toBeInTheDocument();
  expect(bodiesTo(screen, 'PUT /api/admin/lead-routing')).toEqual([{ showsUnassigned: true, answerMinutes: null }]);
});

it('leave is written down, half of it is not [M-1079]', async () => {
  const screen = await open({ 'PUT /api/admin/leaves/{id}': undefined });
  const { adminRouting: text } = screen.text;
  await screen.user.click(
    await screen.findByRole('button', { name: filledIn(text.people.leaveOf, { name: 'Noor Haddad' }) }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await screen.user.type(dialog.getByLabelText(text.people.from), '2026-12-01');
  await screen.user.click(dialog.getByRole('button', { name: text.form.save }));
  expect(await dialog.findByText(text.people.half)).toBeInTheDocument();
  await screen.user.type(dialog.getByLabelText(text.people.to), '2026-12-05');
  await screen.user.click(dialog.getByRole('button', { name: text.form.save }));
  expect(await screen.findByText(text.people.saved)).toBeInTheDocument();
  expect(bodiesTo(screen, 'PUT /api/admin/leaves/{id}')).toEqual([{ leave: { from: '2026-12-01', to: '2026-12-05' } }]);
});

it('a team gets its people and who leads them, from an administrator alone [M-1062]', async () => {
  const screen = await open({ 'PUT /api/teams/{id}': team });
  const { adminRouting: text } = screen.text;
  await screen.user.click(await screen.findByRole('button', { name: filledIn(text.rules.edit, { name: 'West' }) }));
  const dialog = within(await screen.findByRole('dialog'));
  await screen.user.selectOptions(dialog.getByLabelText('Noor Haddad'), 'manager');
  await screen.user.click(dialog.getByRole('button', { name: text.form.save }));
  expect(await screen.findByText(text.teams.saved)).toBeInTheDocument();
  expect(bodiesTo(screen, 'PUT /api/teams/{id}')).toEqual([
    {
      name: 'West',
      members: [
        { userId: 7, isManager: true },
        { userId: 8, isManager: false },
      ],
    },
  ]);
  const other = await open({}, 'manager');
  expect(await other.findAllByText('West')).not.toHaveLength(0);
});

it('says that it could not be loaded, and that there are no rules yet', async () => {
  const screen = await open({ 'GET /api/admin/lead-routing': problem(503, 'server.unavailable') });
  const again = await screen.findByRole('button', { name: screen.text.admin.failed.retry });
  screen.api.answer({ 'GET /api/admin/lead-routing': { ...routing, rules: [] } });
  await screen.user.click(again);
  expect(await screen.findByText(screen.text.adminRouting.rules.emptyTitle)).toBeInTheDocument();
});
