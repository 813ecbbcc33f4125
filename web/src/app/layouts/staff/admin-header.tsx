import { ExternalLink, Languages, LogOut } from 'lucide-react';
import type { MouseEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NoticeBell } from '#staff/notices/notice-bell.tsx';
import type { AuthUser } from '#staff-lib/auth/auth-user.ts';
import { useRoleName } from '#staff-lib/auth/use-role-name.ts';
import { useSwitchLanguage } from '#staff-ui/use-switch-language.ts';
import { signOutByLink } from '#staff-lib/auth/sign-out.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { PaletteLauncher } from './palette-launcher.tsx';

const action =
  'inline-flex h-10 items-center gap-2 rounded-full px-3 text-sm font-medium text-stone-700 transition-colors hover:bg-sand-100 hover:text-ink';

interface AdminHeaderProps {
  onKeys: () => void;
  user: AuthUser | null;
  /** Other pages may be opened now. */
  nav: boolean;
}

export function AdminHeader({ user, nav, onKeys }: AdminHeaderProps) {
  const { t } = useTranslation('admin');
  const { language, link } = useLanguage();
  const switchLanguage = useSwitchLanguage(user);
  const roleName = useRoleName(user === null ? [] : [{ key: user.role, name: user.roleName }]);
  // a phone has them among all screens
  const inSheet = nav ? 'max-lg:hidden' : '';
  const name = user === null ? '' : [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;
  return (
    <header className="sticky top-0 z-30 border-b border-sand-200 bg-white/95 backdrop-blur">
      <div className="mx-auto flex h-16 max-w-[96rem] items-center gap-1 px-4 sm:px-6">
        <Link to="/admin" className="me-auto truncate text-base font-semibold text-maroon-700">
          {t('title')}
        </Link>
        {user !== null && nav && <PaletteLauncher user={user} onKeys={onKeys} />}
        {user !== null && nav && user.permissions.includes('leads.read_own') && <NoticeBell userId={user.id} />}
        {user !== null && (
          <p className="ms-2 me-3 hidden text-sm text-stone-600 xl:block">
            {t('header.signedInAs', { name })} · {roleName(user.role)}
          </p>
        )}
        <button type="button" className={`${action} ${inSheet}`} onClick={switchLanguage}>
          <Languages aria-hidden className="size-4.5" />
          <span lang={language === 'ar' ? 'en' : 'ar'} className="sr-only sm:not-sr-only">
            {t('header.otherLanguage')}
          </span>
        </button>
        <HeaderLink href={link('/')} label={t('header.website')} className={inSheet}>
          <ExternalLink aria-hidden className="flip-rtl size-4.5" />
        </HeaderLink>
        {user !== null && (
          <HeaderLink href="/api/logout" label={t('header.logout')} className={inSheet} onClick={signOutByLink}>
            <LogOut aria-hidden className="flip-rtl size-4.5" />
          </HeaderLink>
        )}
      </div>
    </header>
  );
}

interface HeaderLinkProps {
  href: string;
  label: string;
  className: string;
  onClick?: MouseEventHandler;
  children: ReactNode;
}

/** Full loads: site and sign-out are outside this router. A phone shows the icon only. */
function HeaderLink({ href, label, className, onClick, children }: HeaderLinkProps) {
  return (
    <a href={href} className={`${action} ${className}`} onClick={onClick}>
      {children}
      <span className="sr-only sm:not-sr-only">{label}</span>
    </a>
  );
}
