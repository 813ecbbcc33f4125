import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Dialog } from '#ui/dialog.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type KeptMail, keptMailQuery } from './api/mails.ts';
import { linesOf } from './mail-lines.ts';

/** One mail as its reader would have got it: the text, each line in its own direction. */
export function MailWindow({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['adminMail', 'admin']);
  const { data: mail, error, refetch } = useQuery(keptMailQuery(id));
  return (
    <Dialog
      open
      title={mail === undefined ? t('title') : isolated(mail.subject)}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {error !== null ? (
        <LoadFailure
          title={t('admin:failed.title')}
          text={t('admin:failed.text')}
          retryLabel={t('admin:failed.retry')}
          onRetry={() => {
            void refetch();
          }}
        />
      ) : mail === undefined ? (
        <Skeleton className="h-72 w-full" />
      ) : (
        <Content mail={mail} />
      )}
    </Dialog>
  );
}

/** A subject has both languages: it reads in the direction that it begins with, whatever surrounds it. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

function Content({ mail }: { mail: KeptMail }) {
  const { t } = useTranslation('adminMail');
  const { language } = useLanguage();
  return (
    <>
      <p className="mb-4 text-sm break-all text-stone-600">
        {t('to')} <bdi dir="ltr">{mail.to}</bdi> · {formatDateTime(mail.at, language)}
      </p>
      <div className="rounded-lg bg-sand-50 p-4 text-sm leading-relaxed break-words text-ink">
        {linesOf(mail.text).map((line) => (
          <p key={line.number} dir="auto" className="min-h-[1lh] rtl:text-start ltr:text-start">
            {line.parts.map((part) =>
              part.url ? (
                <a key={part.start} href={part.text} className="break-all text-maroon-700 underline">
                  {part.text}
                </a>
              ) : (
                <span key={part.start}>{part.text}</span>
              ),
            )}
          </p>
        ))}
      </div>
    </>
  );
}
