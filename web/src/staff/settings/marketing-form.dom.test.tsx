import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, cutOff } from '#testing/answers.ts';
import { filledIn } from '#testing/fill-in.ts';
import { marketingSettings, settingsDesk } from '#testing/made/settings.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { type Language, languages } from '#testing/words.ts';

const put = 'PUT /api/admin/settings/marketing';
const names = ['googleAnalytics', 'metaPixel', 'tiktokPixel'] as const;
type Name = (typeof names)[number];
const examples = { googleAnalytics: 'G-AB12CD34EF', metaPixel: '123456789012345', tiktokPixel: 'C4ABCDEFGHIJ12345678' };

async function open(
  stored: ReturnType<typeof marketingSettings> = marketingSettings(),
  answers: Answers = {},
  language: Language = 'en',
) {
  const screen = await openScreen('/admin/settings', {
    as: 'admin',
    language,
    answers: settingsDesk({ marketing: stored }, answers),
  });
  const { adminSettings: all } = screen.text;
  const text = all.marketing;
  const card = within(await screen.findByRole('region', { name: text.title }));
  const id = (name: Name) => card.getByLabelText(text.services[name].id);
  return {
    screen,
    all,
    text,
    card,
    id,
    onOff: (name: Name) => card.getByRole('switch', { name: text.services[name].label }),
    save: card.getByRole('button', { name: text.save }),
    retype: async (name: Name, value: string) => {
      await screen.user.clear(id(name));
      if (value !== '') await screen.user.type(id(name), value);
    },
  };
}

describe.each(languages)('the measurement of visits (%s)', (language) => {
  it('begins with what is stored, and says what counts until then', async () => {
    const stored = marketingSettings({ fromEnvironment: 'G-FROMSERVER' });
    const saved = marketingSettings({ tiktokPixel: { enabled: true, id: 'C4ABCDEFGHIJ' } });
    const { screen, all, text, card, id, onOff, save, retype } = await open(stored, { [put]: saved }, language);
    expect(names.map((name) => onOff(name).getAttribute('aria-checked'))).toEqual(['true', 'false', 'false']);
    expect(names.map((name) => (id(name) as HTMLInputElement).value)).toEqual(['G-AB12CD34EF', '123456789012345', '']);
    const until = filledIn(text.fromEnvironment, { id: 'G-FROMSERVER' });
    expect(card.getByText(until)).toBeInTheDocument();
    expect(save).toBeDisabled();
    await screen.user.click(onOff('tiktokPixel'));
    await retype('tiktokPixel', ' C4ABCDEFGHIJ ');
    await retype('metaPixel', '');
    await screen.user.click(save);
    await expectToast({ title: all.saved, description: text.saved });
    expect(save).toBeDisabled();
    expect(card.queryByText(until)).not.toBeInTheDocument();
    expect(id('metaPixel')).toHaveValue('123456789012345');
    expect(bodiesTo(screen, put)).toEqual([
      {
        googleAnalytics: { enabled: true, id: 'G-AB12CD34EF' },
        metaPixel: { enabled: false, id: null },
        tiktokPixel: { enabled: true, id: 'C4ABCDEFGHIJ' },
      },
    ]);
  });

  it('refuses beside each field an id that is missing or looks like none, and sends nothing', async () => {
    const { screen, text, card, id, onOff, save, retype } = await open(marketingSettings(), {}, language);
    await screen.user.click(onOff('tiktokPixel'));
    await retype('googleAnalytics', 'UA-1');
    await retype('metaPixel', 'pixel');
    await screen.user.click(save);
    const error = (name: Name) => card.findByText(filledIn(text.idWrong, { example: examples[name] }));
    expect(id('googleAnalytics')).toHaveAttribute('aria-describedby', (await error('googleAnalytics')).id);
    expect(id('metaPixel')).toHaveAttribute('aria-describedby', (await error('metaPixel')).id);
    expect(id('tiktokPixel')).toHaveAccessibleDescription(text.idMissing);
    expect(card.getAllByRole('alert')).toHaveLength(3);
    expect(bodiesTo(screen, put)).toEqual([]);
  });

  it('keeps what was chosen and typed when it was not saved', async () => {
    const { screen, all, id, onOff, save, retype } = await open(marketingSettings(), { [put]: cutOff }, language);
    await screen.user.click(onOff('googleAnalytics'));
    await retype('googleAnalytics', 'G-OTHER1');
    await screen.user.click(save);
    await expectToast({ title: all.failed.title, description: screen.text.adminProblems.unanswered, failed: true });
    expect(onOff('googleAnalytics')).not.toBeChecked();
    expect(id('googleAnalytics')).toHaveValue('G-OTHER1');
    expect(save).toBeEnabled();
  });
});

describe('an id', () => {
  it.each([
    ['googleAnalytics', ['G-AB12', `G-${'A'.repeat(20)}`], ['G-AB1', `G-${'A'.repeat(21)}`, 'g-ab12']],
    ['metaPixel', ['1'.repeat(8), '1'.repeat(20)], ['1'.repeat(7), '1'.repeat(21), '1234567x']],
    // of 41 the field takes 40
    ['tiktokPixel', ['A'.repeat(10), '4'.repeat(40), 'A'.repeat(41)], ['A'.repeat(9), 'abcdefghijkl']],
  ] as const)('of %s is neither shorter nor longer than the server takes', async (name, good, bad) => {
    const { screen, id, save, retype } = await open(marketingSettings(), {
      [put]: ({ body }) => ({ ...marketingSettings(), ...(body as object) }),
    });
    for (const one of bad) {
      await retype(name, one);
      await screen.user.click(save);
      await waitFor(() => expect(id(name)).toBeInvalid());
    }
    for (const one of good) {
      await retype(name, one);
      await waitFor(() => expect(id(name)).toBeValid());
    }
    expect(bodiesTo(screen, put)).toEqual([]);
    await screen.user.click(save);
    await waitFor(() => expect(bodiesTo(screen, put)).toHaveLength(1));
  });
});
