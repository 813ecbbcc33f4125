import { useProblem } from '#staff-lib/use-problem.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#staff-ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast-state.ts';
import { usePropertyWrites } from './api/write-property.ts';

/** Deletes a listing after asking, and offers to undo it. */
export function useRemoveProperty(onRemoved: () => void = () => undefined) {
  const { t } = useTranslation('adminProperties');
  const toast = useToast();
  const problem = useProblem();
  const { remove, restore } = usePropertyWrites();
  const [asked, setAsked] = useState<number | null>(null);

  const undo = (id: number): void => {
    restore.mutate(id, {
      onSuccess: () => {
        toast({ title: t('toast.restored') });
      },
      onError: (error) => {
        toast({ title: t('toast.restoreFailed'), description: problem.sentence(error), variant: 'destructive' });
      },
    });
  };
  const confirmed = (id: number): void => {
    remove.mutate(id, {
      onSuccess: () => {
        onRemoved();
        toast({
          title: t('toast.deleted'),
          action: {
            label: t('undo'),
            onAction: () => {
              undo(id);
            },
          },
        });
      },
      onError: (error) => {
        toast({ title: t('toast.deleteFailed'), description: problem.sentence(error), variant: 'destructive' });
      },
    });
  };
  return {
    ask: setAsked,
    question: (
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) setAsked(null);
        }}
        title={t('delete.title')}
        text={t('delete.text')}
        confirmLabel={t('delete.confirm')}
        destructive
        onConfirm={() => {
          if (asked !== null) confirmed(asked);
        }}
      />
    ),
  };
}
