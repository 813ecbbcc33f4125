import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, cutOff, problem } from '#testing/answers.ts';
import { digits, filledIn } from '#testing/fill-in.ts';
import { crmProvider, crmStatus, ofTheCrm } from '#testing/made/crm.ts';
import { type OpenScreen, openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

const open = (answers: Answers = {}, options: ScreenOptions = {}) =>
  openScreen('/admin/sandbox', { as: 'admin', ...options, answers: { ...ofTheCrm, ...answers } });
const bodies = ({ api }: OpenScreen, name: string) =>
  api.calls.filter(({ operation }) => operation === name).map(({ body }) => body);
const former = { provider: 'reso', waiting: 3, uncertain: 1, setAside: 2, oldestAt: '2026-11-20T08:00:00.000Z' };
const decisions = 'POST /api/admin/crm-provider/former';
const stored = (apiKey: 'settings' | 'default') =>
  crmProvider({
    credentials: {
      apiKey,
      clientId: 'none',
      clientSecret: 'none',
      savedAt: apiKey === 'settings' ? '2026-11-20T09:00:00.000Z' : null,
    },
  });

describe.each(languages)('the connected CRM (%s)', (language) => {
  it('is described by what it can, and by what we do because of it', async () => {
    const screen = await open({}, { language });
    const { abilities, can } = screen.text.adminCrmProvider;
    const card = await screen.findByRole('region', { name: abilities.title });
    for (const [name, words] of Object.entries(can)) {
      const able = name !== 'idempotentByKey';
      const line = within(card).getByText(words.name).closest('div');
      expect(line).toHaveTextContent(able ? words.yes : words.no);
      expect(line).toHaveTextContent(able ? abilities.yes : abilities.no);
    }
    expect(within(card).queryByText(abilities.assumed)).toBeNull();
  });

  it('is tried when asked, and what is missing is said in plain words', async () => {
    const screen = await open({}, { language });
    const { connection, findings } = screen.text.adminCrmProvider;
    const card = within(await screen.findByRole('region', { name: connection.title }));
    for (const [answer, said] of [
      [{ ok: true, findings: [{ code: 'fine', params: {} }] }, [connection.good, findings.fine]],
      [
        {
          ok: false,
          findings: [
            { code: 'scope_missing', params: { scope: 'crm.objects.deals.write' } },
            { code: 'property_missing', params: { object: 'deals', property: 'manzil_reference' } },
            { code: 'clock_apart', params: { seconds: '-320' } },
            { code: 'scope_missing', params: { scope: '' } },
          ],
        },
        [
          connection.bad,
          'crm.objects.deals.write',
          'manzil_reference',
          filledIn(findings.clock_apart, { seconds: digits(language, 320) }),
          findings.scope_missing_unnamed,
        ],
      ],
      [cutOff, [connection.failed]],
    ] as const) {
      screen.api.answer({ 'POST /api/admin/crm-provider/test': answer as never });
      await screen.user.click(card.getByRole('button', { name: connection.test }));
      for (const words of said) await waitFor(() => expect(card.getByRole('status')).toHaveTextContent(words));
    }
    expect(card.getByRole('status')).not.toHaveTextContent(connection.good);
  });

  it('is given a key that is never shown again, and that is forgotten after a question', async () => {
    let state = stored('default');
    const screen = await open(
      {
        'GET /api/admin/crm-provider': () => state,
        'PUT /api/admin/crm-provider/credentials': ({ body }) =>
          (state = stored((body as { apiKey: string | null }).apiKey === null ? 'default' : 'settings')),
      },
      { language },
    );
    const { credentials: text } = screen.text.adminCrmProvider;
    const form = within(await screen.findByRole('region', { name: text.title }));
    const field = form.getByLabelText(text.names.apiKey);
    const save = form.getByRole('button', { name: text.save });
    expect(save).toBeDisabled();
    expect(form.queryByRole('button', { name: text.forget })).toBeNull();
    await screen.user.type(field, 'with a blank');
    await screen.user.click(save);
    expect(await form.findByText(text.invalid)).toBeInTheDocument();
    expect(bodies(screen, 'PUT /api/admin/crm-provider/credentials')).toEqual([]);
    await screen.user.clear(field);
    await screen.user.type(field, ' an-invented-key ');
    await screen.user.click(save);
    expect(await form.findByText(text.sources.settings)).toBeInTheDocument();
    await screen.findAllByText(text.saved);
    await waitFor(() => expect(field).toHaveValue(''));
    expect(document.body).not.toHaveTextContent('an-invented-key');
    await screen.user.click(form.getByRole('button', { name: text.forget }));
    await screen.user.click(
      within(await screen.findByRole('alertdialog', { name: text.forgetTitle })).getByRole('button', {
        name: text.forget,
      }),
    );
    expect(await form.findByText(text.sources.default)).toBeInTheDocument();
    expect(bodies(screen, 'PUT /api/admin/crm-provider/credentials')).toEqual([
      { apiKey: 'an-invented-key' },
      { apiKey: null, clientId: null, clientSecret: null },
    ]);
  });

  it('is asked what becomes of what a former one left open', async () => {
    const screen = await open(
      {
        'GET /api/admin/crm-provider': crmProvider({ former: [former] }),
        [decisions]: { settled: 6, sent: 5, remaining: 0 },
      },
      { language },
    );
    const { former: text } = screen.text.adminCrmProvider;
    const number = (value: number) => digits(language, value);
    const question = await screen.findByRole('alert');
    expect(question).toHaveTextContent('reso');
    for (const [name, count] of [
      [text.waiting, 3],
      [text.uncertain, 1],
      [text.setAside, 2],
    ] as const)
      expect(within(question).getByText(name).closest('div')).toHaveTextContent(number(count));
    const told = { settled: number(6), sent: number(5), remaining: number(0) };
    for (const [decision, said, title] of [
      ['send', text.sent, text.sendTitle],
      ['leave', text.left, text.leaveTitle],
    ] as const) {
      await screen.user.click(within(question).getByRole('button', { name: text[decision] }));
      const name = filledIn(title, { provider: '\u2068sandbox\u2069' });
      const dialog = await screen.findByRole('alertdialog', { name });
      await screen.user.click(within(dialog).getByRole('button', { name: text[decision] }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await screen.findAllByText(filledIn(said, told));
    }
    expect(bodies(screen, decisions)).toEqual([
      { provider: 'reso', decision: 'send' },
      { provider: 'reso', decision: 'leave' },
    ]);
    screen.api.answer({ [decisions]: problem(409, 'crm.provider_changed') });
    await screen.user.click(within(question).getByRole('button', { name: text.send }));
    await screen.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: text.send }));
    await screen.findAllByText(text.failed);
  });
});

