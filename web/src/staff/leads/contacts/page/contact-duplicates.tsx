import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import { type Contact, type ContactDuplicate, useDistinguish } from '../api/contacts.ts';
import { nameOf } from '../contact-name.ts';
import { contactAddress } from '../contact-table-spec.ts';
import { MergeDialog } from '../merge/merge-dialog.tsx';
import { Spellings } from '../spellings.tsx';
import { Card } from './card.tsx';

/** Who they may be too, and why; somebody decides. */
export function ContactDuplicates({ contact, duplicates }: { contact: Contact; duplicates: ContactDuplicate[] }) {
  const { t } = useTranslation('adminContacts');
  const [compared, setCompared] = useState<number | null>(null);
  return (
    <>
      {duplicates.length > 0 && (
        <Card title={t('duplicates.title')}>
          <p className="mt-1 text-sm text-stone-600">{t('duplicates.text')}</p>
          <ul className="mt-3 space-y-3">
            {duplicates.map((duplicate) => (
              <Proposed
                key={duplicate.contact.id}
                contactId={contact.id}
                duplicate={duplicate}
                onCompare={() => setCompared(duplicate.contact.id)}
              />
            ))}
          </ul>
        </Card>
      )}
      {compared !== null && <MergeDialog id={contact.id} otherId={compared} onClose={() => setCompared(null)} />}
    </>
  );
}

interface ProposedProps {
  contactId: number;
  duplicate: ContactDuplicate;
  onCompare: () => void;
}

function Proposed({ contactId, duplicate: { contact, reasons }, onCompare }: ProposedProps) {
  const { t } = useTranslation('adminContacts');
  const { counted, date } = useFormats();
  const mayMerge = useMay('contacts.merge');
  const tell = useTell();
  const distinguish = useDistinguish(contactId);
  const name = nameOf(contact) ?? t('unnamed');
  return (
    <li className="space-y-2 rounded-lg border border-amber-700/30 bg-amber-50 p-4 text-sm">
      <Link
        to={contactAddress(contact.id)}
        className="font-semibold wrap-anywhere text-maroon-700 underline underline-offset-2"
      >
        <bdi>{name}</bdi>
      </Link>
      <ul className="text-amber-700">
        {reasons.map((reason) => (
          <li key={reason}>{t(`duplicates.reasons.${reason}`)}</li>
        ))}
      </ul>
      <div className="text-stone-700">
        <Spellings values={[...contact.phones, ...contact.emails]} />
        {t('duplicates.enquiries', { ...counted(contact.enquiries), date: date(contact.lastEnquiryAt) })}
      </div>
      {mayMerge && (
        <div className="flex flex-wrap gap-2.5">
          <Button size="sm" aria-label={t('duplicates.compareFor', { name })} onClick={onCompare}>
            {t('duplicates.compare')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('duplicates.distinctFor', { name })}
            disabled={distinguish.isPending}
            onClick={() =>
              void tell(distinguish.mutateAsync(contact.id), {
                done: t('duplicates.distinctDone'),
                failed: t('duplicates.failed'),
              })
            }
          >
            {t('duplicates.distinct')}
          </Button>
        </div>
      )}
    </li>
  );
}
