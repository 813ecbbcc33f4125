import { useTranslation } from 'react-i18next';
import { useOffice } from '#lib/office.ts';

/** The broker's licence as the authority wrote it; nothing where the office gave none. */
export function LicenceLine({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  const { licenceNumber: licence } = useOffice();
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
