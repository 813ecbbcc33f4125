import { LayoutPanelTop } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertyDetail } from '#lib/listings/types.ts';
import { useDialogOpener } from '#ui/use-dialog-opener.ts';
import { MediaButton } from './media-button.tsx';

const PlanDialog = lazy(async () => ({ default: (await import('./media-dialogs.ts')).mediaDialogs.PlanDialog }));

/** Nothing where the listing has no plan. */
export function PlanOpener({ property, title }: { property: PropertyDetail; title: string }) {
  const { t } = useTranslation('media');
  const { button, dialog } = useDialogOpener();
  if (property.plans.length === 0) return null;
  return (
    <>
      <MediaButton {...button} icon={LayoutPanelTop} label={t('plan')} />
      {dialog !== null && (
        <Suspense>
          <PlanDialog property={property} title={title} {...dialog} />
        </Suspense>
      )}
    </>
  );
}
