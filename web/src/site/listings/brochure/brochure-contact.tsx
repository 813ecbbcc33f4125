import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffice } from '#lib/office.ts';
import type { PropertyDetail } from '#lib/listings/types.ts';
import { LicenceLine } from '#ui/licence-line.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { AgentCard } from '../detail/agent-card.tsx';

interface BrochureContactProps {
  property: PropertyDetail;
  /** Of the listing's page, whole. */
  address: string;
}

/** Whom to ask, and the page with what is true today. */
export function BrochureContact({ property, address }: BrochureContactProps) {
  const { t } = useTranslation('brochure');
  const office = useOffice();
  return (
    <section className="flex break-inside-avoid flex-wrap items-end justify-between gap-6">
      <div className="min-w-0 grow space-y-4">
        <h2 className="text-base font-semibold">{t('contact')}</h2>
        <AgentCard property={property} />
        <address className="not-italic">
          <p className="font-semibold">{office.legalName}</p>
          <p className="text-stone-600">{office.address.join(t('comma'))}</p>
          <p dir="ltr" className="text-stone-700 rtl:text-end">
            {office.phone} · {office.email}
          </p>
          <LicenceLine className="text-stone-600" />
        </address>
      </div>
      <figure className="flex w-40 break-inside-avoid flex-col items-center gap-2 text-center">
        <QrCode text={address} label={t('qrLabel', { address })} className="size-32" />
        <figcaption className="text-xs text-stone-600">
          {t('scan')}
          <bdi dir="ltr" className="mt-1 block text-[0.625rem] wrap-anywhere">
            {afterSlashes(address)}
          </bdi>
        </figcaption>
      </figure>
    </section>
  );
}

/** So that an address is broken between its parts, not within one. */
function afterSlashes(address: string) {
  return address.split(/(?<=[^/]\/)(?!\/)/).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
