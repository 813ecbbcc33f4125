import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type AnswerTo, never, problem } from '#testing/answers.ts';
import { question } from '#testing/made/enquiry.ts';
import { socialLink } from '#testing/made/social-link.ts';
import { openScreen } from '#testing/screen.tsx';
import { type Language, languages } from '#testing/words.ts';

describe('the social block', () => {
  const block = async (links: AnswerTo<'GET /api/social-media'>, language: Language = 'en') => {
    const screen = await openScreen(`/${language}/contact`, {
      language,
      answers: { 'GET /api/captcha': question(), 'GET /api/social-media': links },
    });
    const region = screen.getByRole('region', { name: screen.text.contact.social.title });
    return { text: screen.text, within: within(region), region };
  };
  const own = [
    'facebook',
    'instagram',
    'x',
    'linkedin',
    'youtube',
    'whatsapp',
    'telegram',
    'tiktok',
    'snapchat',
    'pinterest',
  ];

  it.each(languages)('says that it loads (%s) [P-204]', async (language) => {
    const { text, within: inside } = await block(never, language);
    expect(inside.getByText(text.shell.social.loading)).toBeInTheDocument();
  });

  it.each([
    ['none', [], 'en'],
    ['none', [], 'ar'],
    ['none that is active', [socialLink('x', 1, { isActive: false })], 'ar'],
    ['none that could be had', problem(503, 'server.unavailable'), 'en'],
  ] as const)('says that there is none, of %s [P-205]', async (_, answer, language) => {
    const { text, within: inside } = await block(answer instanceof Response ? answer : [...answer], language);
    expect(await inside.findByText(text.shell.social.none)).toBeInTheDocument();
    expect(inside.queryByRole('link')).toBeNull();
  });

  it('draws each platform with a sign of its own, others with a plain one [P-230]', async () => {
    const links = [...own, 'mastodon', 'bluesky'].map((name, n) => socialLink(name, n));
    const shown = await block(links);
    await shown.within.findAllByRole('link');
    const signs = [...shown.region.querySelectorAll('svg path')].map((path) => path.getAttribute('d'));
    expect(signs).toHaveLength(12);
    expect(new Set(signs.slice(0, 11)).size).toBe(11);
    expect(signs[11]).toBe(signs[10]);
  });

  it('twitter is X, however it is written; the order is that of staff [P-230]', async () => {
    const shown = await block([socialLink('LinkedIn ', 2), socialLink('Twitter', 1), socialLink('x', 3)]);
    const links = await shown.within.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('title'))).toEqual([
      expect.stringMatching(/ X$/),
      expect.stringMatching(/ LinkedIn$/),
      expect.stringMatching(/ X$/),
    ]);
    const signs = [...shown.region.querySelectorAll('svg path')].map((path) => path.getAttribute('d'));
    expect(signs[0]).toBe(signs[2]);
  });

  it.each([
    ['en', /^Our films$/],
    ['ar', /يوتيوب/],
  ] as const)('names are those of staff in English, known platforms’ own in Arabic (%s)', async (language, name) => {
    const links = [
      socialLink('youtube', 1, { displayName: 'Our films' }),
      socialLink('mastodon', 2, { displayName: 'Fedi' }),
    ];
    const shown = await block(links, language);
    const [films, unknown] = await shown.within.findAllByRole('link');
    expect(films).toHaveAttribute('title', expect.stringMatching(name));
    expect(unknown).toHaveAttribute('title', 'Fedi');
    expect(films).toHaveAccessibleName(`${films!.title} (${shown.text.common.opensNewWindow})`);
  });
});
