import { useTranslation } from 'react-i18next';
import { ScreenHeader } from '#staff-ui/list/screen-header.tsx';
import { CrmDuties } from './crm-duties.tsx';
import { RetentionPart } from './retention-part.tsx';

export function PrivacyScreen() {
  const { t } = useTranslation('adminPrivacy');
  return (
    <section className="space-y-10">
      <ScreenHeader title={t('title')} text={t('subtitle')} />
      <CrmDuties />
      <RetentionPart />
    </section>
  );
}
