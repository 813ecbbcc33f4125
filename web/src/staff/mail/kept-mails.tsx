import { useQuery } from '@tanstack/react-query';
import { Mail, MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useFormats } from '#staff-lib/use-formats.ts';
import { EmailText } from '#staff-ui/email-text.tsx';
import { Lines } from '#staff-ui/list/lines.tsx';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { RefreshButton, ScreenHeader } from '#staff-ui/list/screen-header.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { type KeptMailHead, keptMailsQuery } from './api/mails.ts';
import { MailWindow } from './mail-window.tsx';

export function KeptMails() {
  const { t } = useTranslation('adminMail');
  const { counted } = useFormats();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const result = useQuery(keptMailsQuery);
  const { data } = result;
  const count = data?.mails.length ?? 0;
  const opened = params.get('mail');
  return (
    <div className="space-y-6">
      <ScreenHeader
        title={t('title')}
        text={data !== undefined && t(data.kept ? 'kept' : 'sent')}
        found={count === 0 ? '' : t('found', counted(count))}
      >
        <RefreshButton label={t('refresh')} result={result} />
      </ScreenHeader>
      <Loaded result={result} skeleton="h-96">
        {({ kept, mails }) =>
          mails.length === 0 ? (
            <EmptyState
              icon={kept ? <Mail className="size-6" /> : <MailCheck className="size-6" />}
              title={t('empty.title')}
              text={t(kept ? 'empty.kept' : 'empty.sent')}
            />
          ) : (
            <Lines>
              {mails.map((mail) => (
                <MailLine key={mail.id} mail={mail} />
              ))}
            </Lines>
          )
        }
      </Loaded>
      {opened !== null && <MailWindow id={opened} onClose={() => void navigate('?', { preventScrollReset: true })} />}
    </div>
  );
}

function MailLine({ mail }: { mail: KeptMailHead }) {
  const { t } = useTranslation('adminMail');
  const { dateTime } = useFormats();
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
        <p className="text-sm wrap-anywhere text-stone-600">
          {t('to')}{' '}
          <bdi dir="ltr">
            <EmailText value={mail.to} />
          </bdi>
        </p>
      </div>
      <p className="shrink-0 text-sm text-stone-600">{dateTime(mail.at)}</p>
    </li>
  );
}
