import { useTranslation } from 'react-i18next';
import { useLicence } from '#lib/licence.ts';

/** The broker's licence as the authority wrote it; nothing where the office gave none. */
export function LicenceLine({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  const licence = useLicence();
  return (
    licence !== null && (
      <p className={className}>
        {t('licence')}{' '}
        <bdi dir="ltr" className="whitespace-nowrap">
          {licence}
        </bdi>
      </p>
    )
  );
}
