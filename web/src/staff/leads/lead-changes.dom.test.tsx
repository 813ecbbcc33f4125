import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { isolated } from '#staff-lib/isolated.ts';
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
    status: await row.findByRole<HTMLSelectElement>('combobox', { name: filledIn(text.edit.statusFor, { name }) }),
  };
}

describe.each(languages)('a lead in the list (%s)', (language) => {
  it('changes its stage where it stands, in any order [A-113 A-233 A-234 A-421]', async () => {
    const { screen, text, status } = await open({ language });
    const seen = [1, 6, 1];
    for (const [n, value] of [6, 1, 4].entries()) {
      await screen.user.selectOptions(status, String(value));
      await expectToast({ title: text.edit.done });
      await waitFor(() => {
        expect(status).toBeEnabled();
      });
      expect(status).toHaveValue(String(value));
      expect(bodiesTo(screen, patch)[n]).toEqual({ stageId: value, seen: { stageId: seen[n] } });
    }
  });

  it('keeps its stage when it could not be changed, and says so [A-417]', async () => {
    const { screen, text, status } = await open({ language, of: { status: 'qualified', stageId: 3 } });
    const gone = screen.text.adminProblems.lead.not_found;
    for (const [refusal, description] of [
      [problem(503, 'server.unavailable'), text.edit.failed],
      [problem(404, 'lead.not_found'), gone],
    ] as const) {
      screen.api.answer({ [patch]: refusal });
      await screen.user.selectOptions(status, '1');
      await expectToast({ title: text.error, description, failed: true });
      await waitFor(() => {
        expect(status).toHaveValue('3');
      });
      expect(status).toBeEnabled();
      await closeToast(screen);
    }
  });

  it('is deleted after a question that says what stays [A-116 A-326 A-369 A-420]', async () => {
    const { screen, text, row } = await open({ language }, { [remove]: problem(503, 'server.unavailable') });
    const button = row.getByRole('button', { name: filledIn(text.remove.for, { name }) });
    const question = async () => within(await screen.findByRole('alertdialog'));
    await screen.user.click(button);
    const first = await question();
    expect(first.getByText(filledIn(screen.text.adminTrash.leadTitle, { name: isolated(name) }))).toBeInTheDocument();
    expect(first.getByText(`${text.remove.text} ${screen.text.adminTrash.text}`)).toBeInTheDocument();
    expect(first.getByRole('button', { name: screen.text.common.cancel })).toHaveFocus();
    await screen.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(callsTo(screen, remove)).toEqual([]);
    await screen.user.click(button);
    await screen.user.click((await question()).getByRole('button', { name: text.remove.action }));
    await expectToast({ title: text.error, description: text.remove.failed, failed: true });
    screen.api.answer({ [remove]: { deleted: 1, ids: [701] }, 'GET /api/leads': leadsPage([]) });
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
