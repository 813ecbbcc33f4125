import { useTranslation } from 'react-i18next';
import { PermittedScreen } from '#app/layouts/staff/permitted-screen.tsx';
import { OfficeManager } from '#staff/office/office-manager.tsx';
import { ScreenHeader } from '#staff-ui/list/screen-header.tsx';

export default function OfficePage() {
  const { t } = useTranslation('adminOffice');
  return (
    <PermittedScreen needs="settings.manage">
      <div className="max-w-4xl space-y-6">
        <ScreenHeader title={t('title')} text={t('subtitle')} />
        <OfficeManager />
      </div>
    </PermittedScreen>
  );
}
