import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { type LandingLink, landingLinksQuery } from '#lib/listings/landing-queries.ts';
import { TitledSection } from '#ui/titled-section.tsx';

/** Nothing where there is none, or loading failed. */
export function LandingLinks({ about, className }: { about?: string | undefined; className?: string }) {
  const { language } = useLanguage();
  const { data } = useQuery(landingLinksQuery(language, about));
  return <LinkList links={data?.pages ?? []} {...(className === undefined ? {} : { className })} />;
}

export function LinkList({ links, className = 'mt-16' }: { links: readonly LandingLink[]; className?: string }) {
  const { t } = useTranslation('listing');
  const { language, link } = useLanguage();
  if (links.length === 0) return null;
  return (
    <TitledSection id="popular" title={t('list.popular')} titleClass="text-2xl" className={className}>
      <ul className="mt-5 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {links.map(({ path, label, count }) => (
          <li key={path}>
            <Link
              to={link(path)}
              className="flex min-h-11 items-center justify-between gap-3 border-b border-sand-200 py-2 text-stone-700 hover:border-maroon-600 hover:text-maroon-700"
            >
              {label}
              <span className="text-sm text-stone-500">{formatNumber(count, language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
