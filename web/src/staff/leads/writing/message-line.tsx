import { CircleAlert, CircleCheck, Clock, Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { type LeadMessage, messageFileAddress } from '../api/messages.ts';
import { FileSize } from './mail-files.tsx';

/** What somebody wrote to the person, and how far it is. */
export function MessageLine({ message, leadId }: { message: LeadMessage; leadId: number }) {
  const { t } = useTranslation('adminWriting');
  const { channel, authorName, subject, text, files, delivery, language } = message;
  return (
    <>
      <p className="font-semibold text-ink">
        {t(`line.${channel}`)}
        <span className="font-normal text-stone-600">
          {' · '}
          <bdi>{authorName ?? t('line.nobody')}</bdi>
        </span>
      </p>
      {delivery !== null && <Delivery delivery={delivery} />}
      <div
        lang={language}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        className={language === 'ar' ? 'text-right' : 'text-left'}
      >
        {subject !== null && (
          <p dir="auto" className="mt-1 font-semibold wrap-anywhere text-stone-700">
            {subject}
          </p>
        )}
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere text-stone-700">
          {text}
        </p>
      </div>
      {files.length > 0 && (
        <ul aria-label={t('files.title')} className="mt-2 space-y-1">
          {files.map((file) => (
            <li key={file.id} className="flex items-center gap-2">
              <Paperclip aria-hidden className="size-4 shrink-0 text-stone-600" />
              <a
                href={messageFileAddress(leadId, file)}
                download={file.name}
                className="min-w-0 truncate text-maroon-700 underline underline-offset-2"
              >
                <bdi>{file.name}</bdi>
              </a>
              <FileSize size={file.size} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const reasons = [
  'recipient_refused',
  'refused',
  'unreachable',
  'timeout',
  'no_answer',
  'later',
  'refuses_us',
  'unauthorized',
  'no_tls',
] as const;

const looks = {
  waiting: { Icon: Clock, className: 'text-amber-700' },
  taken: { Icon: CircleCheck, className: 'text-palm-700' },
  kept: { Icon: CircleCheck, className: 'text-stone-600' },
  refused: { Icon: CircleAlert, className: 'text-danger-700' },
  stopped: { Icon: CircleAlert, className: 'text-danger-700' },
} as const;

function Delivery({ delivery: { state, at, errorCode } }: { delivery: NonNullable<LeadMessage['delivery']> }) {
  const { t } = useTranslation('adminWriting');
  const { dateTime } = useFormats();
  const { Icon, className } = looks[state];
  const code = errorCode?.replace(/^mail\./, '');
  const reason = code === undefined ? null : t(`line.reasons.${reasons.find((one) => one === code) ?? 'other'}`);
  return (
    <p data-state={state} className={`flex items-start gap-1.5 ${className}`}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {t(`line.states.${state}`, { time: dateTime(at) })}
        {reason !== null && `: ${reason}`}
      </span>
    </p>
  );
}
