import { AlertDialog } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: string;
  /** What the button that does it says. */
  action: string;
  /** Deleting and the like: the button is red. */
  destructive?: boolean;
  onConfirm: () => void;
}

/** Asks before something that cannot be taken back. The safe button has the focus; Escape leaves. */
export function ConfirmDialog({ open, onOpenChange, title, text, action, destructive, onConfirm }: ConfirmDialogProps) {
  const { t } = useTranslation('common');
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="data-[state=open]:animate-fade-in fixed inset-0 z-50 bg-ink/45" />
        <AlertDialog.Content className="data-[state=open]:animate-rise-in fixed inset-x-0 bottom-0 z-50 mx-auto w-full max-w-md rounded-t-2xl bg-white p-6 shadow-float outline-none sm:inset-0 sm:m-auto sm:h-fit sm:rounded-2xl sm:p-7">
          <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-stone-600">{text}</AlertDialog.Description>
          <div className="mt-7 flex flex-wrap justify-end gap-2.5">
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">{t('cancel')}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button
                className={destructive === true ? 'bg-danger-700! hover:bg-danger-700/90!' : ''}
                onClick={onConfirm}
              >
                {action}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
