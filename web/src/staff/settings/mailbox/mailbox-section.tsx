import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { mailboxQuery } from './mailbox-api.ts';
import { MailboxForm } from './mailbox-form.tsx';
import { MailboxState } from './mailbox-state.tsx';

/** The mailbox to which people answer, and how its last reading went. */
export function MailboxSection() {
  const { t } = useTranslation('adminMailbox');
  return (
    <SettingsSection title={t('title')} text={t('text')}>
      <Loaded result={useQuery(mailboxQuery)} skeleton="h-96">
        {(mailbox) => (
          <div className="space-y-6">
            <MailboxState mailbox={mailbox} />
            <MailboxForm mailbox={mailbox} />
          </div>
        )}
      </Loaded>
    </SettingsSection>
  );
}
