import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { settingsQuery } from './api/settings.ts';
import { ChatForm } from './chat-form.tsx';
import { MarketingForm } from './marketing-form.tsx';
import { OfficeForm } from './office-form.tsx';
import { PublishingForm } from './publishing-form.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { SettingsSection } from './settings-section.tsx';

interface SettingsManagerProps {
  credentials: ReactNode;
  syncNow: ReactNode;
}

export function SettingsManager({ credentials, syncNow }: SettingsManagerProps) {
  const { t } = useTranslation('adminSettings');
  return (
    <Loaded result={useQuery(settingsQuery)} skeleton="h-96">
      {({ chat, marketing, schedule, publishing, office }) => (
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <div className="grid min-w-0 gap-6">
            <SettingsSection title={t('credentials.title')} text={t('credentials.text')}>
              {credentials}
            </SettingsSection>
            <SettingsSection title={t('schedule.title')} text={t('schedule.text')}>
              <div className="mb-6">{syncNow}</div>
              <ScheduleForm schedule={schedule} />
            </SettingsSection>
            <SettingsSection title={t('publishing.title')} text={t('publishing.text')}>
              <PublishingForm settings={publishing} />
            </SettingsSection>
          </div>
          <div className="grid min-w-0 gap-6">
            <SettingsSection title={t('office.title')} text={t('office.text')}>
              <OfficeForm settings={office} />
            </SettingsSection>
            <SettingsSection title={t('chat.title')} text={t('chat.text')}>
              <ChatForm settings={chat} />
            </SettingsSection>
            <SettingsSection title={t('marketing.title')} text={t('marketing.text')}>
              <MarketingForm settings={marketing} />
            </SettingsSection>
          </div>
        </div>
      )}
    </Loaded>
  );
}
