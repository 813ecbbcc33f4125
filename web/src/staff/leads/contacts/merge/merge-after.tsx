import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { ContactMergePreview } from '../api/contacts.ts';
import { fullName } from '../contact-name.ts';
import { Fact } from '../fact.tsx';
import { Spellings } from '../spellings.tsx';

/** What will be, before anything is changed. */
export function MergeAfter({ preview }: { preview: ContactMergePreview }) {
  const { t } = useTranslation('adminContacts');
  const { number } = useFormats();
  const { kept, merged, names, emails, phones, consent, crm } = preview;
  const written = [...new Set(names.map((name) => fullName(name)).filter((name) => name !== null))];
  return (
    <section aria-labelledby="merge-after" className="rounded-lg border border-sand-200 p-4">
      <h3 id="merge-after" className="text-base">
        {t('merge.after')}
      </h3>
      <dl className="mt-3 grid gap-3 sm:grid-cols-2">
        <Fact name={t('merge.enquiriesAfter')}>{number(kept.enquiries + merged.enquiries)}</Fact>
        <Fact name={t('merge.names')}>
          {written.map((name) => (
            <span key={name} className="block wrap-anywhere">
              <bdi>{name}</bdi>
            </span>
          ))}
        </Fact>
        {phones.length > 0 && (
          <Fact name={t('columns.phone')}>
            <Spellings values={phones} />
          </Fact>
        )}
        {emails.length > 0 && (
          <Fact name={t('columns.email')}>
            <Spellings values={emails} />
          </Fact>
        )}
        <Fact name={t('merge.consent')}>{t(consent.marketing ? 'merge.consentYes' : 'merge.consentNo')}</Fact>
        <Fact name={t('merge.crm')}>{t(`merge.crmStates.${crm}`)}</Fact>
      </dl>
      <p className="mt-3 text-sm font-semibold text-ink">{t('merge.undoable')}</p>
    </section>
  );
}
