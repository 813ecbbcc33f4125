import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDate } from '#i18n/format.ts';
import { type AnswerTo, never, problem } from '#testing/answers.ts';
import { member } from '#testing/made/member.ts';
import { openScreen } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

type Members = ReturnType<typeof member>[];

afterEach(() => {
  vi.restoreAllMocks();
});

function pictureIs(state: 'on its way' | 'broken'): void {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(state === 'broken');
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
}

describe.each(languages)('the team (%s)', (language) => {
  const open = (agents: AnswerTo<'GET /api/agents'>, path = '/team') =>
    openScreen(`/${language}${path}`, { language, answers: { 'GET /api/agents': agents } });
  const opened = async (members: Members) => {
    const screen = await open(members);
    return { screen, cards: await screen.findAllByRole('article') };
  };
  const ours = language === 'ar';

  it('is a card for each, with all that is known of the person [P-023 P-146 P-151 P-153 P-224]', async () => {
    const { screen, cards } = await opened([member({}, 1), member({}, 2)]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(screen.text.team.title);
    expect(cards).toHaveLength(2);
    const card = within(cards[1]!);
    const person = member({}, 2);
    expect(card.getByRole('heading')).toHaveTextContent(ours ? person.nameAr! : person.name);
    for (const text of [
      ours ? person.titleAr! : person.title,
      ours ? person.specializationAr! : person.specialization!,
      ours ? 'قسم المبيعات' : 'Sales',
      ours ? 'لوسيل' : 'Lusail',
      ours ? 'عشر سنوات.' : 'Ten years.',
      formatDate('2016-09-04', language),
    ])
      expect(card.getByText(text)).toBeInTheDocument();
    const skills = within(card.getByRole('list', { name: screen.text.team.skills })).getAllByRole('listitem');
    expect(skills.map(({ textContent }) => textContent)).toEqual(ours ? ['عقود', 'تجهيز'] : ['Leases', 'Fit-out']);
    expect(cards[1]).not.toHaveTextContent('Department:');
  });

  it('can be reached in four ways and found in two networks [P-154 P-155 P-156 P-345]', async () => {
    const bioAr = `${member().bioAr ?? ''}\nLinkedIn: https://linkedin.example/l\nTwitter: https://twitter.example/l`;
    const { screen, cards } = await opened([member({ bioAr })]);
    const card = within(cards[0]!);
    const name = ours ? member().nameAr! : member().name;
    const { team, common } = screen.text;
    const href = (label: string) => card.getByRole('link', { name: `${label} ${name}` }).getAttribute('href');
    expect(href(common.whatsapp)).toBe('https://wa.me/97455000103');
    expect(href(team.call)).toBe('tel:+97444000103');
    expect(href(team.email)).toBe('mailto:layla1@example.com');
    for (const [network, text] of [
      ['linkedin', team.linkedin],
      ['twitter', team.twitter],
    ] as const) {
      const link = card.getByRole('link', { name: text.replace('{{name}}', name) });
      expect(link).toHaveAttribute('href', expect.stringMatching(new RegExp(`^https://${network}\\.`)));
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    }
  });

  it('who left things out has a card without them', async () => {
    const nothing = { bio: null, bioAr: null, phone: null, whatsappNumber: null, email: null };
    const { cards } = await opened([member({ ...nothing, specialization: null, specializationAr: null, nameAr: ' ' })]);
    const card = within(cards[0]!);
    expect(card.getByRole('heading')).toHaveTextContent('Layla Haddad 1');
    expect(card.queryAllByRole('link')).toEqual([]);
    expect(card.queryAllByRole('term')).toEqual([]);
    expect(card.queryByRole('list')).toBeNull();
  });

  it('a bio is cut after 100 letters, counted as people count them [P-152]', async () => {
    const exact = 'م'.repeat(100);
    const longer = '🏢'.repeat(101);
    const bios = [exact, longer].map((bio, n) => member({ bio, bioAr: bio }, n + 1));
    const { cards } = await opened(bios);
    expect(within(cards[0]!).getByText(exact)).toBeInTheDocument();
    expect(within(cards[1]!).getByText(`${'🏢'.repeat(100)}…`)).toBeInTheDocument();
  });

  it('a network that is no web address is no link [P-156]', async () => {
    const bio = 'Words.\nLinkedIn: javascript:alert(1)\nTwitter: layla';
    const { cards } = await opened([member({ bio, bioAr: bio, phone: null, whatsappNumber: null, email: null })]);
    expect(within(cards[0]!).queryAllByRole('link')).toEqual([]);
  });

  it('a picture stands in its place; without one, or when it does not load, the initials [P-150]', async () => {
    pictureIs('on its way');
    const { cards } = await opened([member({ imageUrl: '/media/a/640.webp' }, 1), member({}, 2)]);
    const [first, second] = [within(cards[0]!), within(cards[1]!)];
    expect(second.getByTestId('portrait-stand-in')).toHaveTextContent(new RegExp(ours ? '^ل$' : '^LH$'));
    const picture = cards[0]!.querySelector('img')!;
    expect(picture).toHaveAttribute('src', '/media/a/640.webp');
    fireEvent.error(picture);
    expect(await first.findByTestId('portrait-stand-in')).toBeInTheDocument();
    expect(cards[0]!.querySelector('img')).toBeNull();
  });

  it('a picture that failed before the page was alive is replaced too [P-150]', async () => {
    pictureIs('broken');
    const { cards } = await opened([member({ imageUrl: '/media/a/640.webp' })]);
    expect(await within(cards[0]!).findByTestId('portrait-stand-in')).toBeInTheDocument();
  });

  it('ends with three ways to ask [P-149]', async () => {
    const screen = await open([member()], '/agents');
    const { cta } = screen.text.team;
    const block = (await screen.findByRole('heading', { name: cta.title })).closest('section')!;
    const hrefs = within(block)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      expect.stringMatching(/^tel:\+974\d+$/),
      expect.stringMatching(/^https:\/\/wa\.me\/974\d+$/),
      `/${language}/contact`,
    ]);
  });

  it('shows eight placeholders until it knows [P-147]', async () => {
    const screen = await open(never);
    expect(await screen.findAllByTestId('agent-placeholder')).toHaveLength(8);
    expect(screen.getByRole('status', { name: screen.text.common.loading })).toBeInTheDocument();
  });

  it('says that nobody is there, or that it could not be found out, and tries again [P-148]', async () => {
    const screen = await open(problem(503, 'server.unavailable'));
    const again = await screen.findByRole('button', { name: screen.text.common.retry });
    expect(screen.getByRole('alert')).toHaveTextContent(screen.text.team.failed);
    screen.api.answer({ 'GET /api/agents': [] });
    await screen.user.click(again);
    expect(await screen.findByRole('heading', { name: screen.text.team.empty })).toBeInTheDocument();
    expect(screen.getByText(screen.text.team.emptyText)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.api.calls.filter(({ operation }) => operation === 'GET /api/agents')).toHaveLength(2);
  });
});
