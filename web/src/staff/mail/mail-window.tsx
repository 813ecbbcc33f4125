import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isolated } from '#staff-lib/isolated.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { EmailText } from '#staff-ui/email-text.tsx';
import { RecordWindow } from '#staff-ui/record-window.tsx';
import { type KeptMail, keptMailQuery } from './api/mails.ts';
import { linesOf } from './mail-lines.ts';

/** Each line in its own direction. */
export function MailWindow({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('adminMail');
  const record = useQuery(keptMailQuery(id));
  return (
    <RecordWindow
      record={record}
      title={record.data === undefined ? t('title') : isolated(record.data.subject)}
      onClose={onClose}
    >
      {(mail) => <Content mail={mail} />}
    </RecordWindow>
  );
}

function Content({ mail }: { mail: KeptMail }) {
  const { t } = useTranslation('adminMail');
  const { dateTime } = useFormats();
  return (
    <>
      <p className="mb-4 text-sm wrap-anywhere text-stone-600">
        {t('to')}{' '}
        <bdi dir="ltr">
          <EmailText value={mail.to} />
        </bdi>{' '}
        · {dateTime(mail.at)}
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
