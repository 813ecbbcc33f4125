import { AlertDialog } from 'radix-ui';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { useFocusBack } from '#ui/use-focus-back.ts';

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  /** Left out, "Cancel". */
  cancelLabel?: string;
  destructive?: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
  /** Gets the focus back; else what had it. */
  opener?: RefObject<HTMLElement | null>;
}

/** The focus begins on Cancel: Enter does no harm. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirmLabel, cancelLabel, destructive = false, open, onOpenChange, onConfirm, opener } = props;
  const { t } = useTranslation('common');
  const focusBack = useFocusBack(opener);
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="data-[state=open]:animate-fade-in fixed inset-0 z-50 bg-ink/45" />
        <AlertDialog.Content
          {...focusBack}
          className="data-[state=open]:animate-rise-in fixed inset-x-0 bottom-0 z-60 mx-auto w-full max-w-md rounded-t-2xl bg-white p-6 shadow-float outline-none sm:inset-0 sm:m-auto sm:h-fit sm:rounded-2xl sm:p-7"
        >
          <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-stone-600">{text}</AlertDialog.Description>
          <div className="mt-7 flex flex-wrap justify-end gap-2.5">
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">{cancelLabel ?? t('cancel')}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button className={destructive ? 'bg-danger-700! hover:bg-danger-700/90!' : ''} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
