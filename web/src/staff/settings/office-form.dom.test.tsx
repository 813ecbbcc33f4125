import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, cutOff } from '#testing/answers.ts';
import { officeSettings } from '#testing/made/office.ts';
import { settingsDesk } from '#testing/made/settings.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { digits, filledIn } from '#testing/fill-in.ts';
import { languages } from '#testing/words.ts';

const put = 'PUT /api/admin/settings/office';

describe.each(languages)('the licence of the office (%s)', (language) => {
  async function open(licenceNumber: string | null, answers: Answers = {}) {
    const screen = await openScreen('/admin/settings', {
      as: 'admin',
      language,
      answers: settingsDesk({ office: officeSettings({ licenceNumber }) }, answers),
    });
    const text = screen.text.adminSettings.office;
    const card = within(await screen.findByRole('region', { name: text.title }));
    const field = card.getByRole<HTMLInputElement>('textbox');
    return { screen, text, field, save: card.getByRole('button', { name: text.save }) };
  }

  it('is saved in Latin digits, and taken away when the field is emptied [M-1020]', async () => {
    const { screen, text, field, save } = await open(null, { [put]: ({ body }) => body as never });
    expect(save).toBeDisabled();
    await screen.user.type(field, ' BL-٢٠٢٤/7 ');
    await screen.user.click(save);
    await expectToast({ title: screen.text.adminSettings.saved, description: text.saved });
    expect(field).toHaveValue('BL-2024/7');
    await screen.user.clear(field);
    await screen.user.click(save);
    expect(bodiesTo(screen, put)).toMatchObject([{ licenceNumber: 'BL-2024/7' }, { licenceNumber: null }]);
  });

  it('that is none is refused beside the field, and what was typed stays when it was not saved [M-1020]', async () => {
    const { screen, text, field, save } = await open('BL-1', { [put]: cutOff });
    await screen.user.clear(field);
    await screen.user.type(field, 'رخصة');
    await screen.user.click(save);
    expect(field).toHaveAccessibleDescription(
      expect.stringContaining(filledIn(text.invalid, { most: digits(language, 40) })),
    );
    expect(bodiesTo(screen, put)).toEqual([]);
    await screen.user.clear(field);
    await screen.user.type(field, 'BL-2');
    await screen.user.click(save);
    await expectToast({
      title: screen.text.adminSettings.failed.title,
      description: screen.text.adminProblems.unanswered,
      failed: true,
    });
    expect(field).toHaveValue('BL-2');
  });
});
