import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '#testing/answers.ts';
import { exampleAnswers } from '#testing/contract.ts';
import type { Role } from '#testing/people.ts';
import { openScreen } from '#testing/screen.tsx';
import { callsTo } from '#testing/sent.ts';
import { languages, type Language } from '#testing/words.ts';

const search = 'GET /api/admin/search';
type Kind = Answer<typeof search>['results'][number]['kind'];

async function open(as: Role, language: Language = 'en', found?: Kind) {
  const one = { id: 7, name: 'Noor & sea', nameAr: null, detail: 'noor@example.com', excerpt: null, active: true };
  const screen = await openScreen('/admin/account', {
    as,
    language,
    answers: {
      ...exampleAnswers,
      'POST /api/logout': undefined,
      'PUT /api/auth/language': undefined,
      [search]: { results: found === undefined ? [] : [{ ...one, kind: found }] },
    },
  });
  await screen.user.click(await screen.findByRole('button', { name: screen.text.adminPalette.open }));
  const palette = within(await screen.findByRole('dialog', { name: screen.text.adminPalette.title }));
  return { screen, palette };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(languages)('the palette (%s)', (language) => {
  it.each(['admin', 'manager', 'editor', 'agent'] as const)(
    'offers an %s the screens of the role, and what it may do',
    async (as) => {
      const { screen, palette } = await open(as, language);
      const { admin, adminPalette: text } = screen.text;
      const { nav, header } = admin;
      const pages = within(palette.getByRole('group', { name: text.kinds.page }));
      expect(pages.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        nav.overview,
        ...(as === 'editor' ? [] : [nav.tasks, nav.calendar, nav.leads, nav.contacts]),
        ...(as === 'admin' || as === 'manager' ? [nav.routing] : []),
        ...(as === 'admin' || as === 'manager' ? [nav.templates] : []),
        ...(as === 'admin' ? [nav.stages] : []),
        nav.properties,
        nav.propertyCards,
        nav.featured,
        ...(as === 'agent' ? [] : [nav.owners]),
        nav.blog,
        nav.team,
        nav.social,
        nav.seo,
        ...(as === 'editor' ? [] : [nav.reports]),
        nav.analytics,
        ...(as === 'admin' ? [nav.settings, nav.office, nav.users, nav.roles, nav.tokens, nav.privacy] : []),
        ...(as === 'manager' || as === 'agent' ? [] : [nav.trash]),
        nav.account,
        nav.crmStatus,
        nav.deliveries,
        ...(as === 'admin' ? [nav.mail, nav.audit] : []),
      ]);
      const { actions } = text;
      const writes = as === 'admin' || as === 'editor';
      const doings = within(palette.getByRole('group', { name: text.kinds.action }));
      expect(doings.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        ...(as === 'editor' ? [] : [actions.enterLead, actions.board]),
        ...(as === 'admin' || as === 'manager' ? [actions.addRule] : []),
        ...(writes
          ? [
              actions.addProperty,
              actions.importProperties,
              actions.addOwner,
              actions.addPost,
              actions.addMember,
              actions.addLink,
            ]
          : []),
        ...(as === 'admin' ? [actions.invite, actions.addRole, actions.addToken, actions.setup] : []),
        ...(writes ? [actions.pull] : []),
        actions.keys,
        actions.language,
        header.website,
        header.logout,
      ]);
    },
  );

  it('changes the language, leads to the site in it, and out [M-768]', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { screen } = await open('agent', language);
    const { admin, adminPalette: text } = screen.text;
    const choose = async (name: string) => {
      await screen.user.click(screen.getByRole('option', { name }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await screen.user.click(screen.getByRole('button', { name: text.open }));
      await screen.findByRole('dialog', { name: text.title });
    };
    await choose(admin.header.website);
    await choose(admin.header.logout);
    await waitFor(() => expect(assign.mock.calls).toEqual([[`/${language}`], ['/']]));
    expect(callsTo(screen, 'POST /api/logout')).toHaveLength(1);
    expect(reload).not.toHaveBeenCalled();
    await choose(text.actions.language);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(callsTo(screen, 'PUT /api/auth/language')).toHaveLength(1);
    expect(document.cookie).toContain(`staffLanguage=${language === 'en' ? 'ar' : 'en'}`);
    expect(screen.address()).toBe('/admin/account');
  });
});

describe('where the palette leads', () => {
  it('to the page that is marked, by keys alone', async () => {
    const { screen } = await open('editor');
    await screen.user.keyboard('blog{Enter}');
    await waitFor(() => expect(screen.address()).toBe('/admin/blog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['enterLead', '/admin/leads?dialog=enter'],
    ['addRule', '/admin/routing?dialog=add'],
    ['addProperty', '/admin/properties-table?dialog=add'],
    ['importProperties', '/admin/properties-table?dialog=import'],
    ['addOwner', '/admin/owners?dialog=add'],
    ['addPost', '/admin/blog?dialog=add'],
    ['addMember', '/admin/agents?dialog=add'],
    ['addLink', '/admin/social-media?dialog=add'],
    ['invite', '/admin/users?dialog=invite'],
    ['addRole', '/admin/roles?dialog=add'],
    ['addToken', '/admin/tokens?dialog=add'],
  ] as const)('to the window of what is to be done, which opens: %s [M-1235]', async (name, address) => {
    const { screen } = await open('admin');
    await screen.user.click(screen.getByRole('option', { name: screen.text.adminPalette.actions[name] }));
    await waitFor(() => expect(screen.address()).toBe(address));
    const palette = screen.text.adminPalette.title;
    await waitFor(() => expect(screen.queryByRole('dialog', { name: palette })).toBeNull());
    expect(await screen.findByRole('dialog', { name: /./ })).toBeVisible();
  });

  it('by the words of the other language too [M-1235]', async () => {
    const { screen } = await open('admin');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'إضافه مالك' } });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      screen.text.adminPalette.actions.addOwner,
    ]);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'التحليلات' } });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      screen.text.admin.nav.analytics,
    ]);
  });

  it.each([
    ['admin', 'listing', '/admin/properties-table?dialog=view-7'],
    ['admin', 'lead', '/admin/leads/7'],
    ['admin', 'post', '/admin/blog?dialog=edit-7'],
    ['admin', 'agent', '/admin/agents?dialog=edit-7'],
    ['admin', 'user', '/admin/users?search=noor%40example.com'],
    ['editor', 'post', '/admin/blog?dialog=edit-7'],
    ['editor', 'agent', '/admin/agents?dialog=edit-7'],
    ['agent', 'listing', '/admin/properties-table?dialog=view-7'],
    ['agent', 'lead', '/admin/leads/7'],
    ['agent', 'post', '/admin/blog?search=Noor%20%26%20sea'],
    ['agent', 'agent', '/admin/agents'],
  ] as const)('an %s to a found %s: %s', async (as, kind, address) => {
    const { screen, palette } = await open(as, 'en', kind);
    fireEvent.change(palette.getByRole('combobox'), { target: { value: 'zzq' } });
    const group = within(await palette.findByRole('group', { name: screen.text.adminPalette.kinds[kind] }));
    await screen.user.click(group.getByRole('option'));
    await waitFor(() => expect(screen.address()).toBe(address));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: screen.text.adminPalette.title })).not.toBeInTheDocument(),
    );
  });
});
