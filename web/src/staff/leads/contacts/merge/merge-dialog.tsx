import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { RecordWindow } from '#staff-ui/record-window.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import { type ContactDetail, type ContactMergePreview, mergePreviewQuery, useMergeContacts } from '../api/contacts.ts';
import { contactAddress } from '../contact-table-spec.ts';
import { useUndo } from '../use-undo.ts';
import { MergeAfter } from './merge-after.tsx';
import { MergeSide } from './merge-side.tsx';

interface MergeDialogProps {
  /** Is kept, unless swapped. */
  id: number;
  otherId: number;
  onClose: () => void;
}

/** Both beside each other, and what becomes of them. */
export function MergeDialog({ id, otherId, onClose }: MergeDialogProps) {
  const { t } = useTranslation(['adminContacts', 'adminProblems', 'common']);
  const [swapped, setSwapped] = useState(false);
  const [kept, merged] = swapped ? [otherId, id] : [id, otherId];
  const preview = useQuery(mergePreviewQuery(kept, merged));
  const { merge, isPending } = useMerging(onClose, preview.refetch);
  const { data } = preview;
  return (
    <RecordWindow
      record={preview}
      wide
      title={t('merge.title')}
      gone={{ title: t('page.gone'), text: t('adminProblems:contact.not_found') }}
      onClose={onClose}
      footer={
        data !== undefined && (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t(data.tooMany ? 'common:close' : 'common:cancel')}
            </Button>
            {!data.tooMany && (
              <Button disabled={isPending} onClick={() => void merge(data)}>
                {t(isPending ? 'merge.merging' : 'merge.confirm')}
              </Button>
            )}
          </>
        )
      }
    >
      {(shown) => (
        <div className="space-y-5">
          {shown.tooMany ? <TooMany /> : <p className="text-sm text-stone-700">{t('merge.text')}</p>}
          <div className="grid gap-3 sm:grid-cols-2">
            <MergeSide title={t('merge.kept')} side={shown.kept} />
            <MergeSide title={t('merge.merged')} side={shown.merged} />
          </div>
          {!shown.tooMany && (
            <>
              <Button size="sm" variant="secondary" disabled={isPending} onClick={() => setSwapped(!swapped)}>
                <ArrowLeftRight aria-hidden className="size-4" />
                {t('merge.swap')}
              </Button>
              <MergeAfter preview={shown} />
            </>
          )}
        </div>
      )}
    </RecordWindow>
  );
}

function TooMany() {
  const { t } = useTranslation('adminContacts');
  return (
    <div role="alert" className="space-y-1 rounded-lg border border-amber-700/30 bg-amber-50 p-4 text-sm">
      <p className="font-semibold text-amber-700">{t('merge.tooMany')}</p>
      <p className="text-stone-700">{t('merge.tooManyHelp')}</p>
    </div>
  );
}

/** Merges what was seen, goes to who is kept, and offers the way back. When refused, what is there now is shown. */
function useMerging(onDone: () => void, lookAgain: () => Promise<unknown>) {
  const { t } = useTranslation('adminContacts');
  const navigate = useNavigate();
  const tell = useTell();
  const { undo } = useUndo();
  const { mutateAsync, isPending } = useMergeContacts();
  const told = ({ contact, merges }: ContactDetail) => {
    const merge = merges[0];
    return {
      title: t('merge.done'),
      ...(merge !== undefined && {
        action: { label: t('merge.undo'), onAction: () => void undo(contact.id, merge.id) },
      }),
    };
  };
  const merge = async ({ kept, merged }: ContactMergePreview): Promise<void> => {
    const { id } = kept.contact;
    const body = { otherId: merged.contact.id, leadIds: [...kept.leadIds, ...merged.leadIds] };
    if (!(await tell(mutateAsync({ id, ...body }), { done: told, failed: t('merge.failed') }))) {
      await lookAgain();
      return;
    }
    onDone();
    await navigate(contactAddress(id));
  };
  return { merge, isPending };
}
