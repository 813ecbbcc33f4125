import type { ReactNode } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { Loaded, type LoadedProps } from './loaded.tsx';

interface RecordWindowProps<T> extends LoadedProps<T> {
  title: string;
  wide?: boolean;
  /** What can be done with the record; it stays in sight below what scrolls. */
  footer?: ReactNode;
  onClose: () => void;
}

/** One record in a window over the page. */
export function RecordWindow<T>({ title, wide = false, footer, onClose, ...loaded }: RecordWindowProps<T>) {
  return (
    <Dialog
      open
      title={title}
      wide={wide}
      footer={footer}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Loaded {...loaded} />
    </Dialog>
  );
}
