import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { crmStatus, ofTheCrm } from '#testing/made/crm.ts';
import { question } from '#testing/made/enquiry.ts';
import { openScreen } from '#testing/screen.tsx';
import { callsTo } from '#testing/sent.ts';
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

  it('never stands before visitors: nobody of them waits for the CRM, or asks for it [P-207]', async () => {
    const screen = await openScreen(`/${language}/contact`, { language, answers: { 'GET /api/captcha': question() } });
    expect(screen.queryByText(screen.text.adminCrm.modeText.offline)).not.toBeInTheDocument();
    expect(callsTo(screen, 'GET /api/crm/status')).toEqual([]);
  });
});
