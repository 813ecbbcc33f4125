import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { Mail, MapPin, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SocialLinks } from '#site/social/social-links.tsx';
import { thisYear } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { authUserQuery } from '#staff-lib/auth/auth-user.ts';
import { useOffice } from '#lib/office.ts';
import { LicenceLine } from '#ui/licence-line.tsx';
import { TitledSection } from '#ui/titled-section.tsx';
import { consentOpenAtom } from './analytics.tsx';
import { Logo } from './logo.tsx';
import { footerNavigation } from './navigation.ts';

const heading = 'text-sm font-semibold text-ink';
const footerLink = 'inline-flex min-h-8 items-center text-sm text-stone-600 hover:text-maroon-700';

export function Footer() {
  const { t } = useTranslation(['shell', 'common']);
  const { language, link } = useLanguage();
  const office = useOffice();
  return (
    <footer className="mt-24 border-t border-sand-200 bg-sand-50">
      <div className="page-width grid gap-x-8 gap-y-12 py-16 sm:grid-cols-2 lg:grid-cols-[1.6fr_0.9fr_1.4fr_1.25fr]">
        <div>
          <Logo />
          <p className="mt-5 max-w-sm text-sm text-stone-600">{t('footer.about')}</p>
        </div>
        <nav id="pages" aria-labelledby="footer-explore">
          <h2 id="footer-explore" className={heading}>
            {t('footer.explore')}
          </h2>
          <ul className="mt-4 space-y-1">
            {footerNavigation.map((item) => (
              <li key={item.path}>
                <Link to={link(item.path)} className={footerLink}>
                  {t(item.label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <TitledSection id="footer-contact" title={t('footer.contact')} titleClass={heading}>
          <ul className="mt-4 space-y-2 text-sm text-stone-600">
            <li className="flex gap-3">
              <MapPin aria-hidden className="mt-1 size-4 shrink-0 text-stone-500" />
              <address className="not-italic">{office.address.join(language === 'ar' ? '، ' : ', ')}</address>
            </li>
            <li className="flex items-center gap-3">
              <Phone aria-hidden className="size-4 shrink-0 text-stone-500" />
              <a href={office.phoneHref} className={footerLink} dir="ltr">
                {office.phone}
              </a>
            </li>
            <li className="flex items-center gap-3">
              <Mail aria-hidden className="size-4 shrink-0 text-stone-500" />
              <a href={office.emailHref} className={footerLink} dir="ltr">
                {office.email}
              </a>
            </li>
          </ul>
        </TitledSection>
        <TitledSection id="footer-follow" title={t('footer.follow')} titleClass={heading}>
          <div className="mt-4">
            <SocialLinks size="sm" />
          </div>
        </TitledSection>
      </div>
      <div className="border-t border-sand-200">
        {/* Bottom room for the chat button, which must not lie on a link. */}
        <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-5 pb-22 text-xs text-stone-600">
          {/* at New Year's midnight the browser may be a moment ahead: what the server wrote stays */}
          <p suppressHydrationWarning>
            {t('footer.copyright', { year: thisYear(language), company: office.legalName })}
          </p>
          <LicenceLine />
          <div className="-mx-3 flex flex-wrap items-center gap-x-1">
            {(['privacy', 'terms'] as const).map((page) => (
              <Link
                key={page}
                to={link(`/${page}`)}
                className="inline-flex min-h-8 items-center px-3 hover:text-maroon-700"
              >
                {t(`footer.${page}`)}
              </Link>
            ))}
            <ConsentButton />
            <StaffLinks />
          </div>
        </div>
      </div>
    </footer>
  );
}

/** Only where visits are measured. */
function ConsentButton() {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useAtom(consentOpenAtom);
  if (open === null) return null;
  return (
    <button
      type="button"
      onClick={() => setOpen(true)}
      className="inline-flex min-h-8 items-center px-3 hover:text-maroon-700"
    >
      {t('consent.label')}
    </button>
  );
}

/** By the session that the server reports, never by memory. */
function StaffLinks() {
  const { t } = useTranslation('shell');
  const { data: user } = useQuery(authUserQuery);
  const staffLink =
    'inline-flex min-h-8 items-center rounded-full px-3 font-medium text-stone-600 hover:bg-sand-100 hover:text-ink';
  if (user === null || user === undefined)
    return (
      <a href="/admin-login" className={staffLink}>
        {t('footer.adminLogin')}
      </a>
    );
  return (
    <p className="flex gap-1">
      <a href="/admin" className={staffLink}>
        {t('footer.dashboard')}
      </a>
      <a href="/admin" className={`${staffLink} text-maroon-700`}>
        {t('footer.adminPanel')}
      </a>
    </p>
  );
}
