import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, never, problem } from '#testing/answers.ts';
import { counted, filledIn } from '#testing/fill-in.ts';
import { lead, leadDesk, leadsPage } from '#testing/made/lead.ts';
import type { Role } from '#testing/people.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo, callsTo } from '#testing/sent.ts';
import { closeToast, expectToast } from '#testing/toast.ts';
import { type Language, languages } from '#testing/words.ts';

const patch = 'PATCH /api/leads/{id}';
const remove = 'POST /api/leads/bulk-delete';
const name = 'Hessa Al-Kuwari 1';

interface Open {
  language?: Language;
  as?: Role;
  of?: Parameters<typeof lead>[0];
}

async function open({ language = 'en', as = 'admin', of = {} }: Open = {}, answers: Answers = {}) {
  let one = lead(of);
  const screen = await openScreen('/admin/leads', {
    language,
    as,
    answers: leadDesk([], {
      'GET /api/leads': () => leadsPage([one]),
      'GET /api/leads/{id}': () => one,
      [patch]: ({ body }) => (one = { ...one, ...(body as object) }),
      ...answers,
    }),
  });
  const { adminLeads: text } = screen.text;
  const row = within(await screen.findByRole('row', { name: /hessa1/ }));
  return {
    screen,
    text,
    row,
    status: row.getByRole<HTMLSelectElement>('combobox', { name: filledIn(text.edit.statusFor, { name }) }),
    edit: async () => {
      await screen.user.click(row.getByRole('button', { name: filledIn(text.edit.title, { name }) }));
      return within(await screen.findByRole('dialog'));
    },
  };
}

