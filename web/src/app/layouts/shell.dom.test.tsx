import { waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { companyAddress, companyName } from '#testing/made/office.ts';
import { thisYear } from '#i18n/format.ts';
import { problem } from '#testing/answers.ts';
import { question } from '#testing/made/enquiry.ts';
import { publicSite } from '#testing/made/public-site.ts';
import type { Role } from '#testing/people.ts';
import { openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { type Language, languages } from '#testing/words.ts';

const open = (language: Language, path: string, more: ScreenOptions['answers'] = {}, as?: Role) =>
  openScreen(path, {
    language,
    answers: { ...publicSite(), 'GET /api/captcha': question(), ...more },
    ...(as === undefined ? {} : { as }),
  });

const pages = [
  ['home', ''],
  ['properties', '/properties'],
  ['services', '/services'],
  ['team', '/team'],
  ['blog', '/blog'],
  ['about', '/about'],
  ['contact', '/contact'],
] as const;

describe.each(languages)('around a page (%s)', (language) => {
  const other = language === 'en' ? 'ar' : 'en';

  it('the navigation leads to seven pages and lights the one that is open [P-032 P-033]', async () => {
    const screen = await open(language, `/${language}`);
    const { nav } = screen.text.shell;
    const [bar] = screen.getAllByRole('navigation', { name: nav.label });
    const links = within(bar!).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(pages.map(([name]) => nav[name]));
    for (const [name, path] of pages) {
      await screen.user.click(within(bar!).getByRole('link', { name: nav[name] }));
      const lit = () =>
        within(bar!)
          .getAllByRole('link')
          .filter((link) => link.getAttribute('aria-current') === 'page')
          .map(({ textContent }) => textContent);
      await waitFor(() => expect(lit()).toEqual([nav[name]]));
      expect(screen.address()).toBe(`/${language}${path}`);
      // the keyboard begins at the new page
      await waitFor(() => expect(document.activeElement === screen.getByRole('main')).toBe(path !== ''));
      expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    }
  });

  it.each([
    ['/properties/990001', 'properties'],
    ['/property/990001', 'properties'],
    ['/agents', 'team'],
    ['/blog/office-rents', 'blog'],
    ['/privacy', null],
    ['/abouts', null],
  ] as const)('at %s it lights %s [P-033]', async (path, name) => {
    const screen = await open(language, `/${language}${path}`);
    const { nav } = screen.text.shell;
    const lit = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map(({ textContent }) => textContent);
    expect(lit).toEqual(name === null ? [] : [nav[name]]);
  });

  it('the menu of small screens opens, closes on Escape, and on a choice [P-034 P-037 P-276]', async () => {
    const screen = await open(language, `/${language}/about`);
    const { nav } = screen.text.shell;
    const opener = screen.getByRole('button', { name: nav.openMenu });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await screen.user.click(opener);
    const menu = await screen.findByRole('dialog', { name: nav.menuTitle });
    const links = within(within(menu).getByRole('navigation', { name: nav.label })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(pages.map(([name]) => nav[name]));
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(
      pages.map(([name]) => (name === 'about' ? 'page' : null)),
    );
    await screen.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: nav.openMenu })).toHaveFocus();
    await screen.user.click(screen.getByRole('button', { name: nav.openMenu }));
    const again = await screen.findByRole('dialog', { name: nav.menuTitle });
    await screen.user.click(within(again).getByRole('link', { name: nav.services }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.address()).toBe(`/${language}/services`));
  });

  it('the footer names pages, the office and the door for staff [P-038 P-039 P-042 P-043 P-044 P-301]', async () => {
    const screen = await open(language, `/${language}/privacy`);
    const footer = within(screen.getByRole('contentinfo'));
    const hrefs = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const path of ['/properties', '/agents', '/blog', '/about', '/privacy', '/terms'])
      expect(hrefs).toContain(`/${language}${path}`);
    expect(hrefs).toContainEqual(expect.stringMatching(/^tel:\+974\d{8}$/));
    expect(hrefs).toContainEqual(expect.stringMatching(/^mailto:.+@.+/));
    const copyright = screen.text.shell.footer.copyright;
    expect(
      footer.getByText(copyright.replace('{{year}}', thisYear(language)).replace('{{company}}', companyName(language))),
    ).toBeInTheDocument();
    for (const part of companyAddress(language)) expect(screen.getByRole('contentinfo')).toHaveTextContent(part);
    const social = await footer.findByRole('link', { name: /Instagram|إنستغرام|انستغرام|إنستجرام/ });
    expect([social.getAttribute('target'), social.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    const { adminLogin, adminPanel } = screen.text.shell.footer;
    expect(footer.getByRole('link', { name: adminLogin })).toHaveAttribute('href', '/admin-login');
    expect(footer.queryByText(adminPanel)).toBeNull();
  });

  it.each(['admin', 'editor', 'agent'] as const)(
    'the footer knows %s, who is signed in [P-040 P-041 P-240]',
    async (role) => {
      const screen = await open(language, `/${language}/privacy`, {}, role);
      const footer = within(screen.getByRole('contentinfo'));
      const words = screen.text.shell.footer;
      for (const name of [words.dashboard, words.adminPanel])
        expect(await footer.findByRole('link', { name })).toHaveAttribute('href', '/admin');
      expect(footer.queryByText(words.adminLogin)).toBeNull();
    },
  );

  it('what the browser remembers makes nobody staff, and a failing answer neither [P-040]', async () => {
    localStorage.setItem('isAdmin', 'true');
    localStorage.setItem('user', '{"role":"admin"}');
    const screen = await open(language, `/${language}/privacy`, {
      'GET /api/auth/user': problem(503, 'server.unavailable'),
    });
    const words = screen.text.shell.footer;
    expect(await screen.findByRole('link', { name: words.adminLogin })).toBeInTheDocument();
    await waitFor(() => expect(screen.api.calls.map(({ operation }) => operation)).toContain('GET /api/auth/user'));
    expect(screen.queryByText(words.adminPanel)).toBeNull();
  });

  it('the language switcher keeps page and query, and stores the choice before it leads there [P-045 P-047 P-048 P-049 P-050 P-272]', async () => {
    const screen = await open(language, `/${language}`);
    for (const path of [
      '/properties?sort=price-low&type=Rent',
      '/properties/990001',
      '/about',
      '/blog?page=2',
      '/nothing',
    ]) {
      await screen.goTo(`/${language}${path}`);
      // an article's header also counts as a banner here
      const switcher = within(screen.getAllByRole('banner')[0]!).getByRole('link', { name: /English|العربية/ });
      expect(switcher).toHaveAttribute('href', language === 'ar' ? path : `/ar${path}`);
      expect([switcher.lang, switcher.getAttribute('hreflang'), switcher.dir]).toEqual([
        other,
        other,
        other === 'ar' ? 'rtl' : 'ltr',
      ]);
    }
    expect(localStorage.getItem('language')).toBe(language);
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay);
    await screen.user.click(within(screen.getAllByRole('banner')[0]!).getByRole('link', { name: /English|العربية/ }));
    document.removeEventListener('click', stay);
    expect(localStorage.getItem('language')).toBe(other);
    expect(document.cookie).toContain(`language=${other}`);
  });
});

