import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleAnswers } from '#testing/contract.ts';
import { openScreen, type OpenScreen } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

type As = 'admin' | 'manager' | 'editor' | 'agent';

const open = (path: string, as: As = 'admin', language: (typeof languages)[number] = 'en') =>
  openScreen(path, { as, language, answers: exampleAnswers });
const namesOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
async function areasOf(screen: OpenScreen) {
  const nav = await screen.findByRole('navigation', { name: screen.text.admin.nav.label });
  return { nav: within(nav), links: () => namesOf(within(nav).getAllByRole('link')) };
}

afterEach(() => {
  vi.useRealTimers();
});

describe.each(languages)('the navigation (%s)', (language) => {
  it.each(['admin', 'manager', 'editor', 'agent'] as const)(
    'has six areas and the system, and opens the one where somebody is: %s [A-040 M-1236]',
    async (as) => {
      const screen = await open('/admin/account', as, language);
      const { nav } = screen.text.admin;
      const { links } = await areasOf(screen);
      expect(links()).toEqual([
        nav.overview,
        ...(as === 'editor' ? [] : [nav.leads]),
        nav.properties,
        nav.content,
        nav.reports,
        nav.settings,
        ...(as === 'admin' ? [nav.office, nav.users, nav.roles, nav.tokens, nav.privacy] : []),
        ...(as === 'manager' || as === 'agent' ? [] : [nav.trash]),
        nav.account,
        nav.system,
      ]);
    },
  );

  it('leads to an area by its first screen, and marks where one is', async () => {
    const screen = await open('/admin/account', 'admin', language);
    const { nav: text } = screen.text.admin;
    const { nav, links } = await areasOf(screen);
    await screen.user.click(nav.getByRole('link', { name: text.content }));
    await waitFor(() => expect(screen.address()).toBe('/admin/blog'));
    await waitFor(() => expect(links()).toEqual(expect.arrayContaining([text.blog, text.team, text.social, text.seo])));
    expect(links()).not.toContain(text.account);
    expect(namesOf(nav.getAllByRole('link', { current: 'page' }))).toEqual([text.blog]);
    await screen.user.click(nav.getByRole('link', { name: text.leads }));
    await waitFor(() => expect(namesOf(nav.getAllByRole('link', { current: 'page' }))).toEqual([text.leads]));
  });

  it('is a bar of four on a phone, with a sheet of every screen [M-1237]', async () => {
    const screen = await open('/admin/account', 'agent', language);
    const { nav: text } = screen.text.admin;
    const bar = within(await screen.findByRole('navigation', { name: text.quick }));
    expect(namesOf(bar.getAllByRole('link'))).toEqual([text.overview, text.short.leads, text.properties]);
    await screen.user.click(bar.getByRole('button', { name: text.more }));
    const sheet = within(await screen.findByRole('dialog', { name: text.all }));
    expect(sheet.getByRole('link', { current: 'page' })).toHaveTextContent(text.account);
    expect(sheet.queryByRole('link', { name: text.users })).toBeNull();
    await screen.user.click(sheet.getByRole('link', { name: text.deliveries }));
    await waitFor(() => expect(screen.address()).toBe('/admin/deliveries'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lists its keys by a question mark, also that of an Arabic keyboard [M-1238]', async () => {
    const screen = await open('/admin/account', 'editor', language);
    await areasOf(screen);
    for (const key of ['?', '؟']) {
      fireEvent.keyDown(document.body, { key, shiftKey: true });
      const keys = within(await screen.findByRole('dialog', { name: screen.text.adminKeys.title }));
      expect(keys.getByText(screen.text.adminKeys.does.palette)).toBeVisible();
      // of screens that an editor does not have
      expect(keys.queryByText(screen.text.adminKeys.ofLeads)).toBeNull();
      await screen.user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });
});

it('G and a letter lead to an area, by the place of the key; not while somebody types or waits too long [M-1238]', async () => {
  const screen = await open('/admin/account', 'agent');
  await areasOf(screen);
  const press = (code: string, key: string, target: Element = document.body) =>
    fireEvent.keyDown(target, { code, key });
  press('KeyG', 'ل');
  press('KeyL', 'م');
  await waitFor(() => expect(screen.address()).toBe('/admin/leads'));
  press('KeyL', 'l');
  press('KeyG', 'g');
  press('KeyX', 'x');
  press('KeyT', 't');
  const search = await screen.findByRole('searchbox');
  press('KeyG', 'g', search);
  press('KeyT', 't', search);
  press('?', '?', search);
  expect(screen.address()).toBe('/admin/leads');
  expect(screen.queryByRole('dialog')).toBeNull();
  press('KeyG', 'g');
  press('KeyS', 's');
  await waitFor(() => expect(screen.address()).toBe('/admin/account'));
});
