import { CircleAlert, CircleCheck, CircleMinus, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#staff-lib/isolated.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { reasonOf, saysMore } from '#staff-lib/delivery/reason.ts';
import type { LeadSafety } from '../api/timeline.ts';
import { safetySentence, type SafetyTone } from './safety-words.ts';

const looks: Record<SafetyTone, { Icon: typeof Clock; className: string }> = {
  safe: { Icon: CircleCheck, className: 'bg-palm-50 text-palm-700' },
  moving: { Icon: Clock, className: 'bg-amber-50 text-amber-700' },
  stuck: { Icon: CircleAlert, className: 'bg-danger-50 text-danger-700' },
  quiet: { Icon: CircleMinus, className: 'bg-sand-100 text-stone-700' },
};

/** With what calms or alarms below. @param now of the answer, ms */
export function SafetyLine({ safety, now }: { safety: LeadSafety; now: number }) {
  const { t } = useTranslation(['adminTimeline', 'adminDeliveries', 'adminLeads']);
  const { dateTime } = useFormats();
  const { key, tone } = safetySentence(safety);
  const { Icon, className } = looks[tone];
  const { crmId, since, nextTryAt, httpStatus, errorCode } = safety;
  const reason = reasonOf(errorCode, httpStatus === null ? null : isolated(String(httpStatus)));
  const soon = nextTryAt === null || Date.parse(nextTryAt) <= now;
  const values = {
    time: dateTime(safety.missingAt ?? since),
    id: isolated(crmId ?? '–'),
    when: soon ? t('safety.anyMoment') : t('safety.at', { time: dateTime(nextTryAt) }),
    reason: t(reason.key, reason.values),
  };
  return (
    <div
      role="status"
      data-safety={safety.kind}
      className={`mb-6 flex items-start gap-3 rounded-xl px-4 py-3.5 ${className}`}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 text-sm">
        <p className="text-base font-semibold">{t(`safety.${key}`, values)}</p>
        <Beside safety={safety} tone={tone} now={now} />
      </div>
    </div>
  );
}

function Beside({ safety, tone, now }: { safety: LeadSafety; tone: SafetyTone; now: number }) {
  const { t } = useTranslation('adminTimeline');
  const { counted, span } = useFormats();
  const { waitingSince, attempts, error, errorCode, inCrm } = safety;
  if (tone === 'safe' || tone === 'quiet') return null;
  const parts: string[] = [];
  if (!inCrm) parts.push(t('safety.stored'));
  if (waitingSince !== null) parts.push(t('safety.waitsFor', { span: span(now - Date.parse(waitingSince)) }));
  if (attempts > 0) parts.push(t('safety.attempts', counted(attempts)));
  return (
    <>
      <p className="mt-0.5">{parts.join(' ')}</p>
      {tone === 'stuck' && error !== null && saysMore(errorCode) && (
        <p dir="auto" className="mt-0.5 rtl:text-right ltr:text-left">
          {error}
        </p>
      )}
    </>
  );
}
