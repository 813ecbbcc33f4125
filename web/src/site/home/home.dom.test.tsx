import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { phoneHref, whatsappHref } from '#testing/made/office.ts';
import { formatDigits } from '#i18n/format.ts';
import { question } from '#testing/made/enquiry.ts';
import { facets, listing } from '#testing/made/listing.ts';
import { openScreen } from '#testing/screen.tsx';
import { languages, words } from '#testing/words.ts';

describe.each(languages)('the home page (%s)', (language) => {
  const say = (english: string, arabic: string) => (language === 'ar' ? arabic : english);

  async function open() {
    const screen = await openScreen(`/${language}`, {
      language,
      answers: { 'GET /api/properties/featured': [listing()], 'GET /api/property-categories': facets(language) },
    });
    const block = (title: string) => within(screen.getByRole('heading', { name: title }).closest('section')!);
    return { screen, home: screen.text.home, block };
  }

  it('says what the agency is for [P-052 P-053]', async () => {
    const { screen, home } = await open();
    const title = say('Find Your Ideal Property in Qatar', 'اعثر على عقارك المثالي في قطر');
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([title]);
    expect(screen.getByText(home.hero.text)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: home.hero.pictureAlt })).toHaveAttribute('fetchpriority', 'high');
  });

  it('names four reasons [P-073]', async () => {
    const { home, block } = await open();
    const { why: english } = words.en.home;
    expect([english.honest, english.expert, english.quick, english.results].map(({ title }) => title)).toEqual([
      'Honest service',
      'Expert agents',
      'Quick response',
      'Best results',
    ]);
    const points = (['honest', 'expert', 'quick', 'results'] as const).map((name) => home.why[name]);
    const why = block(home.why.title);
    expect(why.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      points.map(({ title }) => title),
    );
    expect(why.getAllByRole('listitem')).toHaveLength(4);
    for (const { text } of points) expect(why.getByText(text)).toBeInTheDocument();
  });

  it('has two figures [P-074]', async () => {
    const { home, block } = await open();
    const figures = [...block(home.about.title).getAllByRole('term')].map(({ textContent, parentElement }) => [
      textContent,
      parentElement?.querySelector('dd')?.textContent,
    ]);
    expect(figures).toEqual([
      [home.about.properties, say('500+', '٥٠٠+')],
      [home.about.years, say('10+', '١٠+')],
    ]);
  });

  it('shows the office, and three ways to a person [P-075 P-076 P-077 P-078]', async () => {
    const { screen, home, block } = await open();
    const contact = block(home.contact.title);
    const [call] = contact.getAllByRole('link');
    expect(call).toHaveAttribute('href', phoneHref);
    expect(phoneHref).toMatch(/^tel:\+974\d{8}$/);
    const chat = contact.getByRole('link', { name: screen.text.common.whatsapp });
    expect(chat).toHaveAttribute('href', whatsappHref);
    expect(whatsappHref).toMatch(/^https:\/\/wa\.me\/974\d+$/);
    expect(chat).toHaveAttribute('rel', expect.stringContaining('noopener'));
    const office = screen.getByRole('main').querySelector('address');
    expect(office).toHaveTextContent(say('Marina Tower 23', 'برج المارينا ٢٣'));
    expect(office).toHaveTextContent(say('Lusail', 'لوسيل'));
    screen.api.answer({ 'GET /api/captcha': question() });
    await screen.user.click(contact.getByRole('link', { name: home.contact.page }));
    const name = screen.text.contact.title;
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
    await waitFor(() => expect(screen.address()).toBe(`/${language}/contact`));
    await screen.findByText(formatDigits(question().question, language));
  });
});
