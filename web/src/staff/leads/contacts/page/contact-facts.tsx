import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { Contact } from '../api/contacts.ts';
import { Fact } from '../fact.tsx';
import { Spellings } from '../spellings.tsx';
import { Card } from './card.tsx';

/** Numbers and e-mails as they were written, and what can be asked for. */
export function ContactFacts({ contact, children }: { contact: Contact; children: ReactNode }) {
  const { t } = useTranslation('adminContacts');
  const { dateTime } = useFormats();
  const { phones, emails, masked, language, firstEnquiryAt } = contact;
  return (
    <Card title={t('page.reach')}>
      <dl className="mt-3 space-y-3">
        {phones.length > 0 && (
          <Fact name={t('page.phones')}>
            <Spellings values={phones} />
          </Fact>
        )}
        {emails.length > 0 && (
          <Fact name={t('page.emails')}>
            <Spellings values={emails} />
          </Fact>
        )}
        <Fact name={t('page.language')}>{t(`page.languages.${language}`)}</Fact>
        <Fact name={t('page.first')}>{dateTime(firstEnquiryAt)}</Fact>
      </dl>
      {masked.length > 0 && <p className="mt-3 text-xs text-stone-600">{t('page.hidden')}</p>}
      {children}
    </Card>
  );
}
