import { consentText } from '@manzil/core/leads/consent-texts';
import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { counted, filledIn } from '#testing/fill-in.ts';
import { lead, leadDesk, safety, timeline } from '#testing/made/lead.ts';
import { openScreen, type OpenScreen } from '#testing/screen.tsx';
import { callsTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { type Language, languages } from '#testing/words.ts';

const mail = 'POST /api/leads/{id}/mail';
const history = 'GET /api/leads/{id}/timeline';
type Changes = Parameters<typeof lead>[0];
type Entry = ReturnType<typeof timeline>['entries'][number];

async function openPage(language: Language = 'en', changes: Changes = {}, answers: Answers = {}) {
  const screen = await openScreen('/admin/leads/701', {
    language,
    as: 'admin',
    answers: leadDesk([lead(changes)], answers),
  });
  return { screen, text: screen.text.adminLeads, told: screen.text.adminTimeline };
}

const chip = (screen: OpenScreen) =>
  screen.findByRole('button', { name: new RegExp(Object.values(screen.text.adminLeadPage.delivery).join('|')) });

/** With what its chip opens. */
async function open(language: Language = 'en', changes: Changes = {}, answers: Answers = {}) {
  const { screen, text, told } = await openPage(language, changes, answers);
  await screen.user.click(await chip(screen));
  const dialog = await screen.findByRole('dialog');
  return { screen, dialog, inDialog: within(dialog), text, told };
}

/** Between the placeholders of a message. */
const parts = (text: string): string[] =>
  text
    .split(/\{\{\w+\}\}/)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);

const mailState = (changes: object = {}) => ({
  state: 'rejected' as const,
  attempts: 1,
  dueAt: null,
  lastErrorCode: 'mail.recipient_refused',
  lastError: 'x',
  ...changes,
});

const delivery = '0198f3c2-6f0e-7c1a-9d3e-5a1f0b2c4d6e';
const ofCrm = { at: '2026-11-20T09:30:00.000Z', deliveryId: delivery, consumer: 'crm', event: 'lead.created' } as const;
const entries: Entry[] = [
  {
    kind: 'received',
    at: '2026-11-20T09:30:00.000Z',
    source: 'about_page',
    page: '/en/about',
    language: 'en',
    listing: null,
    consent: {
      policyVersion: '2025-06-15',
      marketing: false,
      at: '2026-11-20T09:30:00.000Z',
      textVersion: 'enquiry-2025-06-15',
    },
  },
  { ...ofCrm, kind: 'owed', state: 'delivered', attempts: 1 },
  {
    ...ofCrm,
    kind: 'attempt',
    id: 7,
    asked: 'send',
    endedAt: '2026-11-20T09:30:01.000Z',
    durationMs: 600,
    outcome: 'retry',
    httpStatus: 429,
    errorCode: 'crm.rate_limited',
    request: { operation: 'upsert', reference: 'MZL-TEST-1', version: 1 },
    answer: '{"error":"<b>slow down</b>"}',
  },
  { ...ofCrm, kind: 'settled', state: 'delivered', crmId: 'L-42', errorCode: null, error: null },
  {
    ...ofCrm,
    kind: 'settled',
    deliveryId: 'm',
    consumer: 'mail',
    state: 'delivered',
    crmId: null,
    errorCode: null,
    error: null,
  },
  {
    kind: 'staff',
    at: '2026-11-20T10:00:00.000Z',
    id: 12,
    actor: { username: 'noor', role: 'admin' },
    action: 'lead.updated',
    before: { status: 'new', notes: '[redacted]' },
    after: { status: 'contacted', notes: '[redacted]' },
  },
];

/** Latin digits turn round on an Arabic page without its marks. */
const isolatedDate = '\u20682025-06-15\u2069';

