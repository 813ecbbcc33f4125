import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { settingsQuery } from './api/settings.ts';
import { ChatForm } from './chat-form.tsx';
import { MailboxSection } from './mailbox/mailbox-section.tsx';
import { MarketingForm } from './marketing-form.tsx';
import { PublishingForm } from './publishing-form.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { SettingsSection } from './settings-section.tsx';

interface SettingsManagerProps {
  credentials: ReactNode;
  syncNow: ReactNode;
}

export function SettingsManager({ credentials, syncNow }: SettingsManagerProps) {
  const { t } = useTranslation(['adminSettings', 'adminOffice']);
  return (
    <Loaded result={useQuery(settingsQuery)} skeleton="h-96">
      {({ chat, marketing, schedule, publishing }) => (
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
            <MailboxSection />
          </div>
          <div className="grid min-w-0 gap-6">
            <SettingsSection title={t('adminOffice:title')} text={t('adminOffice:openText')}>
              <Button asChild variant="secondary">
                <Link to="/admin/office">{t('adminOffice:open')}</Link>
              </Button>
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
