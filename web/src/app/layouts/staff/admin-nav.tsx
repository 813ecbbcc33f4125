import {
  Building2,
  ChartLine,
  CircleUser,
  Contact,
  FileText,
  History,
  Inbox,
  KeyRound,
  LayoutDashboard,
  LayoutGrid,
  Mail,
  MessageSquareText,
  Milestone,
  RefreshCw,
  Route,
  SearchCheck,
  Send,
  Settings,
  ShieldUser,
  Share2,
  Star,
  Store,
  UserRound,
  Users,
  UsersRound,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import type { Permission } from '#staff-lib/auth/use-may.ts';

/** In order, with what opening them needs; null: nothing. */
const entries = [
  { to: '/admin', end: true, label: 'nav.overview', Icon: LayoutDashboard, needs: 'overview.read' },
  { to: '/admin/properties-table', end: false, label: 'nav.properties', Icon: Building2, needs: 'listings.read' },
  { to: '/admin/properties', end: true, label: 'nav.propertyCards', Icon: LayoutGrid, needs: 'listings.read' },
  { to: '/admin/owners', end: false, label: 'nav.owners', Icon: Contact, needs: 'owners.read' },
  { to: '/admin/featured-properties', end: false, label: 'nav.featured', Icon: Star, needs: 'listings.read' },
  { to: '/admin/leads', end: false, label: 'nav.leads', Icon: Inbox, needs: 'leads.read_own' },
  { to: '/admin/routing', end: false, label: 'nav.routing', Icon: Route, needs: 'leads.route' },
  { to: '/admin/templates', end: false, label: 'nav.templates', Icon: MessageSquareText, needs: 'leads.templates' },
  { to: '/admin/stages', end: false, label: 'nav.stages', Icon: Milestone, needs: 'settings.manage' },
  { to: '/admin/blog', end: false, label: 'nav.blog', Icon: FileText, needs: 'blog.read' },
  { to: '/admin/agents', end: false, label: 'nav.team', Icon: UserRound, needs: 'team.read' },
  { to: '/admin/social-media', end: false, label: 'nav.social', Icon: Share2, needs: 'social.read' },
  { to: '/admin/crm-status', end: false, label: 'nav.crmStatus', Icon: RefreshCw, needs: 'crm.read' },
  { to: '/admin/deliveries', end: false, label: 'nav.deliveries', Icon: Send, needs: 'deliveries.read' },
  { to: '/admin/analytics', end: false, label: 'nav.analytics', Icon: ChartLine, needs: 'overview.read' },
  { to: '/admin/seo', end: false, label: 'nav.seo', Icon: SearchCheck, needs: 'seo.read' },
  { to: '/admin/mail', end: false, label: 'nav.mail', Icon: Mail, needs: 'mails.read' },
  { to: '/admin/privacy', end: false, label: 'nav.privacy', Icon: ShieldUser, needs: 'people.erase' },
  { to: '/admin/users', end: false, label: 'nav.users', Icon: Users, needs: 'users.manage' },
  { to: '/admin/roles', end: false, label: 'nav.roles', Icon: UsersRound, needs: 'users.manage' },
  { to: '/admin/tokens', end: false, label: 'nav.tokens', Icon: KeyRound, needs: 'users.manage' },
  { to: '/admin/office', end: false, label: 'nav.office', Icon: Store, needs: 'settings.manage' },
  { to: '/admin/settings', end: false, label: 'nav.settings', Icon: Settings, needs: 'settings.manage' },
  { to: '/admin/audit', end: false, label: 'nav.audit', Icon: History, needs: 'audit.read' },
  { to: '/admin/account', end: false, label: 'nav.account', Icon: CircleUser, needs: null },
] as const;

/** Those that may be opened. */
export const screensFor = (permissions: readonly Permission[]): (typeof entries)[number][] =>
  entries.filter(({ needs }) => needs === null || permissions.includes(needs));

export function AdminNav({ permissions }: { permissions: readonly Permission[] }) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // on a phone the open screen may be out of sight
    const links = [...(nav.current?.querySelectorAll('a') ?? [])];
    links.find((link) => link.pathname === pathname)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav
      ref={nav}
      aria-label={t('nav.label')}
      className="shrink-0 overflow-x-auto border-b lg:overflow-visible border-sand-200 bg-white lg:w-60 lg:border-e lg:border-b-0 lg:bg-transparent"
    >
      <ul className="flex gap-1 px-3 py-2 lg:sticky lg:top-16 lg:flex-col lg:px-4 lg:py-8">
        {screensFor(permissions).map(({ to, end, label, Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end}
              className="flex h-10 items-center gap-3 rounded-md px-3 text-sm font-medium whitespace-nowrap text-stone-600 transition-colors hover:bg-sand-100 hover:text-ink aria-[current=page]:bg-maroon-50 aria-[current=page]:text-maroon-700"
            >
              <Icon aria-hidden className="size-4.5 shrink-0" />
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
