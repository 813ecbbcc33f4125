import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { contactQuery } from './api/contacts.ts';

/** That there may be somebody else who is this person; nothing where nobody is, or that is not known. */
export function PossiblySame({ contactId }: { contactId: number }) {
  const { t } = useTranslation('adminContacts');
  const { counted } = useFormats();
  const { data } = useQuery(contactQuery(contactId));
  const others = data?.duplicates.length ?? 0;
  if (others === 0) return null;
  return (
    <p className="mt-2 rounded-md bg-amber-50 px-3 py-2 text-sm text-amber-700">
      {t('duplicates.onLead', counted(others))}
    </p>
  );
}
