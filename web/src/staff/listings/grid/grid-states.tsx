import { CircleAlert, Database } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export function ErrorCard({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation('adminProperties');
  return (
    <div role="alert">
      <EmptyState icon={<CircleAlert className="size-6" />} title={t('grid.errorTitle')} text={text}>
        <Button onClick={onRetry}>{t('grid.retry')}</Button>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {t('grid.reload')}
        </Button>
      </EmptyState>
    </div>
  );
}

export function EmptyCard({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('adminProperties');
  return (
    <EmptyState icon={<Database className="size-6" />} title={t('grid.emptyTitle')} text={t('grid.emptyText')}>
      <Button onClick={onRetry}>{t('grid.checkAgain')}</Button>
    </EmptyState>
  );
}
