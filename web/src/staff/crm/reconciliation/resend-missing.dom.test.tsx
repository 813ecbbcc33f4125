import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { counted, filledIn } from '#testing/fill-in.ts';
import { ofTheCrm, reconciliation } from '#testing/made/crm.ts';
import { type OpenScreen, openScreen } from '#testing/screen.tsx';
import { expectToast } from '#testing/toast.ts';
import { languages } from '#testing/words.ts';

const report = 'GET /api/admin/reconciliations/{id}';
const asked = ({ api }: OpenScreen, name: string) => api.calls.filter((call) => call.operation === name);

describe.each(languages)('what is missing in the CRM once more (%s)', (language) => {
  const ids = ['0198f3c2-6f0e-7c1a-9d3e-5a1f0b2c4d61', '0198f3c2-6f0e-7c1a-9d3e-5a1f0b2c4d62'] as const;
  const lost = reconciliation({ missingAgain: 3, alert: true });
  const again = (n: 0 | 1, deliveryState: 'missing' | 'pending' | 'delivered') =>
    ({
      kind: 'missing_again',
      reference: `MZL-LOST${String(n)}`,
      subjectKind: 'lead',
      subjectId: 50 + n,
      deliveryId: ids[n],
      deliveryState,
      records: 0,
    }) as const;
  const resend = 'POST /api/admin/reconciliations/{id}/resend';
  const openReport = async (answers: Answers) => {
    const screen = await openScreen('/admin/crm-status', {
      as: 'admin',
      language,
      answers: { ...ofTheCrm, 'GET /api/admin/reconciliations': [lost], ...answers },
    });
    const panel = within(await screen.findByRole('region', { name: screen.text.adminReconciliation.title }));
    await screen.user.click(await panel.findByText(screen.text.adminReconciliation.look, { selector: 'button' }));
    return { screen, dialog: within(await screen.findByRole('dialog')), text: screen.text.adminReconciliation };
  };

  it('is sent again one by one, after asking, and says how it stands then [M-005]', async () => {
    const { screen, dialog, text } = await openReport({
      [report]: { reconciliation: lost, findings: [again(0, 'missing'), again(1, 'missing')] },
      [resend]: { replayed: 1, skipped: 0 },
    });
    await screen.user.click((await dialog.findAllByRole('checkbox'))[1]!);
    const bar = within(dialog.getByRole('region', { name: screen.text.adminTable.selectionLabel }));
    expect(bar.getByText(counted(language, screen.text.adminTable, 'selected', 1))).toBeInTheDocument();
    await screen.user.click(bar.getByRole('button', { name: text.resend.confirm }));
    expect(asked(screen, resend)).toEqual([]);
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(counted(language, text.resend, 'title', 1))).toBeInTheDocument();
    expect(question.getByText(text.resend.text)).toBeInTheDocument();
    screen.api.answer({
      [report]: { reconciliation: lost, findings: [again(0, 'missing'), again(1, 'pending')] },
    });
    await screen.user.click(question.getByRole('button', { name: text.resend.confirm }));
    await expectToast({ title: counted(language, text.resend, 'done', 1) });
    expect(asked(screen, resend).map(({ body }) => body)).toEqual([{ ids: [ids[1]] }]);
    const now = filledIn(text.now, { state: screen.text.adminCrm.state.pending });
    expect(await dialog.findByText(now)).toBeInTheDocument();
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    expect(dialog.queryByRole('region', { name: screen.text.adminTable.selectionLabel })).toBeNull();
  });

  it('is selected as a whole by the bar, stays so when sending fails, and is let go', async () => {
    const { screen, dialog, text } = await openReport({
      [report]: {
        reconciliation: lost,
        findings: [again(0, 'missing'), again(1, 'missing'), { ...again(0, 'delivered'), reference: 'MZL-BACK' }],
      },
      [resend]: problem(500, 'server.error'),
    });
    const { adminTable } = screen.text;
    expect(dialog.queryByRole('region', { name: adminTable.selectionLabel })).toBeNull();
    await screen.user.click((await dialog.findAllByRole('checkbox'))[0]!);
    await screen.user.click(dialog.getByRole('button', { name: counted(language, adminTable, 'selectAll', 2) }));
    const boxes = dialog.getAllByRole('checkbox');
    for (const box of boxes) await waitFor(() => expect(box).toBeChecked());
    await screen.user.click(dialog.getByRole('button', { name: text.resend.confirm }));
    const question = within(await screen.findByRole('alertdialog'));
    await screen.user.click(question.getByRole('button', { name: text.resend.confirm }));
    await expectToast({
      title: text.resend.failed,
      description: screen.text.adminProblems.server.error,
      failed: true,
    });
    expect(asked(screen, resend).map(({ body }) => body)).toEqual([{ ids: [...ids] }]);
    for (const box of boxes) expect(box).toBeChecked();
    await screen.user.click(dialog.getByRole('button', { name: adminTable.clearSelection }));
    for (const box of boxes) expect(box).not.toBeChecked();
  });

  it('is sent again as a whole, and what was not sent is said', async () => {
    const { screen, dialog, text } = await openReport({
      [report]: { reconciliation: lost, findings: [again(0, 'missing')] },
      [resend]: { replayed: 0, skipped: 2 },
    });
    await screen.user.click(await dialog.findByRole('button', { name: text.resend.all }));
    await screen.user.click(await screen.findByRole('button', { name: text.resend.confirm }));
    await expectToast({ title: text.resend.nothing, description: counted(language, text.resend, 'skipped', 2) });
    expect(asked(screen, resend).map(({ body }) => body)).toEqual([{}]);
  });

  it('that could not be sent says so', async () => {
    const { screen, dialog, text } = await openReport({
      [report]: { reconciliation: lost, findings: [again(0, 'missing')] },
      [resend]: problem(500, 'server.error'),
    });
    await screen.user.click(await dialog.findByRole('button', { name: text.resend.all }));
    await screen.user.click(await screen.findByRole('button', { name: text.resend.confirm }));
    await expectToast({
      title: text.resend.failed,
      description: screen.text.adminProblems.server.error,
      failed: true,
    });
    expect(dialog.getByRole('button', { name: text.resend.all })).toBeEnabled();
  });

  it('offers nothing where all of it is on its way or there again', async () => {
    const { dialog, text } = await openReport({
      [report]: { reconciliation: lost, findings: [again(0, 'delivered'), again(1, 'pending')] },
    });
    expect(await dialog.findByText('MZL-LOST0')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: text.resend.all })).toBeNull();
    expect(dialog.queryByRole('checkbox')).toBeNull();
  });
});
