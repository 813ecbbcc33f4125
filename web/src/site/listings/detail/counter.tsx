import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';

/** 'n / count', announced when it changes. */
export function Counter({ index, count }: { index: number; count: number }) {
  const { t } = useTranslation(['listing', 'common']);
  const { language } = useLanguage();
  const numbers = { index: formatNumber(index + 1, language), count: formatNumber(count, language) as never };
  return (
    <p
      role="status"
      className="absolute start-4 bottom-4 z-2 rounded-full bg-ink/75 px-3 py-1.5 text-xs font-semibold text-white"
    >
      <span aria-hidden>{t('detail.counter', numbers)}</span>
      <span className="sr-only">{t('common:gallery.position', numbers)}</span>
    </p>
  );
}
