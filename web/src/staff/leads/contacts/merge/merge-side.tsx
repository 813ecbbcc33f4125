import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { ContactMergePreview } from '../api/contacts.ts';
import { nameOf } from '../contact-name.ts';
import { Spellings } from '../spellings.tsx';

/** One of the two as they are now. */
export function MergeSide({ title, side }: { title: string; side: ContactMergePreview['kept'] }) {
  const { t } = useTranslation('adminContacts');
  const { counted } = useFormats();
  const { contact, enquiries, unseen } = side;
  return (
    <section aria-label={title} className="min-w-0 space-y-1 rounded-lg border border-sand-200 bg-sand-50 p-4 text-sm">
      <h3 className="text-xs text-stone-600">{title}</h3>
      <p className="text-base font-semibold wrap-anywhere text-ink">
        <bdi>{nameOf(contact) ?? t('unnamed')}</bdi>
      </p>
      <div className="text-stone-700">
        <Spellings values={[...contact.phones, ...contact.emails]} />
      </div>
      <p className="text-stone-700">{t('merge.enquiries', counted(enquiries))}</p>
      {unseen > 0 && <p className="text-stone-600">{t('merge.unseen', counted(unseen))}</p>}
    </section>
  );
}