describe.each(languages)('a lead in the list (%s)', (language) => {
  it('changes its status where it stands, in any order [A-113 A-233 A-234 A-421]', async () => {
    const { screen, text, status } = await open({ language });
    for (const value of ['converted', 'new', 'contacted']) {
      await screen.user.selectOptions(status, value);
      await expectToast({ title: text.edit.done });
      await waitFor(() => {
        expect(status).toBeEnabled();
      });
      expect(status).toHaveValue(value);
    }
    expect(callsTo(screen, patch).map(({ params, body }) => [params['id'], body])).toEqual(
      ['converted', 'new', 'contacted'].map((value) => ['701', { status: value }]),
    );
  });

  it('keeps its status when it could not be changed, and says so [A-417]', async () => {
    const { screen, text, status } = await open({ language, of: { status: 'qualified' } });
    const gone = screen.text.adminProblems.lead.not_found;
    for (const [refusal, description] of [
      [problem(503, 'server.unavailable'), text.edit.failed],
      [problem(404, 'lead.not_found'), gone],
    ] as const) {
      screen.api.answer({ [patch]: refusal });
      await screen.user.selectOptions(status, 'new');
      await expectToast({ title: text.error, description, failed: true });
      await waitFor(() => {
        expect(status).toHaveValue('qualified');
      });
      expect(status).toBeEnabled();
      await closeToast(screen);
    }
  });

  it('is edited in a window of its own, and only what differs is sent [A-112 A-366]', async () => {
    const { screen, text, edit, status } = await open({ language });
    const dialog = await edit();
    await screen.user.selectOptions(dialog.getByLabelText(text.columns.status), 'contacted');
    await screen.user.type(dialog.getByLabelText(text.edit.followUp), '2026-12-01T10:30');
    await screen.user.selectOptions(await dialog.findByLabelText(text.edit.assignee), '8');
    await screen.user.type(dialog.getByLabelText(text.detail.notes), '  Wants to see it on Sunday  ');
    await screen.user.click(dialog.getByRole('button', { name: text.edit.save }));
    await expectToast({ title: text.edit.done });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(status).toHaveValue('contacted');
    // half past ten in Doha
    expect(bodiesTo(screen, patch)).toEqual([
      {
        status: 'contacted',
        followUpAt: '2026-12-01T07:30:00.000Z',
        assigneeId: 8,
        notes: 'Wants to see it on Sunday',
      },
    ]);
    const again = await edit();
    expect(again.getByLabelText(text.detail.notes)).toHaveValue('Wants to see it on Sunday');
    expect(again.getByLabelText(text.edit.followUp)).toHaveValue('2026-12-01T10:30');
    await screen.user.clear(again.getByLabelText(text.detail.notes));
    await screen.user.selectOptions(again.getByLabelText(text.edit.assignee), '');
    await screen.user.click(again.getByRole('button', { name: text.edit.save }));
    await waitFor(() => {
      expect(bodiesTo(screen, patch).at(-1)).toEqual({ notes: null, assigneeId: null });
    });
  });

  it('loses nothing that was typed by a slip, nor by a failure [A-112 A-417]', async () => {
    const { screen, text, edit } = await open({ language });
    const dialog = await edit();
    const notes = dialog.getByLabelText(text.detail.notes);
    await screen.user.type(notes, 'Something else');
    const { discard } = screen.text.admin;
    const question = async () => within(await screen.findByRole('alertdialog', { name: discard.title }));
    await screen.user.keyboard('{Escape}');
    await screen.user.click((await question()).getByRole('button', { name: discard.stay }));
    expect(notes).toHaveValue('Something else');
    screen.api.answer({ [patch]: problem(503, 'server.unavailable') });
    await screen.user.click(dialog.getByRole('button', { name: text.edit.save }));
    await expectToast({ title: text.error, description: text.edit.failed, failed: true });
    expect(notes).toHaveValue('Something else');
    await screen.user.click(dialog.getByRole('button', { name: screen.text.common.cancel }));
    await screen.user.click((await question()).getByRole('button', { name: discard.action }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsTo(screen, patch)).toHaveLength(1);
  });

  it('is deleted after a question that says what stays [A-116 A-326 A-369 A-420]', async () => {
    const { screen, text, row } = await open({ language }, { [remove]: problem(503, 'server.unavailable') });
    const button = row.getByRole('button', { name: filledIn(text.remove.for, { name }) });
    const question = async () => within(await screen.findByRole('alertdialog'));
    await screen.user.click(button);
    const first = await question();
    expect(first.getByText(counted(language, text.remove, 'title', 1))).toBeInTheDocument();
    expect(first.getByText(text.remove.text)).toBeInTheDocument();
    expect(first.getByRole('button', { name: screen.text.common.cancel })).toHaveFocus();
    await screen.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(callsTo(screen, remove)).toEqual([]);
    await screen.user.click(button);
    await screen.user.click((await question()).getByRole('button', { name: text.remove.action }));
    await expectToast({ title: text.error, description: text.remove.failed, failed: true });
    screen.api.answer({ [remove]: { deleted: 1 }, 'GET /api/leads': leadsPage([]) });
    await waitFor(() => {
      expect(button).toBeEnabled();
    });
    await screen.user.click(button);
    await screen.user.click((await question()).getByRole('button', { name: text.remove.action }));
    expect(await screen.findByText(text.empty.title)).toBeInTheDocument();
    await expectToast({ title: counted(language, text.remove, 'done', 1) });
    expect(bodiesTo(screen, remove)).toEqual([{ leadIds: [701] }, { leadIds: [701] }]);
  });
});

describe('editing a lead', () => {
  it('sends nothing when nothing differs, and asks nothing either', async () => {
    const { screen, text, edit } = await open({ of: { notes: 'Old', followUpAt: '2026-12-01T07:30:00.000Z' } });
    const dialog = await edit();
    await screen.user.click(dialog.getByRole('button', { name: text.edit.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsTo(screen, patch)).toEqual([]);
  });

  it('takes away a follow-up and notes that are emptied', async () => {
    const { screen, text, edit } = await open({ of: { notes: 'Old', followUpAt: '2026-12-01T07:30:00.000Z' } });
    const dialog = await edit();
    await screen.user.clear(dialog.getByLabelText(text.edit.followUp));
    await screen.user.clear(dialog.getByLabelText(text.detail.notes));
    await screen.user.click(dialog.getByRole('button', { name: text.edit.save }));
    await expectToast({ title: text.edit.done });
    expect(bodiesTo(screen, patch)).toEqual([{ followUpAt: null, notes: null }]);
  });

  it('gives it to nobody where the choice is not there, for an agent', async () => {
    const agent = await open({ as: 'agent', of: { assigneeId: 7 } });
    const dialog = await agent.edit();
    expect(dialog.queryByLabelText(agent.text.edit.assignee)).not.toBeInTheDocument();
    await agent.screen.user.type(dialog.getByLabelText(agent.text.detail.notes), 'x');
    await agent.screen.user.click(dialog.getByRole('button', { name: agent.text.edit.save }));
    await expectToast({ title: agent.text.edit.done });
    expect(bodiesTo(agent.screen, patch)).toEqual([{ notes: 'x' }]);
    expect(callsTo(agent.screen, 'GET /api/leads/assignees')).toEqual([]);
  });

  it('keeps whose it is while the list of people is missing', async () => {
    const { screen, text, edit } = await open({ of: { assigneeId: 7 } }, { 'GET /api/leads/assignees': never });
    const dialog = await edit();
    await waitFor(() => expect(callsTo(screen, 'GET /api/leads/assignees')).toHaveLength(1));
    await screen.user.type(dialog.getByLabelText(text.detail.notes), 'x');
    await screen.user.click(dialog.getByRole('button', { name: text.edit.save }));
    await expectToast({ title: text.edit.done });
    expect(bodiesTo(screen, patch)).toEqual([{ notes: 'x' }]);
  });

  it('shows that somebody who is not offered any more has it', async () => {
    const { text, edit } = await open({ of: { assigneeId: 999 } });
    const dialog = await edit();
    expect(await dialog.findByLabelText(text.edit.assignee)).toHaveDisplayValue(text.edit.former);
  });

  it('takes notes as long as the contract does', async () => {
    const { text, edit } = await open();
    expect((await edit()).getByLabelText(text.detail.notes)).toHaveAttribute('maxlength', '5000');
  });
});

describe('the follow-up and the clock of a lead', () => {
  it.each([
    ['edit.followUpDue', '2020-01-01T07:30:00.000Z'],
    ['edit.followUpAt', '2099-01-01T07:30:00.000Z'],
  ] as const)('%s', async (key, followUpAt) => {
    const { text, row } = await open({ of: { followUpAt } });
    const [, word] = key.split('.') as ['edit', 'followUpDue' | 'followUpAt'];
    expect(row.getByText(new RegExp(`^${filledIn(text.edit[word], { time: '' }).trim()} .*10:30`))).toBeInTheDocument();
  });

  it.each<[string, Parameters<typeof lead>[0], number]>([
    ['runs where somebody waits', {}, 1],
    ['is not there for a subscriber', { subscription: { state: 'waiting', at: '2026-11-20T08:00:00.000Z' } }, 0],
    ['is not there for who is anonymous', { anonymisedAt: '2026-11-20T08:00:00.000Z' }, 0],
  ])('%s', async (_, of, clocks) => {
    const one = lead({ firstTouchedAt: null, responseMinutes: 12, ...of });
    const screen = await openScreen('/admin/leads', { as: 'admin', answers: leadDesk([one]) });
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(screen.queryAllByTitle(screen.text.adminLeads.clock.hint)).toHaveLength(clocks);
  });
});
