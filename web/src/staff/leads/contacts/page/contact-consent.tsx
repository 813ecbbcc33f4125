import { useTranslation } from 'react-i18next';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { isolated } from '#staff-lib/isolated.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import { type Contact, type ContactDetail, useWithdrawConsent } from '../api/contacts.ts';
import { nameOf } from '../contact-name.ts';
import { Card } from './card.tsx';

/** Their newest word on marketing, over all enquiries; staff can only take it back. */
export function ContactConsent({ contact, consent }: { contact: Contact; consent: ContactDetail['consent'] }) {
  const { t } = useTranslation('adminContacts');
  const { dateTime } = useFormats();
  const mayWrite = useMay('leads.write');
  const tell = useTell();
  const { mutateAsync, isPending } = useWithdrawConsent(contact.id);
  const { ask, question } = useQuestion((name: string) => ({
    destructive: true,
    title: t('consent.withdrawTitle', { name: isolated(name) }),
    text: t('consent.withdrawText'),
    confirmLabel: t('consent.withdraw'),
    onConfirm: () => tell(mutateAsync(), { done: t('consent.done'), failed: t('consent.failed') }),
  }));
  const { marketing, at } = consent;
  const state = marketing ? 'given' : 'withdrawn';
  return (
    <Card title={t('consent.title')}>
      <p className="mt-2 text-sm text-stone-700">
        {at === null ? t('consent.never') : t(`consent.${state}`, { time: dateTime(at) })}
      </p>
      {marketing && mayWrite && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-3"
          disabled={isPending}
          onClick={() => ask(nameOf(contact) ?? t('unnamed'))}
        >
          {t('consent.withdraw')}
        </Button>
      )}
      {question}
    </Card>
  );
}
