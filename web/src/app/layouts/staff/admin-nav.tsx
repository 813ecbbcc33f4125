import {
  Building2,
  ChartLine,
  CircleUser,
  FileText,
  History,
  Inbox,
  LayoutDashboard,
  LayoutGrid,
  Mail,
  RefreshCw,
  SearchCheck,
  Send,
  Settings,
  Share2,
  Star,
  UserRound,
  Users,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import type { AuthUser } from '#staff-lib/auth/auth-user.ts';

/** In order; without `only` all roles may open it. */
const entries = [
  { to: '/admin', end: true, label: 'nav.overview', Icon: LayoutDashboard },
  { to: '/admin/properties-table', end: false, label: 'nav.properties', Icon: Building2 },
  { to: '/admin/properties', end: true, label: 'nav.propertyCards', Icon: LayoutGrid },
  { to: '/admin/featured-properties', end: false, label: 'nav.featured', Icon: Star },
  { to: '/admin/leads', end: false, label: 'nav.leads', Icon: Inbox, only: ['admin', 'agent'] },
  { to: '/admin/blog', end: false, label: 'nav.blog', Icon: FileText },
  { to: '/admin/agents', end: false, label: 'nav.team', Icon: UserRound },
  { to: '/admin/social-media', end: false, label: 'nav.social', Icon: Share2 },
  { to: '/admin/crm-status', end: false, label: 'nav.crmStatus', Icon: RefreshCw },
  { to: '/admin/deliveries', end: false, label: 'nav.deliveries', Icon: Send },
  { to: '/admin/analytics', end: false, label: 'nav.analytics', Icon: ChartLine },
  { to: '/admin/seo', end: false, label: 'nav.seo', Icon: SearchCheck },
  { to: '/admin/mail', end: false, label: 'nav.mail', Icon: Mail, only: ['admin'] },
  { to: '/admin/users', end: false, label: 'nav.users', Icon: Users, only: ['admin'] },
  { to: '/admin/settings', end: false, label: 'nav.settings', Icon: Settings, only: ['admin'] },
  { to: '/admin/audit', end: false, label: 'nav.audit', Icon: History, only: ['admin'] },
  { to: '/admin/account', end: false, label: 'nav.account', Icon: CircleUser },
] as const;

export const screensFor = (role: AuthUser['role']): (typeof entries)[number][] =>
  entries.filter((entry) => !('only' in entry) || (entry.only as readonly AuthUser['role'][]).includes(role));

export function AdminNav({ role }: { role: AuthUser['role'] }) {
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
        {screensFor(role).map(({ to, end, label, Icon }) => (
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
