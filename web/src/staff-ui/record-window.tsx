import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loaded, type Result } from './list/loaded.tsx';

interface RecordWindowProps<T> {
  record: Result<T>;
  title: string;
  wide?: boolean;
  /** The height of what will come, as a class. */
  skeleton?: string;
  /** What is said of a record that is not there, or not any more; left out, that is a failure like others. */
  gone?: { title: string; text: string };
  /** What can be done with the record; it stays in sight below what scrolls. */
  footer?: ReactNode;
  onClose: () => void;
  children: (record: T) => ReactNode;
}

/** One record in a window over the page. */
export function RecordWindow<T>(props: RecordWindowProps<T>) {
  const { record, title, wide = false, skeleton = 'h-72', gone, footer, onClose, children } = props;
  const { error } = record;
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
      {gone !== undefined && error instanceof ApiError && error.status === 404 ? (
        <EmptyState icon={<SearchX className="size-6" />} {...gone} />
      ) : (
        <Loaded result={record} skeleton={skeleton}>
          {children}
        </Loaded>
      )}
    </Dialog>
  );
}