describe('the connected CRM', () => {
  it('says what became of what a former one left open when the question is gone before the rest is read anew', async () => {
    let asked = [former];
    const screen = await open({
      'GET /api/admin/crm-provider': () => crmProvider({ former: asked }),
      [decisions]: () => {
        asked = [];
        return { settled: 6, sent: 5, remaining: 0 };
      },
    });
    const { former: text } = screen.text.adminCrmProvider;
    const question = await screen.findByRole('alert');
    const slow = Promise.withResolvers<ReturnType<typeof crmStatus>>();
    screen.api.answer({ 'GET /api/crm/status': () => slow.promise });
    await screen.user.click(within(question).getByRole('button', { name: text.send }));
    await screen.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: text.send }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    slow.resolve(crmStatus());
    await screen.findAllByText(filledIn(text.sent, { settled: '6', sent: '5', remaining: '0' }));
  });

  it.each(['editor', 'agent'] as const)('shows %ss what it can, and neither its key nor a decision', async (as) => {
    const screen = await open({ 'GET /api/admin/crm-provider': crmProvider({ former: [former] }) }, { as });
    const { abilities, connection, credentials, former: text } = screen.text.adminCrmProvider;
    await screen.findByRole('region', { name: abilities.title });
    expect(screen.queryByRole('region', { name: connection.title })).toBeNull();
    expect(screen.queryByRole('region', { name: credentials.title })).toBeNull();
    expect(within(screen.getByRole('alert')).getByText(/reso/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: text.send })).toBeNull();
  });

  it('keeps a key that could not be stored in its field', async () => {
    const screen = await open({ 'PUT /api/admin/crm-provider/credentials': problem(503, 'server.unavailable') });
    const { credentials: text } = screen.text.adminCrmProvider;
    const form = within(await screen.findByRole('region', { name: text.title }));
    await screen.user.type(form.getByLabelText(text.names.clientSecret), 's3cret');
    await screen.user.click(form.getByRole('button', { name: text.save }));
    await screen.findAllByText(text.failed);
    expect(form.getByLabelText(text.names.clientSecret)).toHaveValue('s3cret');
    expect(bodies(screen, 'PUT /api/admin/crm-provider/credentials')).toEqual([{ clientSecret: 's3cret' }]);
  });

  it('says where a key comes from, and that the abilities are only assumed', async () => {
    const screen = await open({
      'GET /api/admin/crm-provider': crmProvider({
        discoveredAt: null,
        credentials: { apiKey: 'environment', clientId: 'unreadable', clientSecret: 'none', savedAt: null },
      }),
    });
    const { credentials: text, abilities } = screen.text.adminCrmProvider;
    expect(await screen.findByText(text.sources.environment)).toBeInTheDocument();
    expect(screen.getByText(text.sources.unreadable)).toBeInTheDocument();
    expect(screen.getByText(text.sources.none)).toBeInTheDocument();
    expect(screen.getByText(abilities.assumed)).toBeInTheDocument();
  });
});
