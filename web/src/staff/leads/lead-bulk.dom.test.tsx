import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { counted, digits, filledIn } from '#testing/fill-in.ts';
import { lead, leadDesk, leadsPage } from '#testing/made/lead.ts';
import { crmSays } from '#testing/said.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo, callsTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { type Language, languages } from '#testing/words.ts';

const sync = 'POST /api/leads/bulk-sync';
const remove = 'POST /api/leads/bulk-delete';
const three = [1, 2, 3].map((n) => lead({}, n));
const ids = three.map(({ id }) => id);

async function open(language: Language = 'en', answers: Answers = {}, query = '') {
  const screen = await openScreen(`/admin/leads${query}`, { language, as: 'admin', answers: leadDesk(three, answers) });
  const { adminLeads: text, adminTable: table } = screen.text;
  await screen.findByText('Hessa Al-Kuwari 1');
  const bar = () => within(screen.getByLabelText(table.selectionLabel));
  return {
    screen,
    text,
    table,
    bar,
    choose: (n: number) =>
      screen.user.click(screen.getByLabelText(filledIn(table.selectRow, { name: `Hessa Al-Kuwari ${String(n)}` }))),
    choosePage: () => screen.user.click(screen.getByLabelText(table.selectPage)),
    press: (name: string) => screen.user.click(bar().getByText(name)),
    answerQuestion: async (title: string, name: string) => {
      const question = within(await screen.findByRole('alertdialog'));
      expect(question.getByText(title)).toBeInTheDocument();
      await screen.user.click(question.getByRole('button', { name }));
    },
  };
}

it('a lead says who had it, and why [M-1074]', async () => {
  const line = { at: '2026-11-20T09:00:00.000Z', from: null };
  const assignments = [
    { ...line, id: 2, to: 'Sami Aziz', rule: null, reason: 'by_hand' as const },
    { ...line, id: 1, to: 'Noor Haddad', rule: 'Lusail', reason: 'rule' as const },
  ];
  const screen = await openScreen(`/admin/leads?lead=${String(ids[0])}`, {
    as: 'agent',
    answers: leadDesk(three, { 'GET /api/leads/{id}/assignments': { assignments } }),
  });
  const { history } = screen.text.adminRouting;
  expect(await screen.findByText(new RegExp(history.by_hand))).toBeInTheDocument();
  expect(screen.getByText(new RegExp(filledIn(history.byRule, { rule: 'Lusail' })))).toBeInTheDocument();
});

