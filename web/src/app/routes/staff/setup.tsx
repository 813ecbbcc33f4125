import { useTranslation } from 'react-i18next';
import { PermittedScreen } from '#app/layouts/staff/permitted-screen.tsx';
import { ConnectionTest } from '#staff/crm/connection-test.tsx';
import { OfficeManager } from '#staff/office/office-manager.tsx';
import { SetupWizard } from '#staff/setup/setup-wizard.tsx';
import { ScreenHeader } from '#staff-ui/list/screen-header.tsx';

export default function SetupPage() {
  const { t } = useTranslation('adminSetup');
  return (
    <PermittedScreen needs="settings.manage">
      <div className="max-w-4xl space-y-6">
        <ScreenHeader title={t('title')} text={t('subtitle')} />
        <SetupWizard
          renderOffice={(onSaved) => <OfficeManager onSaved={onSaved} />}
          connectionTest={<ConnectionTest />}
        />
      </div>
    </PermittedScreen>
  );
}
