import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { components } from '@manzil/contract/api';
import { type Answers, cutOff, problem } from '#testing/answers.ts';
import { counted } from '#testing/fill-in.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo } from '#testing/sent.ts';
import { type Language, languages } from '#testing/words.ts';

type Retention = components['schemas']['Retention'];
type Duty = components['schemas']['CrmDuty'];

const duties = 'GET /api/admin/crm-duties';
const retention = 'GET /api/admin/retention';
const off: Retention = {
  months: 24,
  confirmed: null,
  due: 117,
  owed: 2,
  before: '2024-11-21T09:30:00Z',
  anonymised: 0,
};
const on: Retention = {
  ...off,
  confirmed: { at: '2026-11-21T09:30:00Z', by: 'admin', months: 24 },
  due: 0,
  anonymised: 117,
};
const duty = (changes: Partial<Duty> = {}): Duty => ({
  id: 3,
  kind: 'erase',
  leadReference: 'MZL-TEST-1',
  provider: 'hubspot',
  crmId: '4711',
  createdAt: '2026-11-21T09:30:00Z',
  doneAt: null,
  doneBy: null,
  ...changes,
});
const listed = (...all: Duty[]) => ({
  duties: all,
  pagination: { page: 1, limit: 200, total: all.length, totalPages: 1, hasNext: false, hasPrev: false },
});
const open = (language: Language, answers: Answers = {}) =>
  openScreen('/admin/privacy', {
    language,
    as: 'admin',
    answers: { [duties]: listed(), [retention]: off, ...answers },
  });

describe.each(languages)('privacy (%s)', (language) => {
  it('says what is left to do in the CRM, and takes the tick [M-888 M-936]', async () => {
    let all = [duty(), duty({ id: 4, kind: 'unsubscribe', leadReference: 'MZL-TEST-2', crmId: null })];
    const screen = await open(language, {
      [duties]: () => listed(...all),
      'PUT /api/admin/crm-duties/{id}': () => {
        all = all.slice(1);
        return duty({ doneAt: '2026-11-22T09:30:00Z', doneBy: 'admin' });
      },
    });
    const { adminPrivacy: text } = screen.text;
    const first = await screen.findByRole('row', { name: new RegExp(text.duties.kind.erase) });
    expect(first).toHaveTextContent('4711');
    expect(screen.getByText(text.duties.noNumber)).toBeInTheDocument();
    await screen.user.click(screen.getByRole('button', { name: `${text.duties.tick}: MZL-TEST-1` }));
    expect(await screen.findByText(text.duties.ticked)).toBeInTheDocument();
    expect(bodiesTo(screen, 'PUT /api/admin/crm-duties/{id}')).toEqual([{ done: true }]);
    expect(screen.queryByText('MZL-TEST-1')).not.toBeInTheDocument();
  });

  it('says that nothing is left, and shows what was done', async () => {
    const screen = await open(language);
    const { adminPrivacy: text } = screen.text;
    expect(await screen.findByText(text.duties.empty.open)).toBeInTheDocument();
    screen.api.answer({ [duties]: listed(duty({ doneAt: '2026-11-22T09:30:00Z', doneBy: 'noor' })) });
    await screen.user.click(screen.getByRole('button', { name: text.duties.showDone }));
    expect(await screen.findByText(/noor/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: `${text.duties.untick}: MZL-TEST-1` })).toBeInTheDocument();
  });

  it('shows how many enquiries it would be, and begins only after a yes [M-885 M-936]', async () => {
    const screen = await open(language, { 'PUT /api/admin/retention': on });
    const { adminPrivacy: text } = screen.text;
    expect(await screen.findByText(text.retention.off)).toBeInTheDocument();
    expect(screen.getByText(counted(language, text.retention, 'owed', 2))).toBeInTheDocument();
    screen.api.answer({ [retention]: { ...off, months: 36, due: 5 } });
    await screen.user.selectOptions(screen.getByLabelText(text.retention.after), '36');
    await screen.user.click(
      await screen.findByRole('button', { name: counted(language, text.retention.confirm, 'open', 36) }),
    );
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(counted(language, text.retention.confirm, 'text', 5))).toBeInTheDocument();
    await screen.user.click(question.getByRole('button', { name: text.retention.confirm.action }));
    expect(await screen.findByText(text.retention.confirm.done)).toBeInTheDocument();
    expect(bodiesTo(screen, 'PUT /api/admin/retention')).toEqual([{ months: 36, due: 5 }]);
  });

  it('says when more are due by then, and stops it again [M-885 M-936]', async () => {
    const screen = await open(language, {
      [retention]: on,
      'DELETE /api/admin/retention': off,
      'PUT /api/admin/retention': problem(409, 'retention.changed'),
    });
    const { adminPrivacy: text, adminProblems } = screen.text;
    await screen.user.click(await screen.findByRole('button', { name: text.retention.stop.open }));
    const question = within(await screen.findByRole('alertdialog'));
    await screen.user.click(question.getByRole('button', { name: text.retention.stop.action }));
    expect(await screen.findByText(text.retention.stop.done)).toBeInTheDocument();
    screen.api.answer({ [retention]: { ...on, months: 12, due: 9 } });
    await screen.user.selectOptions(screen.getByLabelText(text.retention.after), '12');
    await screen.user.click(
      await screen.findByRole('button', { name: counted(language, text.retention.confirm, 'open', 12) }),
    );
    await screen.user.click(screen.getByRole('button', { name: text.retention.confirm.action }));
    expect(await screen.findByText(adminProblems.retention.changed)).toBeInTheDocument();
  });

  it('says that it could not be loaded', async () => {
    const screen = await open(language, { [duties]: cutOff, [retention]: cutOff });
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: screen.text.admin.failed.retry })).toHaveLength(2),
    );
  });
});