describe.each(languages)('many leads (%s)', (language) => {
  it('are given to somebody after a question that names whom, and to nobody [M-1081]', async () => {
    const give = 'POST /api/leads/bulk-assign';
    const at = await open(language, { [give]: { assigned: 3 } });
    const { screen, text } = at;
    const title = (key: 'assignTitle' | 'takeTitle') => counted(language, text.bulk, key, 3, { name: 'Sami Aziz' });
    await at.choosePage();
    await at.bar().findByRole('option', { name: 'Sami Aziz' });
    await screen.user.selectOptions(at.bar().getByLabelText(text.bulk.assign), '8');
    expect(callsTo(screen, give)).toEqual([]);
    await at.answerQuestion(title('assignTitle'), text.bulk.assignAction);
    await expectToast({ title: counted(language, text.bulk, 'assigned', 3) });
    await at.choosePage();
    await at.bar().findByRole('option', { name: 'Sami Aziz' });
    await screen.user.selectOptions(at.bar().getByLabelText(text.bulk.assign), 'none');
    await at.answerQuestion(title('takeTitle'), text.bulk.take);
    await waitFor(() =>
      expect(bodiesTo(screen, give)).toEqual([
        { leadIds: ids, assigneeId: 8 },
        { leadIds: ids, assigneeId: null },
      ]),
    );
  });

  it('are sent to the CRM after a question, and the selection ends [A-006 A-110 A-115 A-239 A-325 A-423]', async () => {
    const at = await open(language, { [sync]: { synced: 3, failed: 0, waiting: 0 } });
    const { screen, text } = at;
    await at.choose(2);
    expect(at.bar().getByText(counted(language, at.table, 'selected', 1))).toBeInTheDocument();
    await at.choosePage();
    expect(at.bar().getByText(counted(language, at.table, 'selected', 3))).toBeInTheDocument();
    await at.press(text.bulk.sync);
    expect(callsTo(screen, sync)).toEqual([]);
    await at.answerQuestion(counted(language, text.bulk, 'syncTitle', 3), text.bulk.sync);
    await expectToast({ title: text.bulk.syncDone, description: counted(language, text.bulk, 'synced', 3) });
    expect((bodiesTo(screen, sync)[0] as { leadIds: number[] }).leadIds.toSorted()).toEqual(ids);
    expect(screen.queryByLabelText(at.table.selectionLabel)).not.toBeInTheDocument();
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  });

  it('are not sent while nothing is selected, and that is said [A-324]', async () => {
    const { screen, text } = await open(language);
    await screen.user.click(screen.getByText(text.bulk.sync));
    await expectToast({ title: text.bulk.none, description: text.bulk.noneText, failed: true });
    expect(callsTo(screen, sync)).toEqual([]);
  });

  it('stay selected when they could not be sent, and that is said [A-419]', async () => {
    const at = await open(language, { [sync]: new Response('{}', { status: 503 }) });
    const { screen, text } = at;
    await at.choosePage();
    await at.press(text.bulk.sync);
    await at.answerQuestion(counted(language, text.bulk, 'syncTitle', 3), text.bulk.sync);
    await expectToast({ title: text.bulk.syncFailed, description: text.bulk.syncFailedText, failed: true });
    screen.api.answer({ [sync]: problem(503, 'crm.offline', { detail: 'The CRM is away.' }) });
    await at.press(text.bulk.sync);
    await at.answerQuestion(counted(language, text.bulk, 'syncTitle', 3), text.bulk.sync);
    await expectToast({
      title: text.bulk.syncFailed,
      description: crmSays(screen, language, 'offline', 'The CRM is away.'),
      failed: true,
    });
    expect(at.bar().getByText(counted(language, at.table, 'selected', 3))).toBeInTheDocument();
  });

  it('are deleted after a question that names them, and come back by Undo [M-1205]', async () => {
    const restored = { restored: [701, 703], renamed: [] };
    const answers = { [remove]: { deleted: 2, ids: [701, 703] }, 'POST /api/trash/restore': restored };
    const at = await open(language, answers);
    const { screen, text } = at;
    await at.choose(1);
    await at.choose(3);
    await at.press(text.bulk.delete);
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(text.remove.text);
    for (const name of ['Hessa Al-Kuwari 1', 'Hessa Al-Kuwari 3']) expect(question).toHaveTextContent(name);
    expect(question).not.toHaveTextContent('Hessa Al-Kuwari 2');
    await screen.user.click(within(question).getByRole('button', { name: text.remove.action }));
    await screen.user.click(await screen.findByRole('button', { name: screen.text.adminTrash.undo }));
    await expectToast({ title: counted(language, screen.text.adminTrash, 'restored', 2) });
    expect(bodiesTo(screen, 'POST /api/trash/restore')).toEqual([{ kind: 'lead', ids: [701, 703] }]);
  });

  it('are deleted after a question with their number; a failure keeps them [A-116 A-326 A-420]', async () => {
    const at = await open(language, { [remove]: problem(503, 'server.unavailable') });
    const { screen, text } = at;
    await at.choose(1);
    await at.choose(3);
    await at.press(text.bulk.delete);
    await at.answerQuestion(counted(language, text.remove, 'title', 2), text.remove.action);
    await expectToast({ title: text.error, description: text.remove.failed, failed: true });
    expect(at.bar().getByText(counted(language, at.table, 'selected', 2))).toBeInTheDocument();
    screen.api.answer({ [remove]: { deleted: 2, ids: [701, 703] }, 'GET /api/leads': leadsPage([three[1]!]) });
    await at.press(text.bulk.delete);
    await at.answerQuestion(counted(language, text.remove, 'title', 2), text.remove.action);
    await expectToast({ title: counted(language, text.remove, 'done', 2) });
    expect(bodiesTo(screen, remove)).toEqual([{ leadIds: [701, 703] }, { leadIds: [701, 703] }]);
    await waitFor(() => {
      expect(screen.queryByText('Hessa Al-Kuwari 1')).not.toBeInTheDocument();
    });
  });

  it('of all pages are selected when that is wanted, and the words say what that covers [A-110 A-323]', async () => {
    const all = Array.from({ length: 27 }, (_, n) => 701 + n);
    const page = all.slice(0, 25).map((_, n) => lead({}, n + 1));
    const at = await open(
      language,
      {
        'GET /api/leads': leadsPage(page, { total: 27 }),
        'GET /api/leads/ids': { ids: all },
        [remove]: { deleted: 27, ids: all },
      },
      '?search=kuwari&source=contact_form&sort=oldest',
    );
    const { screen, text, table } = at;
    await at.choosePage();
    expect(at.bar().getByText(counted(language, table, 'selected', 25))).toBeInTheDocument();
    await at.press(counted(language, table, 'selectAll', 27));
    expect(await at.bar().findByText(counted(language, table, 'selected', 27))).toBeInTheDocument();
    expect(
      at.bar().getByText(filledIn(table.selectedHere, { here: digits(language, 25), other: digits(language, 2) })),
    ).toBeInTheDocument();
    expect(callsTo(screen, 'GET /api/leads/ids').map(({ query }) => Object.fromEntries(query))).toEqual([
      { search: 'kuwari', source: 'contact_form', sort: 'oldest' },
    ]);
    await at.press(text.bulk.delete);
    await at.answerQuestion(counted(language, text.remove, 'title', 27), text.remove.action);
    await expectToast({ title: counted(language, text.remove, 'done', 27) });
    expect(bodiesTo(screen, remove)).toEqual([{ leadIds: all }]);
  });
});

