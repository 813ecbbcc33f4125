import { ChevronsRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { ChevronBack, ChevronForward } from '#ui/icon.tsx';
import { pageWindow } from '#ui/page-window.ts';
import { rowsOfPage } from './table-query.ts';

interface TablePaginationProps {
  page: number;
  limit: number;
  total: number;
  onPage: (page: number) => void;
}

const numbered = 5;
const cell =
  'inline-flex h-10 min-w-10 items-center justify-center gap-1.5 rounded-full px-3 text-sm font-semibold transition-colors disabled:text-stone-500 disabled:opacity-60';
const live = 'text-stone-700 enabled:hover:bg-sand-100 enabled:hover:text-ink';

/** At most five numbers, and the last page beyond them. */
export function TablePagination({ page, limit, total, onPage }: TablePaginationProps) {
  const { t } = useTranslation(['adminTable', 'common']);
  const { number } = useFormats();
  const last = Math.max(1, Math.ceil(total / limit));
  const { from, to } = rowsOfPage(page, limit, total);
  const button = (target: number, label: string, content: ReactNode) => (
    <button
      type="button"
      aria-label={label}
      disabled={target < 1 || target > last || target === page}
      onClick={() => onPage(target)}
      className={`${cell} ${live}`}
    >
      {content}
    </button>
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p aria-live="polite" className="text-sm text-stone-600">
        {t('showing', { count: total, from: number(from), to: number(to), total: number(total) })}
      </p>
      {last > 1 && (
        <nav aria-label={t('common:pagination.label')}>
          <ul className="flex flex-wrap items-center gap-1">
            <li>{button(page - 1, t('common:pagination.previous'), <ChevronBack />)}</li>
            {pageWindow(page, last, numbered).map((value) => (
              <li key={value}>
                <button
                  type="button"
                  aria-label={t('common:pagination.goTo', { page: number(value) })}
                  aria-current={value === page ? 'page' : undefined}
                  onClick={() => onPage(value)}
                  className={`${cell} ${value === page ? 'bg-ink text-white' : live}`}
                >
                  {number(value)}
                </button>
              </li>
            ))}
            <li>{button(page + 1, t('common:pagination.next'), <ChevronForward />)}</li>
            {last > numbered && (
              <li>
                {button(
                  page === last ? last + 1 : last,
                  t('lastPage', { page: number(last) }),
                  <ChevronsRight aria-hidden className="flip-rtl size-5" />,
                )}
              </li>
            )}
          </ul>
        </nav>
      )}
    </div>
  );
}
