import { shell as arabicShell } from '#i18n/ar/staff/shell.ts';
import { palette as arabicPalette } from '#i18n/ar/staff/palette.ts';
import { palette as englishPalette } from '#i18n/en/staff/palette.ts';
import { shell as englishShell } from '#i18n/en/staff/shell.ts';
import type { Language } from '#i18n/language.ts';
import type { Command } from '#staff/palette/commands.ts';
import type { Permission } from '#staff-lib/auth/use-may.ts';
import { areasFor } from './screens.ts';

type ActionName = keyof (typeof englishPalette)['actions'];

/** Windows and pages in which something is done, with what they need. */
const openings: readonly { name: ActionName; to: string; needs: Permission }[] = [
  { name: 'enterLead', to: '/admin/leads?dialog=enter', needs: 'leads.write' },
  { name: 'board', to: '/admin/leads?as=board', needs: 'leads.read_own' },
  { name: 'addRule', to: '/admin/routing?dialog=add', needs: 'leads.route' },
  { name: 'addProperty', to: '/admin/properties-table?dialog=add', needs: 'listings.write' },
  { name: 'importProperties', to: '/admin/properties-table?dialog=import', needs: 'listings.write' },
  { name: 'addOwner', to: '/admin/owners?dialog=add', needs: 'owners.write' },
  { name: 'addPost', to: '/admin/blog?dialog=add', needs: 'blog.write' },
  { name: 'addMember', to: '/admin/agents?dialog=add', needs: 'team.write' },
  { name: 'addLink', to: '/admin/social-media?dialog=add', needs: 'social.write' },
  { name: 'invite', to: '/admin/users?dialog=invite', needs: 'users.manage' },
  { name: 'addRole', to: '/admin/roles?dialog=add', needs: 'users.manage' },
  { name: 'addToken', to: '/admin/tokens?dialog=add', needs: 'users.manage' },
  { name: 'setup', to: '/admin/setup', needs: 'settings.manage' },
];

interface Doings {
  language: () => void;
  website: () => void;
  logout: () => void;
  keys: () => void;
  /** Brings listings from the CRM. */
  pull: () => void;
}

/** Screens and actions of somebody, with the words of both languages, by either of which they are found. */
export function commandsOf(permissions: readonly Permission[], language: Language, doings: Doings): Command[] {
  const isArabic = language === 'ar';
  const said = (english: string, arabic: string) => ({
    label: isArabic ? arabic : english,
    alsoCalled: isArabic ? english : arabic,
  });
  const action = (name: ActionName) => said(englishPalette.actions[name], arabicPalette.actions[name]);
  const may = (needs: Permission): boolean => permissions.includes(needs);
  const header = (name: 'website' | 'logout') => said(englishShell.header[name], arabicShell.header[name]);
  return [
    ...areasFor(permissions)
      .flatMap(({ screens }) => screens)
      .map(({ to, name }): Command => ({
        id: to,
        kind: 'page',
        ...said(englishShell.nav[name], arabicShell.nav[name]),
        run: { to },
      })),
    ...openings
      .filter(({ needs }) => may(needs))
      .map(({ name, to }): Command => ({ id: name, kind: 'action', ...action(name), run: { to } })),
    ...(may('crm.sync')
      ? [{ id: 'pull', kind: 'action', ...action('pull'), run: { do: doings.pull } } satisfies Command]
      : []),
    { id: 'keys', kind: 'action', ...action('keys'), run: { do: doings.keys } },
    {
      id: 'language',
      kind: 'action',
      ...action('language'),
      // whoever needs the other language reads this one badly
      alsoCalled: `${englishShell.header.otherLanguage} ${arabicShell.header.otherLanguage}`,
      run: { do: doings.language },
    },
    { id: 'website', kind: 'action', ...header('website'), run: { do: doings.website } },
    { id: 'logout', kind: 'action', ...header('logout'), run: { do: doings.logout } },
  ];
}
