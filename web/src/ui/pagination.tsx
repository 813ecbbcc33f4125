import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { formatNumber } from '#i18n/format.ts';
import { ChevronBack, ChevronForward } from './icon.tsx';
import { pageWindow } from './page-window.ts';

interface PaginationProps {
  page: number;
  totalPages: number;
  /** Links, so that it works without scripts. */
  hrefOf: (page: number) => string;
}

const cell = 'inline-flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-3 text-sm font-semibold';
const live = 'text-stone-700 hover:bg-sand-100 hover:text-ink';

/** A phone shows 'Page n of m' instead of the numbers. */
export function Pagination({ page, totalPages, hrefOf }: PaginationProps) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  if (totalPages <= 1) return null;
  const number = (value: number) => formatNumber(value, language);
  return (
    <nav aria-label={t('pagination.label')} className="flex items-center justify-between gap-2 sm:justify-center">
      <Step href={page > 1 ? hrefOf(page - 1) : null} rel="prev">
        <ChevronBack />
        {t('pagination.previous')}
      </Step>
      <p className="text-sm font-medium text-stone-600 sm:hidden">
        {t('pagination.position', { page: number(page), total: number(totalPages) })}
      </p>
      <ol className="hidden items-center gap-1 sm:flex">
        {pageWindow(page, totalPages).map((value) => (
          <li key={value}>
            <Link
              to={hrefOf(value)}
              aria-label={t('pagination.goTo', { page: number(value) })}
              aria-current={value === page ? 'page' : undefined}
              className={`${cell} ${value === page ? 'bg-ink text-white' : live}`}
            >
              {number(value)}
            </Link>
          </li>
        ))}
      </ol>
      <Step href={page < totalPages ? hrefOf(page + 1) : null} rel="next">
        {t('pagination.next')}
        <ChevronForward />
      </Step>
    </nav>
  );
}

function Step({ href, rel, children }: { href: string | null; rel: 'prev' | 'next'; children: React.ReactNode }) {
  if (href === null)
    return (
      <span aria-disabled="true" className={`${cell} px-4 text-stone-400`}>
        {children}
      </span>
    );
  return (
    <Link to={href} rel={rel} className={`${cell} px-4 ${live}`}>
      {children}
    </Link>
  );
}
