import type { ReactNode } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { useAskBeforeLeaving, useUnsavedChanges } from './unsaved-changes.tsx';

interface FormDialogProps {
  title: string;
  description?: string;
  /** Something was typed that is not saved: closing asks first, and so does leaving the page, also with back. */
  edited: boolean;
  /** Closes without asking; `close`, given to the children, asks when something would be lost. */
  onClose: () => void;
  wide?: boolean;
  children: (close: () => void) => ReactNode;
}

/** A form in a window over the page that never loses what was typed without asking. */
export function FormDialog({ title, description, edited, onClose, wide = false, children }: FormDialogProps) {
  useUnsavedChanges(edited);
  const ask = useAskBeforeLeaving();
  const close = () => {
    ask(onClose);
  };
  return (
    <Dialog
      open
      title={title}
      wide={wide}
      {...(description === undefined ? {} : { description })}
      onOpenChange={(open) => {
        if (!open) close();
      }}
    >
      {children(close)}
    </Dialog>
  );
}
