import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answer, type Answers, cutOff, problem } from '#testing/answers.ts';
import { exampleAnswers } from '#testing/contract.ts';
import { filledIn } from '#testing/fill-in.ts';
import { crmStatus, syncStatus } from '#testing/made/crm.ts';
import { openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { bodiesTo, callsTo } from '#testing/sent.ts';
import { languages } from '#testing/words.ts';

type Schedule = Answer<'GET /api/admin/settings'>['schedule'];
const schedulePut = 'PUT /api/admin/settings/schedule';
const example = exampleAnswers['GET /api/admin/settings'] as Answer<'GET /api/admin/settings'>;
const schedule: Schedule = {
  ...example.schedule,
  scheduleTime: '*/15 * * * *',
  isActive: true,
  lastRun: null,
  nextRuns: [],
};
const settings = { ...example, schedule };

const open = (answers: Answers = {}, options: ScreenOptions = {}, address = '/admin/settings') =>
  openScreen(address, {
    as: 'admin',
    ...options,
    answers: {
      ...exampleAnswers,
      'GET /api/admin/settings': settings,
      'GET /api/crm/status': crmStatus(),
      'GET /api/{crm_provider}/sync-status': syncStatus(),
      ...answers,
    },
  });

describe.each(languages)('the settings (%s)', (language) => {
  it('stand on one page: credentials, chat with its keys, measurement, pulls [A-050 A-051 A-052 A-056 A-280]', async () => {
    const screen = await open({}, { language });
    const { adminSettings: text, adminAccount, adminAuth, adminCrm } = screen.text;
    const section = async (name: string) => within(await screen.findByRole('region', { name }));
    const credentials = await section(text.credentials.title);
    const update = credentials.getByRole('button', { name: adminAccount.credentials.submit });
    expect(update).toBeDisabled();
    await screen.user.type(credentials.getByLabelText(adminAccount.credentials.current), 'x');
    expect(update).toBeEnabled();
    await screen.user.clear(credentials.getByLabelText(adminAccount.credentials.current));
    expect(update).toBeDisabled();

    const chat = await section(text.chat.title);
    const provider = chat.getByLabelText(text.chat.provider);
    const offered = within(provider).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(Object.values(text.chat.providers));
    for (const name of ['openai', 'anthropic', 'gemini'] as const) {
      await screen.user.selectOptions(provider, name);
      const field = chat.getByLabelText(filledIn(text.chat.key, { service: text.chat.providers[name] }));
      expect(field).toHaveAttribute('autocomplete', 'off');
      expect(field).toHaveAttribute('type', 'password');
      expect(field).toHaveValue('');
      await screen.user.click(chat.getByRole('button', { name: adminAuth.show }));
      expect(field).toHaveAttribute('type', 'text');
    }
    const pull = await section(text.schedule.title);
    expect(pull.getByRole('button', { name: adminCrm.listings.sync })).toBeEnabled();
    expect(screen.api.calls.filter(({ operation }) => !operation.startsWith('GET '))).toEqual([]);
  });

  it('are the last tab of the dashboard; leaving it with something unsaved asks first [A-049]', async () => {
    const screen = await open({}, { language }, '/admin?tab=settings');
    const { adminSettings: text, adminDashboard, admin } = screen.text;
    const { tabs } = adminDashboard;
    expect((await screen.findAllByRole('tab')).at(-1)).toHaveTextContent(tabs.settings);
    for (const { title } of [text.credentials, text.chat, text.marketing, text.schedule])
      expect(await screen.findByRole('region', { name: title })).toBeInTheDocument();
    await screen.user.click(screen.getByRole('switch', { name: text.chat.switches.leadGeneration.label }));
    await screen.user.click(screen.getByRole('tab', { name: tabs.blog }));
    const question = await screen.findByRole('alertdialog', { name: admin.discard.title });
    await screen.user.click(within(question).getByRole('button', { name: admin.discard.stay }));
    await waitFor(() => expect(screen.address()).toBe('/admin?tab=settings'));
    await screen.user.click(screen.getByRole('switch', { name: text.chat.switches.leadGeneration.label }));
    await screen.user.click(screen.getByRole('tab', { name: tabs.blog }));
    await waitFor(() => expect(screen.address()).toBe('/admin?tab=blog'));
  });

  it('hold the schedule, which says when it runs next and what is wrong with it [A-057]', async () => {
    const tooOften = problem(422, 'request.invalid', { errors: [{ path: 'scheduleTime', code: 'too_often' }] });
    const screen = await open({ [schedulePut]: tooOften }, { language });
    const { adminSettings: text } = screen.text;
    const card = within(await screen.findByRole('region', { name: text.schedule.title }));
    const save = card.getByRole('button', { name: text.schedule.save });
    const preset = card.getByLabelText(text.schedule.preset);
    expect(preset).toHaveValue('quarter');
    expect(card.getByText(text.schedule.never)).toBeInTheDocument();
    expect(save).toBeDisabled();
    await screen.user.selectOptions(preset, 'custom');
    const field = card.getByLabelText(text.schedule.custom);
    await screen.user.clear(field);
    await screen.user.type(field, '* * *');
    await screen.user.click(save);
    expect(await card.findByText(screen.text.adminProblems.rules.unreadable)).toBeInTheDocument();
    expect(callsTo(screen, schedulePut)).toEqual([]);
    await screen.user.clear(field);
    await screen.user.type(field, '* * * * *');
    await screen.user.click(save);
    expect(await card.findByText(screen.text.adminProblems.rules.too_often)).toBeInTheDocument();

    screen.api.answer({ [schedulePut]: cutOff });
    await screen.user.selectOptions(preset, 'night');
    await screen.user.click(save);
    await screen.findAllByText(text.failed.title);
    const nightly = {
      ...schedule,
      scheduleTime: '0 3 * * *',
      lastRun: '2026-11-20T00:00:00.000Z',
      nextRuns: ['2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
    };
    screen.api.answer({ [schedulePut]: nightly, 'GET /api/admin/settings': { ...settings, schedule: nightly } });
    await screen.user.click(save);
    await screen.findAllByText(text.schedule.saved);
    await waitFor(() => expect(save).toBeDisabled());
    expect(bodiesTo(screen, schedulePut)).toEqual([
      { scheduleTime: '* * * * *', isActive: true },
      { scheduleTime: '0 3 * * *', isActive: true },
      { scheduleTime: '0 3 * * *', isActive: true },
    ]);
    // Qatar's time: three runs and the last one
    expect(card.getAllByText(language === 'ar' ? /٣:٠٠/ : /3:00/, { selector: 'dd' })).toHaveLength(4);
  });
});

describe('the settings', () => {
  it('guard what was chosen and not saved', async () => {
    const screen = await open();
    const { adminSettings: text, admin } = screen.text;
    const card = within(await screen.findByRole('region', { name: text.schedule.title }));
    await screen.user.selectOptions(card.getByLabelText(text.schedule.preset), 'hour');
    await screen.user.click(screen.getByRole('link', { name: admin.nav.privacy }));
    const question = within(await screen.findByRole('alertdialog', { name: admin.discard.title }));
    await waitFor(() => expect(screen.address()).toBe('/admin/settings'));
    await screen.user.click(question.getByRole('button', { name: admin.discard.action }));
    await waitFor(() => expect(screen.address()).toBe('/admin/privacy'));
    expect(callsTo(screen, schedulePut)).toEqual([]);
  });

  it.each(['editor', 'agent'] as const)('are not asked for by %ss', async (as) => {
    const screen = await openScreen('/admin/settings', { as });
    expect(await screen.findByText(screen.text.admin.denied.noRole)).toBeInTheDocument();
    expect(callsTo(screen, 'GET /api/admin/settings')).toEqual([]);
  });
});
