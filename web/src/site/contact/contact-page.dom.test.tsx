import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { company, emailHref, mapsHref, phoneHref, whatsappHref } from '#testing/made/office.ts';
import { question } from '#testing/made/enquiry.ts';
import { socialLink } from '#testing/made/social-link.ts';
import { openScreen } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

describe.each(languages)('the contact page (%s)', (language) => {
  const open = () =>
    openScreen(`/${language}/contact`, {
      language,
      answers: { 'GET /api/captcha': question(), 'GET /api/social-media': [socialLink('instagram', 1)] },
    });

  it('shows four ways to reach the office [P-005 P-008 P-009 P-026 P-172 P-345 P-391]', async () => {
    const screen = await open();
    const { cards: text, title } = screen.text.contact;
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    const cards = within(screen.getByRole('list', { name: text.label }));
    expect(cards.getAllByRole('listitem')).toHaveLength(4);
    const place = language === 'ar' ? 'لوسيل' : 'Lusail';
    for (const [name, href, shown] of [
      [text.visit, mapsHref, place],
      [text.call, phoneHref, company.phone],
      [text.email, emailHref, company.email],
      [text.whatsapp, whatsappHref, company.whatsapp],
    ] as const) {
      const link = cards.getByRole('link', { name: new RegExp(name) });
      expect(link).toHaveAttribute('href', href);
      expect(link).toHaveTextContent(shown);
      const leaves = href.startsWith('https:');
      expect(link.getAttribute('target')).toBe(leaves ? '_blank' : null);
      expect(link.getAttribute('rel') ?? '').toContain(leaves ? 'noopener' : '');
    }
    expect(mapsHref).toMatch(/^https:\/\/www\.google\.com\/maps\/search\//);
    expect(phoneHref).toMatch(/^tel:\+974\d{8}$/);
    expect(emailHref).toMatch(/^mailto:[^@]+@[^@]+$/);
    expect(whatsappHref).toMatch(/^https:\/\/wa\.me\/974\d{8}$/);
    expect(cards.getAllByText(text.always)).toHaveLength(2);
    expect(cards.getByText(text.emailNote)).toBeInTheDocument();
  });

  it('says when the office is open, where it is and what it does [P-175 P-176 P-177 P-178 P-179 P-388 P-389]', async () => {
    const screen = await open();
    const text = screen.text.contact;
    const hours = within(screen.getByRole('region', { name: text.hours.title }));
    expect(hours.getByText(language === 'ar' ? '٩:٠٠ صباحًا - ٥:٠٠ مساءً' : '9:00 AM - 5:00 PM')).toBeInTheDocument();
    expect(hours.getAllByText(text.hours.closed)).toHaveLength(2);
    expect(hours.getByText(text.hours.emergency)).toBeInTheDocument();
    const location = within(screen.getByRole('region', { name: text.location.title }));
    expect(location.getByRole('link', { name: screen.text.common.directions })).toHaveAttribute('href', mapsHref);
    const social = within(screen.getByRole('region', { name: text.social.title }));
    expect(await social.findByRole('link')).toHaveAttribute('href', socialLink('instagram', 1).url);
    const services = within(screen.getByRole('region', { name: text.services.title }));
    expect(services.getAllByRole('listitem')).toHaveLength(6);
    expect(text.cards.emailNote).toMatch(language === 'ar' ? /٢٤|24/ : /24 hours/);
  });

  it('answers four questions, each opened by a click [P-180 P-390]', async () => {
    const screen = await open();
    const { faq: text } = screen.text.contact;
    const faq = screen.getByRole('region', { name: text.title });
    const all = Array.from(faq.querySelectorAll('details'));
    expect(all.map((one) => one.querySelector('summary')?.textContent)).toEqual([
      text.response.question,
      text.consultation.question,
      text.areas.question,
      text.financing.question,
    ]);
    expect(all.every(({ open: isOpen }) => !isOpen)).toBe(true);
    await screen.user.click(within(faq).getByText(text.response.question));
    expect(all[0]?.open).toBe(true);
    expect(all[0]).toHaveTextContent(text.response.answer);
    expect(text.response.answer).toMatch(language === 'ar' ? /٢ إلى ٤/ : /2-4 hours/);
  });
});