describe('what became of many leads', () => {
  it.each([0, 1, 2, 3, 11, 100])('is counted as Arabic does: %i of each', async (n) => {
    const at = await open('ar', { [sync]: { synced: n, failed: n, waiting: n } });
    const { bulk } = at.text;
    await at.choose(1);
    await at.press(bulk.sync);
    await at.answerQuestion(counted('ar', bulk, 'syncTitle', 1), bulk.sync);
    const parts = [counted('ar', bulk, 'synced', n)];
    if (n > 0) parts.push(counted('ar', bulk, 'failed', n), counted('ar', bulk, 'waiting', n));
    await expectToast({ title: bulk.syncDone, description: parts.join(bulk.and) });
  });

  it('is asked for a thousand at a time, and summed', async () => {
    const all = Array.from({ length: 2_001 }, (_, n) => n + 1);
    const at = await open('en', {
      'GET /api/leads': leadsPage(three, { total: 2_001 }),
      'GET /api/leads/ids': { ids: all },
      [sync]: ({ body }) => ({ synced: (body as { leadIds: number[] }).leadIds.length - 1, failed: 1, waiting: 0 }),
    });
    const { bulk } = at.text;
    await at.choosePage();
    await at.press(counted('en', at.table, 'selectAll', 2_001));
    await at.bar().findByText(counted('en', at.table, 'selected', 2_001));
    await at.press(bulk.sync);
    await at.answerQuestion(counted('en', bulk, 'syncTitle', 2_001), bulk.sync);
    await expectToast({ title: bulk.syncDone, description: '1,998 leads synced successfully, 3 failed' });
    expect(bodiesTo(at.screen, sync).map((body) => (body as { leadIds: number[] }).leadIds.length)).toEqual([
      1_000, 1_000, 1,
    ]);
  });

  it('is asked of nobody when the ids of all could not be had', async () => {
    const at = await open('en', {
      'GET /api/leads': leadsPage(three, { total: 27 }),
      'GET /api/leads/ids': problem(503, 'server.unavailable'),
    });
    await at.choosePage();
    await at.press(counted('en', at.table, 'selectAll', 27));
    await expectToast({ title: at.table.selectAllFailed, failed: true });
    expect(at.bar().getByText(counted('en', at.table, 'selected', 3))).toBeInTheDocument();
  });
});
