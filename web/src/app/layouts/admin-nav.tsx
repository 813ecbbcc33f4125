import { ChartLine, Inbox, LayoutDashboard, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';

const entries = [
  { to: '/admin', end: true, label: 'nav.overview', Icon: LayoutDashboard },
  { to: '/admin/leads', end: false, label: 'nav.leads', Icon: Inbox },
  { to: '/admin/crm-status', end: false, label: 'nav.crmStatus', Icon: RefreshCw },
  { to: '/admin/analytics', end: false, label: 'nav.analytics', Icon: ChartLine },
] as const;

/** The screens of the admin: a column beside the page on a laptop, a row that scrolls on a phone. */
export function AdminNav() {
  const { t } = useTranslation('admin');
  return (
    <nav
      aria-label={t('nav.label')}
      className="shrink-0 overflow-x-auto border-b lg:overflow-visible border-sand-200 bg-white lg:w-60 lg:border-e lg:border-b-0 lg:bg-transparent"
    >
      <ul className="flex gap-1 px-3 py-2 lg:sticky lg:top-16 lg:flex-col lg:px-4 lg:py-8">
        {entries.map(({ to, end, label, Icon }) => (
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
