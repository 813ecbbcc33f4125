import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { lead, leadDesk, leadsPage } from '#testing/made/lead.ts';
import { openScreen, type OpenScreen } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const people = [
  lead({ phone: '+974 5555 0101' }, 1),
  lead({ phone: null }, 2),
  lead({ phone: '•••• 0103', masked: ['phone'] }, 3),
];
const row = (screen: OpenScreen, place: number): HTMLElement => screen.getAllByRole('row')[place + 1]!;
const touch = (x: number, y = 100) => ({ touches: [{ clientX: x, clientY: y }] });
/** @returns what the row shows meanwhile */
function pull(of: HTMLElement, by: { x: number; y?: number }): string | null {
  fireEvent.touchStart(of, touch(200));
  fireEvent.touchMove(of, touch(200 + by.x / 2, 100 + (by.y ?? 0) / 2));
  fireEvent.touchMove(of, touch(200 + by.x, 100 + (by.y ?? 0)));
  const shown = of.getAttribute('data-swipe');
  fireEvent.touchEnd(of, { touches: [] });
  expect(of.getAttribute('data-swipe')).toBeNull();
  return shown;
}

it.each(languages)(
  'a lead is called by pulling its row to the start of the line, far enough (%s) [M-1239]',
  async (language) => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const screen = await openScreen('/admin/leads', {
      as: 'admin',
      language,
      answers: leadDesk(people, { 'GET /api/leads': leadsPage(people) }),
    });
    const text = screen.text.adminLeads;
    await screen.findByRole('row', { name: /hessa1@example\.com/ });
    const towards = language === 'ar' ? 1 : -1;

    expect(pull(row(screen, 0), { x: 60 * towards })).toBe(text.call);
    // the wrong way nothing is promised
    expect(pull(row(screen, 0), { x: -120 * towards })).toBeNull();
    // the page is scrolled
    expect(pull(row(screen, 0), { x: 100 * towards, y: 160 })).toBeNull();
    // nobody to call, and a number that is not shown
    expect(pull(row(screen, 1), { x: 120 * towards })).toBeNull();
    expect(pull(row(screen, 2), { x: 120 * towards })).toBeNull();
    expect(assign).not.toHaveBeenCalled();

    expect(pull(row(screen, 0), { x: 120 * towards })).toBe(text.call);
    expect(assign.mock.calls).toEqual([['tel:+97455550101']]);
  },
);

it('the same call stands in the row as a link', async () => {
  const screen = await openScreen('/admin/leads', {
    as: 'admin',
    answers: leadDesk(people, { 'GET /api/leads': leadsPage(people) }),
  });
  await screen.findByRole('row', { name: /hessa1@example\.com/ });
  const calls = screen.getAllByRole('link', { name: /^Call / });
  expect(calls.map((link) => link.getAttribute('href'))).toEqual(['tel:+97455550101']);
});
