import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Button } from '#ui/button.tsx';
import { ScreenTitle } from '#staff-ui/screen-title.tsx';
import { summaryQuery } from './api/featured.ts';

/** The manager opens in a window of its own. */
export function FeaturedSummary() {
  const { t } = useTranslation('adminFeatured');
  const { number } = useFormats();
  const { data: summary } = useQuery(summaryQuery);
  return (
    <div className="flex flex-col items-start gap-5 rounded-xl border border-sand-200 bg-white p-6 sm:p-8">
      <span aria-hidden className="flex size-12 items-center justify-center rounded-full bg-maroon-50 text-maroon-700">
        <Star className="size-6" />
      </span>
      <div>
        <ScreenTitle title={t('title')} />
        <p className="mt-1 min-h-6 text-stone-700">
          {summary !== undefined &&
            t('counts', {
              count: summary.total,
              featured: number(summary.featured),
              formatted: number(summary.total),
            })}
        </p>
        <p className="mt-3 max-w-prose text-sm text-stone-600">{t('auto.text')}</p>
      </div>
      <Button asChild>
        <a href="/admin/featured-properties" target="_blank" rel="noopener">
          {t('open')}
          <ExternalLink aria-hidden className="flip-rtl size-4" />
          <span className="sr-only">{t('newWindow')}</span>
        </a>
      </Button>
    </div>
  );
}
