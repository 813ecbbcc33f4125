import { describe, expect, it } from 'vitest';
import { within } from '@testing-library/react';
import { openScreen } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

const tag = (id: number, platform: string, tagName: string | null, content: string) => ({
  id,
  platform,
  tagName,
  content,
  isActive: true,
});
const used = [
  tag(1, 'facebook', null, 'by its usual name'),
  tag(2, 'google', 'google-site-verification', 'of a known service'),
];

describe.each(languages)('stored tags that no page carries (%s)', (language) => {
  it('are shown as not used, with the reason [M-767]', async () => {
    const others = [tag(3, 'nobody', null, 'unnamed'), tag(4, 'other', 'referrer', 'unsafe-url')];
    const screen = await openScreen('/admin/social-media', {
      language,
      as: 'editor',
      answers: { 'GET /api/social-media': [], 'GET /api/meta-tags': [...used, ...others] },
    });
    const { unused: t } = screen.text.adminSocial;
    const section = within(await screen.findByRole('region', { name: t.title }));
    const [unnamed, referrer, ...more] = section.getAllByRole('listitem');
    expect(more).toEqual([]);
    expect(unnamed).toHaveTextContent('nobody: unnamed');
    expect(unnamed).toHaveTextContent(t.noName);
    expect(referrer).toHaveTextContent('other: unsafe-url');
    expect(referrer).toHaveTextContent(t.otherName.replace('{{name}}', 'referrer'));
  });

  it('are not spoken of where there are none [M-767]', async () => {
    const screen = await openScreen('/admin/social-media', {
      language,
      as: 'editor',
      answers: { 'GET /api/social-media': [], 'GET /api/meta-tags': used },
    });
    expect(await screen.findByText('by its usual name')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: screen.text.adminSocial.unused.title })).toBeNull();
  });
});
