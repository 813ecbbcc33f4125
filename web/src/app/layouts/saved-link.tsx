import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSavedIds } from '#site/listings/saved/use-saved.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';

/** The count overlaps the heart: it moves nothing. */
export function SavedLink() {
  const { t } = useTranslation('listing');
  const { language, link } = useLanguage();
  const count = useSavedIds()?.length ?? 0;
  return (
    <Link
      to={link('/saved')}
      className="relative inline-flex size-10 items-center justify-center rounded-full text-stone-700 hover:bg-sand-100 hover:text-ink"
    >
      <Heart aria-hidden className="size-4.5" />
      <span className="sr-only">{t('saved.title')}</span>
      {count > 0 && (
        <span
          data-testid="saved-count"
          className="absolute end-0.5 top-0.5 flex h-4 min-w-4 items-center justify-center rounded-full bg-maroon-700 px-1 text-[0.625rem] leading-none font-semibold text-white"
        >
          {formatNumber(count, language)}
        </span>
      )}
    </Link>
  );
}
