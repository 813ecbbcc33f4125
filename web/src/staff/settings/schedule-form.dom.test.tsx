import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { settingsDesk, syncSchedule } from '#testing/made/settings.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo } from '#testing/sent.ts';
import { type Language, languages } from '#testing/words.ts';

const put = 'PUT /api/admin/settings/schedule';

async function open(schedule: ReturnType<typeof syncSchedule>, answers: Answers = {}, language: Language = 'en') {
  const screen = await openScreen('/admin/settings', {
    as: 'admin',
    language,
    answers: settingsDesk({ schedule }, answers),
  });
  const text = screen.text.adminSettings.schedule;
  const card = within(await screen.findByRole('region', { name: text.title }));
  return {
    screen,
    text,
    card,
    preset: card.getByLabelText(text.preset),
    active: card.getByRole('switch', { name: text.active.label }),
    save: card.getByRole('button', { name: text.save }),
    custom: () => card.getByLabelText(text.custom),
  };
}

describe.each(languages)('the schedule (%s)', (language) => {
  it('can be switched off, and then says so instead of times', async () => {
    const running = syncSchedule({ lastRun: '2026-11-20T00:05:00Z', nextRuns: ['2026-11-20T00:10:00Z'] });
    const off = { ...running, isActive: false, nextRuns: [] };
    const { screen, text, card, active, save } = await open(running, { [put]: off }, language);
    expect(active).toBeChecked();
    // Qatar's time
    expect(card.getByText(language === 'ar' ? /٣:٠٥/ : /3:05/)).toBeInTheDocument();
    expect(card.getByText(language === 'ar' ? /٣:١٠/ : /3:10/)).toBeInTheDocument();
    expect(card.queryByText(text.none)).not.toBeInTheDocument();
    await screen.user.click(active);
    await screen.user.click(save);
    expect(await card.findByText(text.none)).toBeInTheDocument();
    expect(active).not.toBeChecked();
    expect(card.getByText(language === 'ar' ? /٣:٠٥/ : /3:05/)).toBeInTheDocument();
    expect(save).toBeDisabled();
    expect(bodiesTo(screen, put)).toEqual([{ scheduleTime: '*/15 * * * *', isActive: false }]);
  });

  it('offers five by name and any other as an expression', async () => {
    const { text, preset, custom } = await open(syncSchedule({ scheduleTime: '5 4 * * 0' }), {}, language);
    const { presets } = text;
    expect(
      within(preset)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([presets.quarter, presets.half, presets.hour, presets.sixHours, presets.night, presets.custom]);
    expect(preset).toHaveValue('custom');
    expect(custom()).toHaveValue('5 4 * * 0');
    expect(custom()).toHaveAccessibleDescription(text.customHint);
  });

  it('says beside the expression that the server cannot read it, and keeps it', async () => {
    const unreadable = problem(422, 'request.invalid', { errors: [{ path: 'scheduleTime', code: 'unreadable' }] });
    const { screen, text, custom, save } = await open(
      syncSchedule({ scheduleTime: '5 4 * * 0' }),
      { [put]: unreadable },
      language,
    );
    await screen.user.type(custom(), '9');
    await screen.user.click(save);
    await waitFor(() =>
      expect(custom()).toHaveAccessibleDescription(`${screen.text.adminProblems.rules.unreadable} ${text.customHint}`),
    );
    expect(custom()).toBeInvalid();
    expect(custom()).toHaveValue('5 4 * * 09');
    expect(bodiesTo(screen, put)).toEqual([{ scheduleTime: '5 4 * * 09', isActive: true }]);
  });
});

describe('the schedule', () => {
  it('sends what each name stands for, and knows its name again', async () => {
    const { screen, preset, save } = await open(syncSchedule({ scheduleTime: '5 4 * * 0', isActive: false }), {
      [put]: ({ body }) => syncSchedule(body as { scheduleTime: string; isActive: boolean }),
    });
    const five = ['quarter', 'half', 'hour', 'sixHours', 'night'];
    for (const name of five) {
      await screen.user.selectOptions(preset, name);
      await screen.user.click(save);
      await waitFor(() => expect(save).toBeDisabled());
      expect(preset).toHaveValue(name);
    }
    expect(bodiesTo(screen, put)).toEqual(
      ['*/15 * * * *', '*/30 * * * *', '0 * * * *', '0 */6 * * *', '0 3 * * *'].map((scheduleTime) => ({
        scheduleTime,
        isActive: false,
      })),
    );
  });

  it('has its name back when it is written as an expression', async () => {
    const { screen, card, text, preset, custom, save } = await open(syncSchedule(), {
      [put]: syncSchedule({ scheduleTime: '0 * * * *' }),
    });
    await screen.user.selectOptions(preset, 'custom');
    expect(custom()).toHaveValue('*/15 * * * *');
    await screen.user.clear(custom());
    await screen.user.type(custom(), '0 * * * *');
    await screen.user.click(save);
    await waitFor(() => expect(preset).toHaveValue('hour'));
    expect(card.queryByLabelText(text.custom)).not.toBeInTheDocument();
  });
});
