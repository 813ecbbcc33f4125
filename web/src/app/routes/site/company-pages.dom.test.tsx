import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { question } from '#testing/made/enquiry.ts';
import { filledIn } from '#testing/fill-in.ts';
import { openScreen } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

describe.each(languages)('the pages of the agency (%s)', (language) => {
  const say = (english: string, arabic: string) => (language === 'ar' ? arabic : english);
  const open = async (page: string) => {
    const screen = await openScreen(`/${language}/${page}`, { language, answers: { 'GET /api/captcha': question() } });
    const block = (title: string) => screen.getByRole('heading', { name: title }).closest('section')!;
    const linksOf = (title: string) =>
      within(block(title))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    return { ...screen, block, linksOf };
  };

  it('about: hero, figures, story, aims, values, ways on [P-024 P-157 P-158 P-159 P-160 P-163 P-404]', async () => {
    const screen = await open('about');
    const { about } = screen.text;
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(about.hero.title);
    const figures = within(screen.getByRole('region', { name: about.stats.label }));
    for (const [figure, name] of [
      [say('500+', '٥٠٠+'), 'sold'],
      [say('10+', '١٠+'), 'years'],
      [say('50+', '٥٠+'), 'agents'],
      [say('98%', '٩٨٪'), 'satisfaction'],
    ] as const)
      expect(figures.getByText(about.stats[name]).parentElement).toHaveTextContent(figure);
    for (const title of [about.story.title, about.aims.mission.title, about.aims.vision.title])
      expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    const values = within(screen.block(about.values.title)).getAllByRole('listitem');
    expect(values).toHaveLength(4);
    expect(new Set(values.map(({ textContent }) => textContent)).size).toBe(4);
    expect(screen.linksOf(about.cta.title)).toEqual([`/${language}/properties`, `/${language}/contact`]);
  });

  it('services: three, seven, four steps, four reasons, ways on [P-025 P-164 P-165 P-166 P-167 P-168 P-170]', async () => {
    const screen = await open('services');
    const { services } = screen.text;
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(services.hero.title);
    const main = within(screen.block(services.main.title)).getAllByRole('heading', { level: 3 });
    expect(main.map(({ textContent }) => textContent)).toEqual(
      (['buying', 'selling', 'renting'] as const).map((name) => services.main[name].title),
    );
    const more = within(screen.block(services.more.title)).getAllByRole('term');
    expect(more.map(({ textContent }) => textContent)).toEqual(
      (['valuation', 'legal', 'management', 'investment', 'property', 'consultation', 'relocation'] as const).map(
        (name) => services.more[name].title,
      ),
    );
    const steps = within(screen.block(services.process.title)).getAllByRole('heading', { level: 3 });
    expect(steps.map(({ textContent }) => textContent)).toEqual(
      (['consultation', 'search', 'documentation', 'completion'] as const).map((name) => services.process[name].title),
    );
    expect(within(screen.getByRole('region', { name: services.why.title })).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.linksOf(services.cta.title)).toEqual([`/${language}/contact`, `/${language}/team`]);
  });

  it.each(['privacy', 'terms'] as const)(
    '%s: every section with its words, hours of the agency, a list that leads to each [P-027 P-028 P-181 P-182 P-184 P-392]',
    async (name) => {
      const screen = await open(name);
      const { legal } = screen.text;
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(legal[name].title);
      const main = screen.getByRole('main');
      expect(main).toHaveTextContent(legal.effective);
      for (const hour of language === 'ar' ? ['٨:٠٠', '١٨:٠٠'] : ['8:00', '18:00'])
        expect(main).toHaveTextContent(hour);
      const contents = within(screen.getByRole('navigation', { name: legal.contents }));
      const sections = Object.entries(legal[name].sections);
      expect(contents.getAllByRole('link')).toHaveLength(sections.length);
      for (const [anchor, { title, first, second }] of sections) {
        expect(contents.getByRole('link', { name: title })).toHaveAttribute('href', `#${anchor}`);
        const heading = within(main).getByRole('heading', { name: title });
        expect(heading.id).toBe(anchor);
        const section = heading.closest('section')!;
        for (const text of [first, second])
          expect(within(section).getByText(filledIn(text, { hours: legal.usualHours }))).toBeInTheDocument();
      }
    },
  );

  it('terms: thirty days, negotiation before arbitration, twelve months of fees [P-185 P-186 P-187]', async () => {
    const screen = await open('terms');
    const { termination, disputes, liability } = screen.text.legal.terms.sections;
    expect(screen.block(termination.title)).toHaveTextContent(language === 'ar' ? '٣٠' : '30');
    expect(screen.block(disputes.title)).toHaveTextContent(
      language === 'ar' ? /بالتفاوض.*التحكيم/ : /negotiation.*arbitration/,
    );
    expect(screen.block(liability.title)).toHaveTextContent(
      language === 'ar' ? 'الاثني عشر شهرًا السابقة' : 'in the previous twelve months',
    );
  });
});

it('the dates and hours are those of the agency, the title that of the specification [P-146 P-183 P-184]', async () => {
  const screen = await openScreen('/en/terms');
  expect(screen.getByRole('main')).toHaveTextContent('Effective June 15, 2025');
  expect(screen.getByRole('main')).toHaveTextContent('Sunday to Thursday, 8:00 to 18:00');
  expect(screen.text.team.title).toBe('Our Professional Team');
});
