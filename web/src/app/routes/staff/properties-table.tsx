import { useTranslation } from 'react-i18next';
import { PropertyManager } from '#staff/listings/property-manager.tsx';
import { ScreenTitle } from '#staff-ui/screen-title.tsx';

export default function PropertiesTable() {
  const { t } = useTranslation('adminProperties');
  return (
    <div className="space-y-6">
      <header>
        <ScreenTitle title={t('title')} />
        <p className="text-sm text-stone-600">{t('subtitle')}</p>
      </header>
      <PropertyManager />
    </div>
  );
}
