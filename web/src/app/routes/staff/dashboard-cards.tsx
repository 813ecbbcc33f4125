import { signOutByLink } from '#staff-lib/auth/sign-out.ts';
import { useQuery } from '@tanstack/react-query';
import { Building2, ChartLine, FileText, Globe, Inbox, LogOut, Plug, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { crmStatusQuery } from '#staff/crm/api/crm-status.ts';
import { Button } from '#ui/button.tsx';
import { ArrowForward } from '#ui/icon.tsx';

/** The older dashboard, without tabs. */
export default function DashboardCards() {
  const { t } = useTranslation(['adminDashboard', 'admin']);
  const { data: crm } = useQuery(crmStatusQuery);
  const cards = [
    { name: 'properties', to: '/admin/properties', Icon: Building2 },
    { name: 'team', to: '/admin/agents', Icon: Users },
    { name: 'blog', to: '/admin/blog', Icon: FileText },
    { name: 'leads', to: '/admin/leads', Icon: Inbox },
    // until the provider's name is known
    { name: 'integration', to: crm === undefined ? '/admin/crm-status' : `/admin/${crm.provider}`, Icon: Plug },
    { name: 'analytics', to: '/admin/analytics', Icon: ChartLine },
  ] as const;
  return (
    <div className="space-y-8">
      <title>{t('cards.title')}</title>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl">{t('cards.title')}</h1>
          <p className="text-sm text-stone-600">{t('cards.subtitle')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button asChild size="sm" variant="secondary">
            <a href="/">
              <Globe aria-hidden className="size-4" />
              {t('cards.site')}
            </a>
          </Button>
          <Button asChild size="sm" variant="secondary">
            <a href="/api/logout" onClick={signOutByLink}>
              <LogOut aria-hidden className="flip-rtl size-4" />
              {t('cards.logout')}
            </a>
          </Button>
        </div>
      </header>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {cards.map(({ name, to, Icon }) => (
          <li key={name}>
            <Link
              to={to}
              className="group flex h-full flex-col rounded-xl border border-sand-200 bg-white p-6 transition-shadow hover:shadow-card"
            >
              <span
                aria-hidden
                className="flex size-12 items-center justify-center rounded-full bg-maroon-50 text-maroon-700"
              >
                <Icon className="size-6" />
              </span>
              <h2 className="mt-5 text-lg">{t(`cards.${name}.title`)}</h2>
              <p className="mt-1 grow text-sm text-stone-600">{t(`cards.${name}.text`)}</p>
              <span
                aria-hidden
                className="mt-5 text-maroon-700 transition-transform group-hover:ltr:translate-x-1 group-hover:rtl:-translate-x-1"
              >
                <ArrowForward className="size-5" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
