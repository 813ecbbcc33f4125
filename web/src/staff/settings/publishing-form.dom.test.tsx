import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, cutOff } from '#testing/answers.ts';
import { counted, digits, filledIn } from '#testing/fill-in.ts';
import { settingsDesk } from '#testing/made/settings.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { languages } from '#testing/words.ts';

interface Sent {
  minimum: number | null;
  needsMandate: boolean;
}

const put = 'PUT /api/admin/settings/publishing';

describe.each(languages)('the minimum for publishing (%s)', (language) => {
  async function open(minimum: number | null, answers: Answers = {}) {
    const screen = await openScreen('/admin/settings', {
      as: 'admin',
      language,
      answers: settingsDesk({ publishing: { minimum, needsMandate: false } }, answers),
    });
    const text = screen.text.adminSettings.publishing;
    const card = within(await screen.findByRole('region', { name: text.title }));
    const field = card.getByRole<HTMLInputElement>('textbox');
    return { screen, text, field, save: card.getByRole('button', { name: text.save }) };
  }

  it('is saved in either digits, says how many are published by it, and is taken away when the field is emptied', async () => {
    const { screen, text, field, save } = await open(null, {
      [put]: ({ body }) => ({ ...(body as Sent), published: 3, withoutMandate: 2 }),
    });
    expect(save).toBeDisabled();
    await screen.user.type(field, '٧٠');
    await screen.user.click(save);
    await expectToast({
      title: screen.text.adminSettings.saved,
      description: counted(language, text, 'published', 3),
    });
    expect(field).toHaveValue('70');
    await screen.user.clear(field);
    await screen.user.click(save);
    expect(bodiesTo(screen, put)).toEqual([
      { minimum: 70, needsMandate: false },
      { minimum: null, needsMandate: false },
    ]);
  });

  it('may ask for a mandate, and says how many published ones have none [M-1134]', async () => {
    const { screen, text, save } = await open(null, {
      [put]: ({ body }) => ({ ...(body as Sent), published: 0, withoutMandate: 2 }),
    });
    await screen.user.click(screen.getByRole('switch', { name: text.needsMandate }));
    await screen.user.click(save);
    await expectToast({
      title: screen.text.adminSettings.saved,
      description: `${text.saved} ${counted(language, text, 'withoutMandate', 2)}`,
    });
    expect(bodiesTo(screen, put)).toEqual([{ minimum: null, needsMandate: true }]);
  });

  it('that is none is refused beside the field, and what was typed stays when it was not saved', async () => {
    const { screen, text, field, save } = await open(50, { [put]: cutOff });
    for (const wrong of ['0', '101', '7.']) {
      await screen.user.clear(field);
      await screen.user.type(field, wrong);
      await screen.user.click(save);
      expect(field).toHaveAccessibleDescription(
        expect.stringContaining(filledIn(text.invalid, { most: digits(language, 100) })),
      );
    }
    expect(bodiesTo(screen, put)).toEqual([]);
    await screen.user.clear(field);
    await screen.user.type(field, '60');
    await screen.user.click(save);
    await expectToast({
      title: screen.text.adminSettings.failed.title,
      description: screen.text.adminProblems.unanswered,
      failed: true,
    });
    expect(field).toHaveValue('60');
  });
});
