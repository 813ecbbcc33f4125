import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, never, problem } from '#testing/answers.ts';
import { counted, filledIn } from '#testing/fill-in.ts';
import { member } from '#testing/made/member.ts';
import type { Role } from '#testing/people.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo, callsTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { type Language, languages } from '#testing/words.ts';

const read = 'GET /api/agents';
const change = 'PUT /api/agents/{id}';
const remove = 'DELETE /api/agents/{id}';

interface Options {
  language?: Language;
  as?: Role;
  query?: string;
}
async function open(answers: Answers = {}, { language = 'en', as = 'editor', query = '' }: Options = {}) {
  const screen = await openScreen(`/admin/agents${query}`, {
    language,
    as,
    answers: { [read]: [member()], ...answers },
  });
  const t = screen.text.adminTeam;
  const name = language === 'ar' ? 'ليلى حداد 1' : 'Layla Haddad 1';
  const press = async (label: string) => screen.user.click(await screen.findByRole('button', { name: label }));
  return { screen, t, name, press };
}

describe.each(languages)('the team (%s)', (language) => {
  it('has a card for each, with who they are and the ways to them [A-021 A-118 A-120 A-121 A-122 A-125]', async () => {
    const { screen, t, name } = await open({}, { language });
    const card = within(await screen.findByRole('article', { name }));
    const [en, ar] = [language === 'en', language === 'ar'];
    expect(card.getByRole('heading', { name })).toBeInTheDocument();
    expect(card.getByText(en ? 'Senior Sales Agent' : 'وسيطة مبيعات أولى')).toBeInTheDocument();
    const facts = card.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(facts).toEqual([
      [t.fields.department, ar ? 'قسم المبيعات' : 'Sales'],
      [t.fields.location, ar ? 'لوسيل' : 'Lusail'],
      [t.fields.joinDate, ar ? '٤ سبتمبر ٢٠١٦' : 'September 4, 2016'],
    ]);
    const skills = within(card.getByRole('list', { name: t.fields.skills })).getAllByRole('listitem');
    expect(skills.map(({ textContent }) => textContent)).toEqual(ar ? ['عقود', 'تجهيز'] : ['Leases', 'Fit-out']);
    expect(card.getByText(t.active)).toBeInTheDocument();
    const hrefs = card.getAllByRole('link').map((link) => link.getAttribute('href'));
    const both = ['tel:+97444000103', 'mailto:layla1@example.com', 'https://wa.me/97455000103'];
    expect(hrefs).toEqual(en ? [...both, 'https://linkedin.example/layla', 'https://twitter.example/layla'] : both);
    expect(card.getByTestId('member-placeholder')).toBeInTheDocument();
  });

  it('says that there is nobody [A-124]', async () => {
    const { screen, t } = await open({ [read]: [] }, { language });
    expect(await screen.findByText(t.empty.title)).toBeInTheDocument();
    expect(screen.getByText(t.empty.text)).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: t.add })).toHaveLength(1);
  });

  it.each([1, 2, 3, 11])('counts %i as the language does', async (count) => {
    const team = Array.from({ length: count }, (_, n) => member({}, n + 1));
    const { screen, t } = await open({ [read]: team }, { language });
    expect(await screen.findByText(counted(language, t, 'count', count))).toBeInTheDocument();
  });

  it('loses somebody when that is confirmed, and gets them back by Undo [A-119 A-319 A-424 M-1205]', async () => {
    const { screen, t, name, press } = await open({ [remove]: undefined }, { language });
    await press(filledIn(t.remove.for, { name }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(`${t.remove.text} ${screen.text.adminTrash.text}`)).toBeInTheDocument();
    await screen.user.click(question.getByRole('button', { name: screen.text.common.cancel }));
    expect(callsTo(screen, remove)).toEqual([]);
    await press(filledIn(t.remove.for, { name }));
    screen.api.answer({ [read]: [] });
    await press(t.remove.action);
    expect(await screen.findByText(t.deleted)).toBeInTheDocument();
    expect(await screen.findByText(t.empty.title)).toBeInTheDocument();
    expect(callsTo(screen, remove).map(({ params }) => params['id'])).toEqual(['41']);
    screen.api.answer({ [read]: [member()], 'POST /api/trash/restore': { restored: [41], renamed: [] } });
    await press(screen.text.adminTrash.undo);
    expect(await screen.findByRole('article', { name })).toBeInTheDocument();
    expect(bodiesTo(screen, 'POST /api/trash/restore')).toEqual([{ kind: 'agent', ids: [41] }]);
  });

  it('says what failed, and keeps what was typed [A-425]', async () => {
    const failed = problem(503, 'server.unavailable');
    const { screen, t, name, press } = await open({ [change]: failed, [remove]: failed }, { language });
    await press(filledIn(t.editFor, { name }));
    const dialog = within(await screen.findByRole('dialog'));
    const place = dialog.getByLabelText(t.fields.location);
    await screen.user.clear(place);
    await screen.user.type(place, 'Al Wakrah');
    await screen.user.click(dialog.getByRole('button', { name: t.save }));
    await expectToast({ title: t.error, description: t.updateFailed, failed: true });
    expect(place).toHaveValue('Al Wakrah');
    await screen.user.click(dialog.getByRole('button', { name: screen.text.common.cancel }));
    await press(screen.text.admin.discard.action);
    await press(filledIn(t.remove.for, { name }));
    await press(t.remove.action);
    await expectToast({ title: t.error, description: t.deleteFailed, failed: true });
    expect(screen.getByRole('article', { name })).toBeInTheDocument();
  });
});

