import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { crmStatus, ofTheCrm } from '#testing/made/crm.ts';
import { question } from '#testing/made/enquiry.ts';
import { openScreen } from '#testing/screen.tsx';
import { problem } from '#testing/answers.ts';
import { callsTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { languages } from '#testing/words.ts';

const breaker = {
  state: 'open',
  since: '2026-11-20T08:00:00.000Z',
  nextProbeAt: '2026-11-20T09:00:00.000Z',
  reason: 'crm.unauthorized',
  alert: true,
} as const;

describe.each(languages)('the notice that the CRM is away (%s)', (language) => {
  it('stands before staff, and its button tries again [P-207 P-365]', async () => {
    const screen = await openScreen('/admin/crm-status', {
      language,
      as: 'admin',
      answers: { ...ofTheCrm, 'GET /api/crm/status': crmStatus({ isOnline: false, mode: 'offline', breaker }) },
    });
    const text = screen.text.adminCrm;
    const said = await screen.findByText(language === 'en' ? /CRM System Disconnected/ : text.modeText.offline);
    const notice = said.closest<HTMLElement>('[role=status]')!;
    expect(notice).toHaveTextContent(text.breaker.refused);
    expect(notice).toHaveTextContent(text.breaker.probe.split('{{')[0]!.trim());
    screen.api.answer({ 'GET /api/crm/status': crmStatus() });
    await screen.user.click(within(notice).getByRole('button', { name: text.tryAgain }));
    expect(await screen.findByText(text.modeText.online)).toBeInTheDocument();
    expect(screen.queryByText(text.modeText.offline)).not.toBeInTheDocument();
  });

  it('of a pause that staff ended does not say that the connection broke, while one lead is tried [M-001]', async () => {
    const tried = crmStatus({
      isOnline: false,
      mode: 'offline',
      breaker: { ...breaker, reason: 'breaker.long_pause' },
      pausedUntil: null,
    });
    const answers = { ...ofTheCrm, 'GET /api/crm/status': tried };
    const screen = await openScreen('/admin/crm-status', { language, as: 'admin', answers });
    const text = screen.text.adminCrm;
    const notice = (await screen.findByText(text.breaker.longPause)).closest<HTMLElement>('[role=status]')!;
    expect(notice).toHaveTextContent(text.breaker.pausedTitle);
    expect(notice).not.toHaveTextContent(text.modeText.offline);
  });

  it('of a pause says until when, and an administrator may have one lead tried all the same [M-001]', async () => {
    const paused = crmStatus({
      isOnline: false,
      mode: 'offline',
      breaker: { ...breaker, reason: 'breaker.long_pause' },
      pausedUntil: '2026-11-20T09:00:00.000Z',
    });
    const screen = await openScreen('/admin/crm-status', {
      language,
      as: 'admin',
      answers: { ...ofTheCrm, 'GET /api/crm/status': paused, 'DELETE /api/crm/pause': { released: 3 } },
    });
    const text = screen.text.adminCrm;
    const notice = (await screen.findByText(text.breaker.longPause)).closest<HTMLElement>('[role=status]')!;
    expect(notice).toHaveTextContent(text.breaker.paused.split('{{')[0]!.trim());
    // neither broken nor refused: nothing is tried in the pause
    expect(notice).toHaveTextContent(text.breaker.pausedTitle);
    expect(notice).not.toHaveTextContent(text.modeText.offline);
    expect(notice).not.toHaveTextContent(text.breaker.refused);
    expect(notice).not.toHaveTextContent(text.breaker.probe.split('{{')[0]!.trim());
    await screen.user.click(within(notice).getByRole('button', { name: text.pause.action }));
    expect(callsTo(screen, 'DELETE /api/crm/pause')).toEqual([]);
    screen.api.answer({ 'GET /api/crm/status': crmStatus() });
    await screen.user.click(await screen.findByRole('button', { name: text.pause.confirm }));
    await expectToast({ title: text.pause.done });
    expect(callsTo(screen, 'DELETE /api/crm/pause')).toHaveLength(1);
    expect(await screen.findByText(text.modeText.online)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: text.pause.action })).not.toBeInTheDocument();
  });

  it('of a pause that could not be ended says so', async () => {
    const screen = await openScreen('/admin/crm-status', {
      language,
      as: 'admin',
      answers: {
        ...ofTheCrm,
        'GET /api/crm/status': crmStatus({ pausedUntil: '2026-11-20T09:00:00.000Z' }),
        'DELETE /api/crm/pause': problem(500, 'server.error'),
      },
    });
    const text = screen.text.adminCrm;
    await screen.user.click(await screen.findByRole('button', { name: text.pause.action }));
    await screen.user.click(await screen.findByRole('button', { name: text.pause.confirm }));
    await expectToast({ title: text.pause.failed, description: screen.text.adminProblems.server.error, failed: true });
  });

  it('offers editors no way round a pause', async () => {
    const screen = await openScreen('/admin/crm-status', {
      language,
      as: 'editor',
      answers: { ...ofTheCrm, 'GET /api/crm/status': crmStatus({ pausedUntil: '2026-11-20T09:00:00.000Z' }) },
    });
    const text = screen.text.adminCrm;
    expect(
      await screen.findByText((said) => said.startsWith(text.breaker.pausedPartly.split('{{')[0]!)),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: text.pause.action })).not.toBeInTheDocument();
  });

  it('never stands before visitors: nobody of them waits for the CRM, or asks for it [P-207]', async () => {
    const screen = await openScreen(`/${language}/contact`, { language, answers: { 'GET /api/captcha': question() } });
    expect(screen.queryByText(screen.text.adminCrm.modeText.offline)).not.toBeInTheDocument();
    expect(callsTo(screen, 'GET /api/crm/status')).toEqual([]);
  });
});
