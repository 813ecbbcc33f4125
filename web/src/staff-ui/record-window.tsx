import { Lock, SearchX } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblem } from '#staff-lib/use-problem.ts';
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
  const { t } = useTranslation('admin');
  const problem = useProblem();
  const { error } = record;
  const status = error instanceof ApiError ? error.status : null;
  return (
    <Dialog
      open
      {...rest}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {gone !== undefined && status === 404 ? (
        <EmptyState icon={<SearchX className="size-6" />} {...gone} />
      ) : status === 403 ? (
        <EmptyState icon={<Lock className="size-6" />} title={t('denied.title')} text={problem.sentence(error)} />
      ) : (
        <Loaded result={record} skeleton={skeleton}>
          {children}
        </Loaded>
      )}
    </Dialog>
  );
}
