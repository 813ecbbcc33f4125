import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { filledIn } from '#testing/fill-in.ts';
import { lead, leadDesk, leadsPage, stages } from '#testing/made/lead.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo, callsTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { type Language, languages } from '#testing/words.ts';

const patch = 'PATCH /api/leads/{id}';

async function open(language: Language = 'en', answers: Answers = {}) {
  let leads = [lead({}, 1), lead({ stageId: 4, status: 'qualified' }, 2)];
  const screen = await openScreen('/admin/leads?source=contact_form&as=board', {
    language,
    as: 'admin',
    answers: leadDesk(leads, {
      'GET /api/leads': ({ query }) => {
        const stage = query.get('stage');
        return leadsPage(stage === null ? leads : leads.filter(({ stageId }) => String(stageId) === stage));
      },
      [patch]: ({ params, body }) => {
        const { stageId } = body as { stageId: number };
        leads = leads.map((one) => (String(one.id) === params['id'] ? { ...one, stageId } : one));
        return leads.find(({ id }) => String(id) === params['id']) ?? problem(404, 'lead.not_found');
      },
      ...answers,
    }),
  });
  const named = (id: number) => {
    const found = stages().stages.find((stage) => stage.id === id);
    return (language === 'ar' ? found?.nameAr : found?.name) ?? '';
  };
  const column = (id: number) => screen.findByRole('region', { name: new RegExp(`^${named(id)}`) });
  return { screen, text: screen.text.adminLeadPage, words: screen.text.adminLeads, column };
}

describe.each(languages)('the board of leads (%s)', (language) => {
  it('has a column with a count for each stage, found as the list finds, and moves a card by its choice [M-1099]', async () => {
    const { screen, words, column } = await open(language);
    const from = within(await column(1));
    await from.findByText('Hessa Al-Kuwari 1');
    expect(callsTo(screen, 'GET /api/leads').every(({ query }) => query.get('source') === 'contact_form')).toBe(true);
    const name = 'Hessa Al-Kuwari 1';
    await screen.user.selectOptions(
      await from.findByRole('combobox', { name: filledIn(words.edit.statusFor, { name }) }),
      '6',
    );
    await expectToast({ title: words.edit.done });
    expect(await within(await column(6)).findByText(name)).toBeInTheDocument();
    expect(from.queryByText(name)).not.toBeInTheDocument();
    expect(bodiesTo(screen, patch)).toEqual([{ stageId: 6, seen: { stageId: 1 } }]);
  });

  it('moves a card by dragging, and asks why it was lost [M-1099 M-1095]', async () => {
    const { screen, text, column } = await open(language);
    const card = (await within(await column(1)).findByText('Hessa Al-Kuwari 1')).closest('li');
    const kept = new Map<string, string>();
    const dataTransfer = {
      get types() {
        return [...kept.keys()];
      },
      setData: (type: string, value: string) => void kept.set(type, value),
      getData: (type: string) => kept.get(type) ?? '',
    };
    fireEvent.dragStart(card!, { dataTransfer });
    fireEvent.dragOver(await column(7), { dataTransfer });
    fireEvent.drop(await column(7), { dataTransfer });
    const dialog = within(await screen.findByRole('dialog'));
    await screen.user.selectOptions(dialog.getByLabelText(text.lost.reason), '1');
    await screen.user.click(dialog.getByRole('button', { name: text.lost.save }));
    await waitFor(() =>
      expect(bodiesTo(screen, patch)).toEqual([{ stageId: 7, lostReasonId: 1, seen: { stageId: 1 } }]),
    );
  });

  it('is a choice that stands in the address, with the way back to the table', async () => {
    const { screen, text, words } = await open(language);
    await screen.user.click(await screen.findByRole('link', { name: text.board.table }));
    await waitFor(() => expect(screen.address()).toBe('/admin/leads?source=contact_form'));
    await screen.user.click(await screen.findByRole('link', { name: words.board }));
    expect(await screen.findByRole('combobox', { name: text.board.column })).toBeInTheDocument();
  });
});
