import { CircleAlert, Mail, MailCheck, MailX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Shown } from './subscription.ts';

type Words = 'waiting' | 'confirmed' | 'ended' | 'gone' | 'failed';

const icons: Record<Words, typeof Mail> = {
  waiting: Mail,
  confirmed: MailCheck,
  ended: MailX,
  gone: CircleAlert,
  failed: CircleAlert,
};

/** @param address of this page, with its key: where its buttons post to */
export function SubscriptionCard({ shown, address }: { shown: Shown; address: string }) {
  const { t } = useTranslation('subscription');
  const { link } = useLanguage();
  // who agreed before anybody was asked gets the newsletter like who confirmed
  const words = shown === 'unasked' ? 'confirmed' : shown;
  const Icon = icons[words];
  return (
    <EmptyState
      headingLevel="h1"
      icon={<Icon className="size-6" />}
      title={t(`states.${words}.title`)}
      text={t(`states.${words}.text`)}
    >
      {(words === 'waiting' || words === 'confirmed') && (
        <form method="post" action={address} className="flex flex-wrap justify-center gap-3">
          {words === 'waiting' && (
            <Button type="submit" name="do" value="confirm">
              {t('confirm')}
            </Button>
          )}
          <Button type="submit" name="do" value="end" variant="secondary">
            {t(words === 'waiting' ? 'forget' : 'end')}
          </Button>
        </form>
      )}
      {words === 'failed' && (
        <Button asChild>
          <a href={address}>{t('retry')}</a>
        </Button>
      )}
      {(words === 'ended' || words === 'gone') && (
        <Button asChild variant="secondary">
          <Link to={link('/')}>{t('home')}</Link>
        </Button>
      )}
    </EmptyState>
  );
}
