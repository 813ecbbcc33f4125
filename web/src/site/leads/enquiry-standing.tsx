import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { CopyLink } from './copy-link.tsx';
import type { Enquiry } from './enquiry.ts';
import { momentOf } from './enquiry-times.ts';
import { NextStep } from './next-step.tsx';
import { ReachUs } from './reach-us.tsx';

interface EnquiryStandingProps {
  enquiry: Enquiry;
  token: string;
  /** Was sent right now, without scripts. */
  sent: boolean;
}

/** Only what has happened: what is missing here is not known, or not yet so. */
export function EnquiryStanding({ enquiry, token, sent }: EnquiryStandingProps) {
  const { t } = useTranslation(['enquiry', 'leadForm']);
  const { language } = useLanguage();
  const { referenceId, next, endsAt } = enquiry;
  return (
    <>
      <h1 className="text-3xl">{sent ? t('leadForm:success') : t('title')}</h1>
      <p className="mt-3 text-lg text-stone-600">{t('lead')}</p>
      <div className="mt-8 rounded-2xl border border-sand-200 bg-white p-6 shadow-card sm:p-9">
        <dl>
          <dt className="text-sm text-stone-600">{t('reference')}</dt>
          <dd className="mt-0.5 font-semibold">
            <bdi dir="ltr" className="text-sm break-all sm:text-base">
              {referenceId}
            </bdi>
          </dd>
        </dl>
        <h2 id="steps" className="mt-7 text-xl">
          {t('steps.label')}
        </h2>
        <Steps enquiry={enquiry} />
        <h2 className="mt-8 text-xl">{t('next.title')}</h2>
        <p className="mt-2 text-stone-700">
          <NextStep next={next} />
        </p>
        <ReachUs className="mt-5" />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <p className="basis-full text-sm text-stone-600">{t('ends', { date: formatDate(endsAt, language) })}</p>
        <CopyLink token={token} />
      </div>
    </>
  );
}

function Steps({ enquiry: { receivedAt, crmAt, assigned, answered } }: Pick<EnquiryStandingProps, 'enquiry'>) {
  const { t } = useTranslation('enquiry');
  const { language } = useLanguage();
  const steps: { name: 'received' | 'crm' | 'assigned' | 'answered'; at: string | null }[] = [
    { name: 'received', at: receivedAt },
    ...(crmAt === null ? [] : [{ name: 'crm' as const, at: crmAt }]),
    ...(assigned ? [{ name: 'assigned' as const, at: null }] : []),
    ...(answered ? [{ name: 'answered' as const, at: null }] : []),
  ];
  return (
    <ol aria-labelledby="steps" className="mt-4">
      {steps.map(({ name, at }) => (
        <li key={name} className="group relative flex gap-4 pb-5 last:pb-0">
          <span
            aria-hidden
            className="absolute start-3.5 top-7 bottom-0 w-px bg-palm-700/25 group-last:hidden rtl:translate-x-1/2"
          />
          <span
            aria-hidden
            className="flex size-7 shrink-0 items-center justify-center rounded-full bg-palm-50 text-palm-700"
          >
            <Check className="size-4" />
          </span>
          <span className="min-w-0">
            <span className="block font-semibold">{t(`steps.${name}`)}</span>
            {at !== null && (
              <time dateTime={at} className="block text-sm text-stone-600">
                {momentOf(at, language)}
              </time>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
