import { useQuery } from '@tanstack/react-query';
import { Mail, MailCheck, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { formatDateTime, formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type KeptMailHead, keptMailsQuery } from './api/mails.ts';
import { MailWindow } from './mail-window.tsx';

/** The mails of an installation without a mail server, read here instead of in a mailbox. */
export function KeptMails() {
  const { t } = useTranslation('adminMail');
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { data, isFetching, refetch } = useQuery(keptMailsQuery);
  const opened = params.get('mail');
  return (
    <div className="space-y-6">
      <title>{t('title')}</title>
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="max-w-2xl">
          <h1 className="text-2xl">{t('title')}</h1>
          {data !== undefined && <p className="text-sm text-stone-600">{t(data.kept ? 'kept' : 'sent')}</p>}
          <p aria-live="polite" className="text-sm text-stone-600">
            {data !== undefined &&
              data.mails.length > 0 &&
              t('found', { count: data.mails.length, formatted: formatNumber(data.mails.length, language) })}
          </p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          disabled={isFetching}
          onClick={() => {
            void refetch();
          }}
        >
          <RefreshCw aria-hidden className="size-4" />
          {t('refresh')}
        </Button>
      </header>
      <MailList />
      {opened !== null && (
        <MailWindow
          id={opened}
          onClose={() => {
            void navigate('?', { preventScrollReset: true });
          }}
        />
      )}
    </div>
  );
}

function MailList() {
  const { t } = useTranslation(['adminMail', 'admin']);
  const { data, error, refetch } = useQuery(keptMailsQuery);
  if (error !== null && data === undefined)
    return (
      <LoadFailure
        title={t('admin:failed.title')}
        text={t('admin:failed.text')}
        retryLabel={t('admin:failed.retry')}
        onRetry={() => {
          void refetch();
        }}
      />
    );
  if (data === undefined)
    return (
      <div aria-busy>
        <Skeleton className="h-96 w-full" />
      </div>
    );
  if (data.mails.length === 0)
    return (
      <EmptyState
        icon={data.kept ? <Mail className="size-6" /> : <MailCheck className="size-6" />}
        title={t('empty.title')}
        text={t(data.kept ? 'empty.kept' : 'empty.sent')}
      />
    );
  return (
    <ol className="divide-y divide-sand-200 overflow-hidden rounded-xl border border-sand-200 bg-white">
      {data.mails.map((mail) => (
        <MailLine key={mail.id} mail={mail} />
      ))}
    </ol>
  );
}

function MailLine({ mail }: { mail: KeptMailHead }) {
  const { t } = useTranslation('adminMail');
  const { language } = useLanguage();
  return (
    <li className="relative flex flex-col gap-x-6 gap-y-1 px-4 py-3.5 transition-colors hover:bg-sand-50 sm:flex-row sm:items-baseline sm:justify-between sm:px-5">
      <div className="min-w-0">
        <Link
          to={`?mail=${mail.id}`}
          preventScrollReset
          className="font-semibold text-ink after:absolute after:inset-0 hover:text-maroon-700"
        >
          <bdi>{mail.subject}</bdi>
        </Link>
        <p className="text-sm break-all text-stone-600">
          {t('to')} <bdi dir="ltr">{mail.to}</bdi>
        </p>
      </div>
      <p className="shrink-0 text-sm text-stone-600">{formatDateTime(mail.at, language)}</p>
    </li>
  );
}
