import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '#staff-ui/screen-title.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** It was deleted, is somebody else's, or the address names none. */
export function NoSuchLead() {
  const { t } = useTranslation(['adminLeads', 'adminLeadPage']);
  return (
    <>
      <ScreenTitle title={t('adminLeadPage:title')} />
      <EmptyState icon={<SearchX className="size-6" />} title={t('detail.gone')} text={t('detail.goneText')} />
    </>
  );
}
