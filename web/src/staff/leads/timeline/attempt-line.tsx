import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#staff-lib/isolated.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { reasonOf } from '#staff-lib/delivery/reason.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import type { TimelineEntry } from '../api/timeline.ts';
import { type Mark, markOf } from './entry-look.ts';

type Attempt = Extract<TimelineEntry, { kind: 'attempt' }>;

const tones: Partial<Record<Mark, BadgeTone>> = { good: 'green', bad: 'danger', unsure: 'amber', running: 'blue' };

export function AttemptLine({ entry }: { entry: Attempt }) {
  const { t } = useTranslation(['adminTimeline', 'adminDeliveries', 'adminLeads']);
  const { number, seconds } = useFormats();
  const { consumer, asked, outcome, durationMs, httpStatus, errorCode } = entry;
  const what = consumer === 'mail' ? 'mail' : asked === 'lookup' ? 'lookup' : 'crm';
  // a key, so its digits stay as they are
  const status = httpStatus === null ? null : String(httpStatus);
  const reason = reasonOf(errorCode, null);
  const facts = [
    durationMs === null
      ? null
      : durationMs < 1_000
        ? t('attempt.milliseconds', { ms: number(durationMs) })
        : t('attempt.seconds', { seconds: seconds(durationMs) }),
    // isolated, or Arabic turns name and number round
    status === null ? null : isolated(t(consumer === 'mail' ? 'attempt.smtp' : 'attempt.http', { status })),
    errorCode === null ? null : t(reason.key, reason.values),
  ].filter((fact) => fact !== null);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-ink">
        {t(`attempt.${what}`)}
        <Badge tone={tones[markOf(entry)] ?? 'quiet'}>{t(`outcome.${outcome ?? 'running'}`)}</Badge>
      </p>
      {facts.length > 0 && <p className="text-stone-600">{facts.join(' · ')}</p>}
      <Kept entry={entry} />
    </>
  );
}

function Kept({ entry: { request, answer } }: { entry: Attempt }) {
  const { t } = useTranslation('adminTimeline');
  const [open, setOpen] = useState(false);
  if (request === null && answer === null) return null;
  return (
    <details className="mt-0.5" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer rounded py-1 text-maroon-700">{t('attempt.details')}</summary>
      {open && (
        <dl className="mt-1 space-y-2 rounded-lg bg-sand-50 p-3 text-xs">
          {request !== null && (
            <div>
              <dt className="text-stone-600">{t('attempt.request')}</dt>
              <dd className="mt-0.5 text-ink">
                {t(`operation.${request.operation}`)}
                {' · '}
                <bdi dir="ltr" className="font-mono break-all">
                  {request.reference}
                </bdi>
                {' · '}
                {t('attempt.version', { version: String(request.version) })}
              </dd>
            </div>
          )}
          <div>
            <dt className="text-stone-600">{t('attempt.answer')}</dt>
            <dd className="mt-0.5 text-ink">
              {answer === null ? (
                t('attempt.noAnswer')
              ) : (
                <bdi dir="ltr" className="block font-mono break-all whitespace-pre-wrap">
                  {answer}
                </bdi>
              )}
            </dd>
          </div>
        </dl>
      )}
    </details>
  );
}
