import { createContext, type ReactNode, use } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { useAskBeforeLeaving } from './unsaved-changes.tsx';

const CloseContext = createContext<() => void>(() => undefined);

/** Closes a form's window; asks first when something would be lost. */
export const useCloseDialog = (): (() => void) => use(CloseContext);

interface FormDialogProps {
  title: string;
  description?: string;
  onClose: () => void;
  wide?: boolean;
  children: ReactNode;
}

/** Asks before it loses what was typed. */
export function FormDialog({ onClose, children, ...rest }: FormDialogProps) {
  const ask = useAskBeforeLeaving();
  const close = () => ask(onClose);
  return (
    <Dialog
      open
      {...rest}
      onOpenChange={(open) => {
        if (!open) close();
      }}
    >
      <CloseContext value={close}>{children}</CloseContext>
    </Dialog>
  );
}