it('says it in the words of the specification [A-119 A-124 A-319 A-424 A-425]', async () => {
  const { screen, name, press } = await open({ [remove]: problem(500, 'server.error') });
  await press(`Delete ${name}`);
  expect(
    await screen.findByText(
      'Are you sure you want to delete this team member? It can be restored from the Trash for 30 days.',
    ),
  ).toBeInTheDocument();
  await press('Delete');
  await expectToast({ title: 'Error', description: 'Failed to delete team member', failed: true });
  screen.api.answer({ [remove]: undefined, [read]: [] });
  await press(`Delete ${name}`);
  await press('Delete');
  await expectToast({ title: 'Team member deleted successfully' });
  expect(await screen.findByText('No team members')).toBeInTheDocument();
});

describe('a card', () => {
  it('has only what is known, and says that somebody is not shown [A-120 A-121 A-122]', async () => {
    const bare = member({
      nameAr: ' ',
      titleAr: null,
      bio: null,
      bioAr: null,
      phone: null,
      whatsappNumber: null,
      email: null,
      isActive: false,
    });
    const { screen, t } = await open({ [read]: [bare] }, { language: 'ar' });
    const card = within(await screen.findByRole('article', { name: 'Layla Haddad 1' }));
    expect(card.getByText('Senior Sales Agent')).toBeInTheDocument();
    expect(card.getByText(t.inactive)).toBeInTheDocument();
    expect(card.queryAllByRole('link')).toEqual([]);
    expect(card.queryAllByRole('term')).toEqual([]);
    expect(card.queryByRole('list')).toBeNull();
  });

  it('shows the picture, and a figure when it is broken [A-120]', async () => {
    const { screen, name } = await open({ [read]: [member({ imageUrl: '/images/face.webp' })] });
    const card = await screen.findByRole('article', { name });
    const image = card.querySelector('img');
    if (image === null) throw new Error('There is no picture');
    expect(image).toHaveAttribute('src', '/images/face.webp');
    fireEvent.error(image);
    expect(within(card).getByTestId('member-placeholder')).toBeInTheDocument();
  });
});

describe('the window of a member', () => {
  it('opens by its address, and asks before what was typed is lost', async () => {
    const { screen, t } = await open({}, { query: '?dialog=edit-41' });
    const dialog = within(await screen.findByRole('dialog', { name: t.editTitle }));
    const field = dialog.getByLabelText(t.fields.name);
    await screen.user.type(field, ' II');
    await screen.user.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await screen.user.click(question.getByRole('button', { name: screen.text.admin.discard.stay }));
    expect(field).toHaveValue('Layla Haddad 1 II');
    await screen.user.keyboard('{Escape}');
    await screen.user.click(await screen.findByRole('button', { name: screen.text.admin.discard.action }));
    await waitFor(() => expect(screen.address()).toBe('/admin/agents'));
    expect(bodiesTo(screen, change)).toEqual([]);
  });

  it('is not there for somebody who is gone', async () => {
    const { screen, name } = await open({}, { query: '?dialog=edit-99' });
    await screen.findByRole('article', { name });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('who looks', () => {
  it('as an agent reads the team, and changes nobody, whatever the address says [A-003 A-012]', async () => {
    const { screen, name } = await open({}, { as: 'agent', query: '?dialog=add' });
    await screen.findByRole('article', { name });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([]);
  });

  it('waits with cards that are empty', async () => {
    const { screen } = await open({ [read]: () => never() });
    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelector('main [aria-busy]')).toBeInTheDocument();
  });

  it('is told that the team could not be had, and tries again', async () => {
    const { screen, name, press } = await open({ [read]: problem(503, 'server.unavailable') });
    expect(await screen.findByText(screen.text.admin.failed.title)).toBeInTheDocument();
    screen.api.answer({ [read]: [member()] });
    await press(screen.text.admin.failed.retry);
    expect(await screen.findByRole('article', { name })).toBeInTheDocument();
  });
});
