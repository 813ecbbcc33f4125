import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useTell } from '#staff-ui/use-tell.ts';
import { useUndoMerge } from './api/contacts.ts';
import { contactAddress } from './contact-table-spec.ts';

/** Takes a merge back, says what went back and leads to who was kept. */
export function useUndo() {
  const { t } = useTranslation('adminContacts');
  const { counted } = useFormats();
  const navigate = useNavigate();
  const tell = useTell();
  const { mutateAsync, isPending } = useUndoMerge();
  const undo = (id: number, merge: number): Promise<boolean> =>
    tell(
      mutateAsync({ id, merge }).then(async (undone) => {
        await navigate(contactAddress(undone.contactId));
        return undone;
      }),
      { done: ({ moved }) => ({ title: t('merges.undone', counted(moved)) }), failed: t('merges.failed') },
    );
  return { undo, isPending };
}
