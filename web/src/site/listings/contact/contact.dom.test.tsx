import { within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { company, phoneHref, whatsappHref } from '#testing/made/office.ts';
import { cutOff } from '#testing/answers.ts';
import { filledIn } from '#testing/fill-in.ts';
import { detail, detailAnswers, listAnswers, listing, pageOf } from '#testing/made/listing.ts';
import { openScreen } from '#testing/screen.tsx';
import { callsTo } from '#testing/sent.ts';
import { languages } from '#testing/words.ts';

type Agent = NonNullable<ReturnType<typeof listing>['agent']>;

const layla: Agent = {
  id: 3,
  name: 'Layla Haddad',
  nameAr: 'ليلى حداد',
  imageUrl: '/images/hero-640.webp',
  phone: '+974 4400 0103',
  whatsappNumber: '+974 5500 0103',
};
const staffed = {
  ...layla,
  title: 'Senior Sales Agent',
  titleAr: null,
  bio: null,
  bioAr: null,
  email: null,
  specialization: null,
  specializationAr: null,
  isActive: true,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
};

/** Nothing is called from here. */
const stay = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault();
};
beforeEach(() => document.addEventListener('click', stay));
afterEach(() => document.removeEventListener('click', stay));

const presses = 'POST /api/properties/{id}/presses';

describe.each(languages)('reaching someone (%s)', (language) => {
  const arabic = language === 'ar';
  const title = arabic ? 'شقة هادئة بجوار الحديقة' : 'Quiet flat by the park';
  const name = arabic ? 'ليلى حداد' : 'Layla Haddad';

  async function openCards(agents: (Agent | null)[]) {
    const screen = await openScreen(`/${language}/properties`, {
      language,
      answers: {
        ...listAnswers(pageOf(agents.map((agent, n) => listing({ agent }, n + 1))), language),
        [presses]: undefined,
      },
    });
    const cards = await screen.findAllByRole('article');
    const link = (card: number, channel: 'call' | 'whatsapp', whom: string) =>
      within(cards[card]!).getByRole('link', {
        name: filledIn(screen.text.listing.contact[channel], { name: whom, title }),
      });
    return { screen, cards, link };
  }

  it('a card has its agent with photo, call and WhatsApp, with the words for it [M-955]', async () => {
    const { screen, cards, link } = await openCards([layla, { ...layla, imageUrl: null }]);
    expect(cards[0]).toHaveTextContent(name);
    expect(cards[0]!.querySelector('img[src="/images/hero-640.webp"][sizes="36px"]')).not.toBeNull();
    expect(cards[1]).toHaveTextContent(Array.from(name)[0]! + name);
    expect(link(0, 'call', name)).toHaveAttribute('href', 'tel:+97444000103');
    const chat = new URL(link(0, 'whatsapp', name).getAttribute('href')!);
    expect(chat.origin + chat.pathname).toBe('https://wa.me/97455000103');
    expect(chat.searchParams.get('text')).toBe(
      filledIn(screen.text.listing.contact.message, {
        title,
        reference: 'TEST-0001',
        address: `${window.location.origin}/${language}/properties/990001`,
      }),
    );
    for (const card of cards) expect(card.querySelectorAll('a a, a button, button a, button button')).toHaveLength(0);
  });

  it('without an agent, or a number of theirs, it is the office [M-955]', async () => {
    const { cards, link } = await openCards([null, { ...layla, phone: null, whatsappNumber: ' ' }]);
    const office = company.legalName[language];
    expect(cards[0]).toHaveTextContent(company.legalName[language]);
    for (const card of [0, 1]) {
      expect(link(card, 'call', office)).toHaveAttribute('href', phoneHref);
      expect(link(card, 'whatsapp', office).getAttribute('href')).toMatch(
        new RegExp(`^${whatsappHref.replaceAll('.', String.raw`\.`)}\\?text=`),
      );
    }
    expect(cards[1]).toHaveTextContent(name);
  });

  it('a press is told without a cookie, and one that cannot be told harms nothing [M-956]', async () => {
    const { screen, link } = await openCards([layla]);
    await screen.user.click(link(0, 'call', name));
    screen.api.answer({ [presses]: cutOff });
    await screen.user.click(link(0, 'whatsapp', name));
    const told = callsTo(screen, presses);
    expect(told.map(({ params, body, credentials }) => [params['id'], body, credentials])).toEqual([
      ['990001', { channel: 'call', place: 'card' }, 'omit'],
      ['990001', { channel: 'whatsapp', place: 'card' }, 'omit'],
    ]);
  });

  it('the page of a listing has them beside it and in the bar, and says the number [M-955 M-956]', async () => {
    const screen = await openScreen(`/${language}/properties/990001`, {
      language,
      answers: { ...detailAnswers(detail({ agent: staffed })), [presses]: undefined },
    });
    await screen.findByRole('heading', { level: 1, name: title });
    const { contact, detail: words } = screen.text.listing;
    const calls = screen.getAllByRole('link', {
      name: `${words.call}: ${filledIn(contact.call, { name, title })}`,
    });
    const chats = screen.getAllByRole('link', {
      name: `${screen.text.common.whatsapp}: ${filledIn(contact.whatsapp, { name, title })}`,
    });
    expect(calls.map((one) => one.getAttribute('href'))).toEqual(['tel:+97444000103', 'tel:+97444000103']);
    expect(chats.every((one) => one.getAttribute('href')!.startsWith('https://wa.me/97455000103?text='))).toBe(true);
    const bar = document.querySelector<HTMLElement>('[data-bottom-bar]')!;
    expect(bar).toContainElement(calls[1]!);
    expect(bar).toContainElement(chats[1]!);
    expect(within(bar).getAllByRole('button', { name: words.inquire }).length).toBeGreaterThan(0);
    const agent = screen.getByRole('region', { name: words.agent });
    expect(agent).toHaveTextContent(name);
    expect(agent).toHaveTextContent('+974 4400 0103');
    await screen.user.click(chats[1]!);
    expect(callsTo(screen, presses).map(({ body }) => body)).toEqual([{ channel: 'whatsapp', place: 'detail' }]);
  });

  it('the page of a listing without an agent names the office [M-955]', async () => {
    const screen = await openScreen(`/${language}/properties/990001`, { language, answers: detailAnswers(detail()) });
    await screen.findByRole('heading', { level: 1, name: title });
    const office = screen.getByRole('region', { name: screen.text.listing.contact.ourOffice });
    expect(office).toHaveTextContent(company.legalName[language]);
    expect(office).toHaveTextContent(company.phone);
  });

  it('the heart of a card saves its listing, and takes it off again [M-958]', async () => {
    const { screen, cards } = await openCards([null, null]);
    const heart = () =>
      within(cards[1]!).getByRole('button', { name: filledIn(screen.text.listing.card.save, { title }) });
    const before = screen.api.calls.length;
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    await screen.user.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('savedListings')).toBe('[990002]');
    expect(screen.getByTestId('saved-count')).toBeInTheDocument();
    await screen.user.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    expect(localStorage.getItem('savedListings')).toBe('[]');
    expect(screen.api.calls).toHaveLength(before);
  });
});
