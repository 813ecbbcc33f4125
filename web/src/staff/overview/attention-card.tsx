import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NothingToday, TodayCard } from './today-card.tsx';

export interface Attention {
  id: string;
  /** Where something is done about it. */
  to: string;
  title: ReactNode;
  text?: ReactNode;
  /** Else somebody should look when there is time. */
  urgent: boolean;
}

/** What is wrong or about to be, each with the way to it. */
export function AttentionCard({ of }: { of: readonly Attention[] }) {
  const { t } = useTranslation('adminToday');
  return (
    <TodayCard title={t('attention.title')}>
      {of.length === 0 ? (
        <NothingToday>{t('attention.none')}</NothingToday>
      ) : (
        <ul className="divide-y divide-sand-200 border-t border-sand-200">
          {of.map(({ id, to, title, text, urgent }) => (
            <li key={id}>
              <Link to={to} className="flex gap-3 px-5 py-3 hover:bg-sand-50">
                <TriangleAlert
                  aria-hidden
                  className={`mt-0.5 size-4.5 shrink-0 ${urgent ? 'text-danger-700' : 'text-amber-700'}`}
                />
                <span className="min-w-0">
                  <span className="block text-sm font-semibold text-ink">{title}</span>
                  {text !== undefined && <span className="block truncate text-sm text-stone-600">{text}</span>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </TodayCard>
  );
}
