import { SearchX } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loaded, type Result } from './list/loaded.tsx';

interface RecordWindowProps<T> extends Omit<ComponentProps<typeof Dialog>, 'open' | 'onOpenChange' | 'children'> {
  record: Result<T>;
  /** Height of what will come, as a class. */
  skeleton?: string;
  /** Said on a 404; left out, that is a failure like others. */
  gone?: { title: string; text: string };
  onClose: () => void;
  children: (record: T) => ReactNode;
}

export function RecordWindow<T>({ record, skeleton = 'h-72', gone, onClose, children, ...rest }: RecordWindowProps<T>) {
  const { error } = record;
  return (
    <Dialog
      open
      {...rest}
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
