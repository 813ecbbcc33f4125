import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';

export function BrochureLink({ id }: { id: number }) {
  const { t } = useTranslation('brochure');
  const { link } = useLanguage();
  return (
    <Link
      to={link(`/properties/${String(id)}/brochure`)}
      className="inline-flex min-h-11 items-center gap-2 text-sm font-medium text-stone-700 hover:text-maroon-700"
    >
      <Printer aria-hidden className="size-4" />
      {t('open')}
    </Link>
  );
}
