import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { counted, filledIn } from '#testing/fill-in.ts';
import { lead, leadDesk } from '#testing/made/lead.ts';
import { crmSays } from '#testing/said.ts';
import { openScreen } from '#testing/screen.tsx';
import { callsTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { type Language, languages } from '#testing/words.ts';

const sync = 'POST /api/leads/{id}/sync';
const name = 'Hessa Al-Kuwari 1';
type Changes = Parameters<typeof lead>[0];

async function open(language: Language, changes: Changes, answers: Answers = {}) {
  const screen = await openScreen('/admin/leads', {
    language,
    as: 'agent',
    answers: leadDesk([lead(changes)], answers),
  });
  const { adminLeads: text } = screen.text;
  const row = await screen.findByRole('row', { name: /hessa1/ });
  const inRow = within(row);
  const button = () => inRow.queryByRole('button', { name: filledIn(text.sync.actionFor, { name }) });
  return { screen, text, row, ...inRow, button };
}

const delivery = (changes: Partial<NonNullable<ReturnType<typeof lead>['crmDelivery']>>) => ({
  state: 'retry_wait' as const,
  attempts: 0,
  dueAt: null,
  lastErrorCode: null,
  lastError: null,
  ...changes,
});

describe.each(languages)('where a lead stands with the CRM (%s)', (language) => {
  it('is in it: since when, under which id, and nothing to send [A-114 A-235 A-238]', async () => {
    const { row, getByText, button, text } = await open(language, {
      crmSynced: true,
      crmId: 'L-000042',
      crmSyncedAt: '2026-11-20T06:31:00.000Z',
      crmSyncError: 'Too old',
    });
    expect(getByText(text.crm.synced)).toBeInTheDocument();
    expect(getByText('L-000042')).toBeInTheDocument();
    expect(row).toHaveTextContent(language === 'ar' ? /٩:٣١/ : /9:31/);
    expect(row).not.toHaveTextContent('Too old');
    expect(button()).toBeNull();
  });

  it('waits: it will be sent by itself, and may be sent by hand [A-114 A-237 A-238]', async () => {
    const { getByText, button, text } = await open(language, {});
    expect(getByText(text.crm.pending)).toBeInTheDocument();
    expect(getByText(text.crm.willSync)).toBeInTheDocument();
    expect(button()).toBeEnabled();
  });

  it('was refused: the reason in its own words, and what is next [A-236]', async () => {
    const crmSyncError = 'The CRM refused the e-mail';
    const { getByText, text } = await open(language, {
      crmSyncError,
      crmDelivery: delivery({ state: 'rejected', attempts: 2, lastErrorCode: 'crm.rejected' }),
    });
    expect(getByText(text.crm.failed)).toBeInTheDocument();
    expect(getByText(crmSyncError)).toBeInTheDocument();
    expect(getByText(text.crm.rejected)).toBeInTheDocument();
    expect(getByText(counted(language, text.crm, 'attempts', 2))).toBeInTheDocument();
  });

  it('was lost there once more: said in words of the page, and not in ours of the log [M-002]', async () => {
    const { row, getByText, text } = await open(language, {
      crmSyncError: 'The CRM has lost it once more',
      crmDelivery: delivery({ state: 'missing', attempts: 2, lastErrorCode: 'crm.missing_again' }),
    });
    expect(getByText(text.crm.lost)).toBeInTheDocument();
    expect(getByText(text.crm.missing)).toBeInTheDocument();
    expect(row).not.toHaveTextContent('The CRM has lost it once more');
    expect(row).not.toHaveTextContent(text.crm.failed);
  });

  it('is sent by hand, and every outcome is said [A-418 A-422]', async () => {
    const { screen, text, button } = await open(language, {});
    const press = async (): Promise<void> => {
      await waitFor(() => {
        expect(button()).toBeEnabled();
      });
      await screen.user.click(button()!);
    };
    for (const [refusal, description] of [
      [new Response('{}', { status: 503 }), text.sync.failedText],
      [
        problem(503, 'crm.offline', { detail: 'The CRM is away.' }),
        crmSays(screen, language, 'offline', 'The CRM is away.'),
      ],
      [
        problem(422, 'crm.rejected', { detail: 'E-mail is not valid.' }),
        crmSays(screen, language, 'rejected', 'E-mail is not valid.'),
      ],
    ] as const) {
      screen.api.answer({ [sync]: refusal });
      await press();
      await expectToast({ title: text.sync.failed, description, failed: true });
    }
    const result = { crmId: null, crmSynced: false, crmSyncError: null, state: 'retry_wait' } as const;
    screen.api.answer({ [sync]: result });
    await press();
    await expectToast({ title: text.sync.waiting });
    screen.api.answer({ [sync]: { ...result, crmSynced: true, state: 'delivered' } });
    await press();
    await expectToast({ title: text.sync.success, description: text.sync.done });
    screen.api.answer({ [sync]: { ...result, crmSynced: true, state: 'delivered', crmId: 'L-7' } });
    await press();
    await expectToast({ title: text.sync.success, description: filledIn(text.sync.doneWithId, { id: 'L-7' }) });
    expect(callsTo(screen, sync).map(({ params }) => params['id'])).toEqual(Array.from({ length: 6 }, () => '701'));
  });
});

describe('what comes next for a lead that is not in the CRM', () => {
  it.each([
    ['pending', 'willSync'],
    ['retry_wait', 'willSync'],
    ['sending', 'sending'],
    ['unknown', 'waiting'],
    ['rejected', 'rejected'],
    ['parked', 'parked'],
  ] as const)('%s: %s', async (state, word) => {
    const { getByText, text } = await open('en', { crmDelivery: delivery({ state }) });
    expect(getByText(text.crm[word])).toBeInTheDocument();
  });

  it.each([1, 2, 3, 11, 100])('counts %i attempts as Arabic does, with the time of the next', async (attempts) => {
    const { row, text } = await open('ar', {
      crmDelivery: delivery({ attempts, dueAt: '2026-11-20T06:31:00.000Z' }),
    });
    expect(row).toHaveTextContent(counted('ar', text.crm, 'attempts', attempts));
    expect(row).toHaveTextContent(/٩:٣١/);
  });
});
