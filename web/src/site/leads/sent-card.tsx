import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { CopyLink } from './copy-link.tsx';
import { enquiryPath, type LeadReceipt } from './enquiry.ts';
import { NextStep } from './next-step.tsx';

export interface SentCardProps {
  receipt: LeadReceipt;
  /** In a window. */
  onClose?: (() => void) | undefined;
}

/** After an enquiry was stored: its reference, what happens next, and the private link. */
export function SentCard({ receipt: { referenceId, link: token, next }, onClose }: SentCardProps) {
  const { t } = useTranslation('enquiry');
  const { link } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  // the form that had the focus is gone, or far below
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="rounded-xl border border-palm-700/25 bg-palm-50 p-5 sm:p-6">
      <h3 ref={heading} tabIndex={-1} className="flex items-center gap-2.5 text-xl outline-none">
        <CircleCheck aria-hidden className="size-6 shrink-0 text-palm-700" />
        {t('sent')}
      </h3>
      {next !== null && (
        <p className="mt-3 text-stone-700">
          <NextStep next={next} />
        </p>
      )}
      <dl className="mt-4">
        <dt className="text-sm text-stone-600">{t('reference')}</dt>
        <dd className="mt-0.5 font-semibold">
          <bdi dir="ltr" className="text-xs break-all sm:text-base">
            {referenceId}
          </bdi>
        </dd>
      </dl>
      {token !== null && <p className="mt-4 text-sm text-stone-700">{t('private')}</p>}
      <div className="mt-4 flex flex-wrap gap-2.5">
        {token !== null && (
          <>
            {/* a new page, where nothing measures visits */}
            <Button asChild>
              <a href={link(enquiryPath(token))}>{t('open')}</a>
            </Button>
            <CopyLink token={token} />
          </>
        )}
        {onClose !== undefined && (
          <Button variant="quiet" onClick={onClose}>
            {t('close')}
          </Button>
        )}
      </div>
    </div>
  );
}
