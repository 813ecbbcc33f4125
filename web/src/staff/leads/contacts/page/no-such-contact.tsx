import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '#staff-ui/screen-title.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Merged, erased, somebody else's, or the address names none. */
export function NoSuchContact() {
  const { t } = useTranslation('adminContacts');
  return (
    <>
      <ScreenTitle title={t('page.title')} />
      <EmptyState icon={<SearchX className="size-6" />} title={t('page.gone')} text={t('page.goneText')} />
    </>
  );
}