it('English under no prefix switches to Arabic, and home to home [P-046 P-047]', async () => {
  const screen = await open('en', '/properties');
  const href = () => within(screen.getByRole('banner')).getByRole('link', { name: 'العربية' }).getAttribute('href');
  expect(href()).toBe('/ar/properties');
  await screen.goTo('/en');
  expect(href()).toBe('/ar');
});

it('Arabic home switches to the bare address [P-051]', async () => {
  const screen = await open('ar', '/ar');
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'English' })).toHaveAttribute('href', '/');
});

it('the bare address says so, forgets the language and keeps what was chosen [P-014 P-015 P-016]', async () => {
  const left = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  localStorage.setItem('language', 'ar');
  localStorage.setItem('currency', 'USD');
  localStorage.setItem('areaUnit', 'sqft');
  localStorage.setItem('savedListings', '[7]');
  sessionStorage.setItem('scrap', '1');
  document.cookie = 'language=ar; path=/';
  const screen = await openScreen('/');
  expect(screen.getByRole('status')).toHaveTextContent(screen.text.shell.redirect.message);
  expect(screen.getByRole('link', { name: screen.text.shell.redirect.link })).toHaveAttribute('href', '/en');
  expect(left.mock.calls).toEqual([['/en']]);
  expect(localStorage.getItem('language')).toBeNull();
  expect(document.cookie).not.toContain('language=ar');
  expect(['currency', 'areaUnit', 'savedListings'].map((key) => localStorage.getItem(key))).toEqual([
    'USD',
    'sqft',
    '[7]',
  ]);
  expect(sessionStorage.getItem('scrap')).toBeNull();
  left.mockRestore();
});
