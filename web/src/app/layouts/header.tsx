import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { LanguageSwitcher } from './language-switcher.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { isActiveLink, navigation } from './navigation.ts';
import { PreferenceMenu } from './preference-menu.tsx';
import { SavedLink } from './saved-link.tsx';

export function Header() {
  const { t } = useTranslation('shell');
  const { link } = useLanguage();
  const { pathname } = useLocation();
  return (
    <header className="sticky top-0 z-30 border-b border-sand-200/80 bg-paper/92 backdrop-blur-md">
      <div className="page-width flex h-18 items-center gap-2 sm:gap-4 xl:gap-6">
        <Logo />
        <nav aria-label={t('nav.label')} className="ms-auto hidden lg:block">
          <ul className="flex items-center xl:gap-1">
            {navigation.map((item) => {
              const active = isActiveLink(item.path, pathname);
              return (
                <li key={item.path}>
                  <Link
                    to={link(item.path)}
                    aria-current={active ? 'page' : undefined}
                    className={`inline-flex h-10 items-center rounded-full px-3 text-sm font-medium transition-colors xl:px-4 ${active ? 'bg-sand-100 text-maroon-700' : 'text-stone-700 hover:bg-sand-100 hover:text-ink'}`}
                  >
                    {t(item.label)}
                  </Link>
                </li>
              );
            })}
          </ul>
        </nav>
        <div className="ms-auto flex items-center gap-1 lg:ms-0">
          <PreferenceMenu />
          <SavedLink />
          <LanguageSwitcher />
          {/* the chat's button lies here */}
          <span aria-hidden className="chat-spot size-11 lg:hidden noscript:hidden" />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