describe.each(languages)('the delivery of a lead (%s)', (language) => {
  it('shows the enquiry in full, at its own address [A-111]', async () => {
    const { screen, text } = await openPage(language, {
      message: '<b>Sunday?</b>\nOr Monday',
      consent: { policyVersion: '2025-06-15', marketing: true, at: '2026-11-20T09:30:00.000Z', textVersion: null },
    });
    expect(await screen.findByText('MZL-TEST-1')).toBeInTheDocument();
    const page = screen.getByRole('main');
    for (const part of ['hessa1@example.com', '<b>Sunday?</b>', 'Or Monday', '/en/contact', isolatedDate])
      expect(page).toHaveTextContent(part);
    expect(page).toHaveTextContent(filledIn(text.detail.marketing, { answer: text.detail.yes }));
    expect(page).toHaveTextContent(text.detail.consentTextUnknown);
  });

  it('shows the words that a person agreed to, in the language of the form [M-876]', async () => {
    const shown = consentText('enquiry');
    const { screen, text } = await openPage(language, {
      language: 'ar',
      consent: {
        policyVersion: '2025-06-15',
        marketing: false,
        at: '2026-11-20T09:30:00.000Z',
        textVersion: shown.version,
      },
    });
    await screen.user.click(
      await screen.findByText(filledIn(text.detail.consentText, { version: `\u2068${shown.version}\u2069` })),
    );
    expect(screen.getByText(shown.ar)).toHaveAttribute('lang', 'ar');
    expect(screen.getByRole('main')).not.toHaveTextContent(text.detail.consentTextUnknown);
  });

  it.each([
    ['arrived', { crmSynced: true, crmId: 'L-1' }],
    ['moving', {}],
    ['stuck', { crmSyncError: 'x', crmDelivery: mailState({ state: 'rejected' }) }],
    ['stuck', { crmSynced: true, mailDelivery: mailState() }],
    ['nothing', { subscription: { state: 'waiting', at: '2026-11-20T09:30:00.000Z' } }],
  ] as const)('says in one chip how it was sent: %s [M-1091]', async (standing, changes) => {
    const { screen } = await openPage(language, changes);
    expect(await chip(screen)).toHaveTextContent(screen.text.adminLeadPage.delivery[standing]);
  });

  it('says that staff were mailed, and offers nothing then [A-111]', async () => {
    const { inDialog, text } = await open(language, { mailDelivery: mailState({ state: 'delivered' }) });
    expect(await inDialog.findByText(text.mail.delivered)).toBeInTheDocument();
    expect(inDialog.queryByText(text.mail.action)).not.toBeInTheDocument();
  });

  it('says why a mail was refused, and sends it by hand', async () => {
    let state = mailState();
    const { screen, inDialog, text } = await open(
      language,
      {},
      {
        'GET /api/leads/{id}': () => lead({ mailDelivery: state }),
        [mail]: problem(503, 'server.unavailable'),
      },
    );
    expect(await inDialog.findByText(text.mail.rejected)).toBeInTheDocument();
    expect(inDialog.getByText(new RegExp(text.mail.reasons.recipient_refused))).toBeInTheDocument();
    await screen.user.click(inDialog.getByText(text.mail.action));
    await expectToast({ title: text.error, description: text.mail.failed, failed: true });
    screen.api.answer({ [mail]: { mailDelivery: state } });
    await screen.user.click(await inDialog.findByText(text.mail.action));
    await expectToast({ title: text.mail.notYet });
    screen.api.answer({
      [mail]: () => {
        state = mailState({ state: 'delivered', lastErrorCode: null });
        return { mailDelivery: state };
      },
    });
    await screen.user.click(await inDialog.findByText(text.mail.action));
    expect(await inDialog.findByText(text.mail.delivered)).toBeInTheDocument();
    await expectToast({ title: text.mail.done });
    expect(callsTo(screen, mail).map(({ params }) => params['id'])).toEqual(['701', '701', '701']);
  });

  it('tells what happened, the newest first, and nothing private', async () => {
    const { screen, inDialog, text, told } = await open(language, {}, { [history]: timeline({ entries, leftOut: 3 }) });
    const region = await inDialog.findByRole('region', { name: told.title });
    await within(region).findByText(told.received.title);
    const lines = within(region)
      .getAllByRole('listitem')
      .filter((line) => line.dataset['entry'] !== undefined);
    expect(lines.map((line) => line.dataset['entry'])).toEqual([
      'staff',
      'settled',
      'settled',
      'attempt',
      'owed',
      'received',
    ]);
    const [act, mailed, taken, attempt, owed, received] = lines;
    expect(act).toHaveTextContent('noor');
    expect(act).toHaveTextContent(
      filledIn(told.staff.change, {
        field: told.staff.fields.status,
        before: text.status.new,
        after: text.status.contacted,
      }),
    );
    expect(act).toHaveTextContent(filledIn(told.staff.changed, { field: told.staff.fields.notes }));
    expect(act).not.toHaveTextContent('redacted');
    expect(mailed).toHaveTextContent(told.settled.mail);
    expect(taken).toHaveTextContent('L-42');
    expect(owed).toHaveTextContent(told.owed.crmNew);
    expect(received).toHaveTextContent('/en/about');
    expect(received).toHaveTextContent(isolatedDate);
    expect(attempt).toHaveTextContent(told.outcome.retry);
    expect(attempt).toHaveTextContent('429');
    expect(within(attempt!).queryByText('MZL-TEST-1')).not.toBeInTheDocument();
    await screen.user.click(within(attempt!).getByText(told.attempt.details));
    expect(within(attempt!).getByText('MZL-TEST-1')).toBeInTheDocument();
    expect(attempt).toHaveTextContent(told.operation.upsert);
    expect(attempt).toHaveTextContent('<b>slow down</b>');
    expect(region).not.toHaveTextContent('hessa1@example.com');
    expect(region).toHaveTextContent(counted(language, told, 'leftOut', 3));
  });

  it('says that its timeline could not be loaded, keeps the rest, and tries again', async () => {
    const { screen, inDialog, told } = await open(language, {}, { [history]: problem(503, 'server.unavailable') });
    const region = within(await inDialog.findByRole('region', { name: told.title }));
    const again = await region.findByRole('button', { name: screen.text.admin.failed.retry });
    expect(inDialog.getByText(screen.text.adminLeads.columns.crm)).toBeInTheDocument();
    expect(inDialog.queryByRole('status')).not.toBeInTheDocument();
    screen.api.answer({ [history]: timeline({ entries }) });
    await screen.user.click(again);
    expect(await region.findByText(told.received.title)).toBeInTheDocument();
    expect(inDialog.getByRole('status')).toHaveTextContent('L-42');
  });

  it('says in one sentence what state the lead is in, in the colour of it', async () => {
    let now = safety();
    const { screen, inDialog, told } = await open(language, {}, { [history]: () => timeline({ safety: now }) });
    for (const [changes, said, stuck] of [
      [{ nextTryAt: '2026-11-20T09:00:00.000Z' }, told.safety.waitingFirst, false],
      [
        { attempts: 4, errorCode: 'crm.rate_limited', waitingSince: '2026-11-20T08:00:00.000Z' },
        told.safety.waiting,
        false,
      ],
      [{ kind: 'sending' }, told.safety.sending, false],
      [{ kind: 'checking' }, told.safety.checking, false],
      [{ kind: 'refused', error: 'Unknown field', errorCode: 'crm.rejected' }, told.safety.refused, true],
      [{ kind: 'parked' }, told.safety.parked, true],
      [{ kind: 'missing', missingAt: '2026-11-20T09:00:00.000Z' }, told.safety.missing, true],
      [{ again: true }, told.safety.again, false],
      [{ inCrm: true, crmId: 'L-7' }, told.safety.changeWaiting, false],
      [{ kind: 'refused', inCrm: true, crmId: 'L-7' }, told.safety.changeRefused, true],
      [{ kind: 'not_sent' }, told.safety.notSent, null],
      [{ kind: 'in_crm', inCrm: true, crmId: 'L-7', since: '2026-11-20T09:00:00.000Z' }, told.safety.inCrm, null],
    ] as const) {
      now = safety(changes);
      await screen.goTo('/admin/leads');
      await screen.goTo('/admin/leads/701');
      await screen.user.click(await chip(screen));
      await waitFor(() => {
        expect(inDialogNow()).toHaveAttribute('data-safety', now.kind);
        for (const part of parts(said)) expect(inDialogNow()).toHaveTextContent(part);
      });
      const sentence = inDialogNow();
      const isSafe = stuck === null;
      expect(sentence.textContent.includes(told.safety.stored)).toBe(!isSafe && !now.inCrm);
      expect(sentence.textContent.includes('Unknown field')).toBe(now.error !== null);
      expect(/danger/.test(sentence.className)).toBe(stuck === true);
    }
    expect(inDialog).toBeDefined();

    function inDialogNow(): HTMLElement {
      return within(screen.getByRole('dialog')).getByRole('status');
    }
  });
});

describe('the delivery of a lead', () => {
  it('shows eight lines at first, and all when that is wanted', async () => {
    const many = Array.from({ length: 11 }, (_, n): Entry => ({
      ...(entries[2] as Extract<Entry, { kind: 'attempt' }>),
      id: n + 1,
    }));
    const { screen, inDialog, told } = await open('ar', {}, { [history]: timeline({ entries: many, leftOut: 1 }) });
    const region = within(await inDialog.findByRole('region', { name: told.title }));
    const all = await region.findByRole('button', { name: counted('ar', told, 'all', 11) });
    expect(region.getAllByText(told.attempt.crm)).toHaveLength(8);
    expect(region.queryByText(counted('ar', told, 'leftOut', 1))).not.toBeInTheDocument();
    await screen.user.click(all);
    expect(region.getAllByText(told.attempt.crm)).toHaveLength(11);
    expect(region.getByText(counted('ar', told, 'leftOut', 1))).toBeInTheDocument();
  });
});
