import { CircleAlert, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { NoEnquiry as Reason } from './enquiry.ts';
import { ReachUs } from './reach-us.tsx';

/** The link has ended, or nothing can be said now: how to reach the office. @param address of this page */
export function NoEnquiry({ reason, address }: { reason: Reason; address: string }) {
  const { t } = useTranslation(['enquiry', 'common']);
  const { link } = useLanguage();
  const Icon = reason === 'gone' ? Clock : CircleAlert;
  return (
    <EmptyState
      headingLevel="h1"
      icon={<Icon className="size-6" />}
      title={t(`states.${reason}.title`)}
      text={t(`states.${reason}.text`)}
      more={<ReachUs className="mt-5 justify-center" />}
    >
      {reason === 'gone' ? (
        <Button asChild>
          <Link to={link('/contact')}>{t('contact')}</Link>
        </Button>
      ) : (
        <Button asChild>
          <a href={address}>{t('common:retry')}</a>
        </Button>
      )}
    </EmptyState>
  );
}
