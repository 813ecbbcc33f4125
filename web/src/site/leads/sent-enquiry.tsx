import { lazy, Suspense } from 'react';
import { getI18n, useTranslation } from 'react-i18next';
import { isLanguage } from '#i18n/language.ts';
import { addLateMessages } from '#i18n/load.ts';
import type { SentCardProps } from './sent-card.tsx';

/** With its words; only who sent something loads it. */
const SentCard = lazy(async () => {
  try {
    const translator = getI18n();
    const { language } = translator;
    const [{ SentCard: Loaded }] = await Promise.all([
      import('./sent-card.tsx'),
      addLateMessages(translator, isLanguage(language) ? language : 'en', 'enquiry'),
    ]);
    return { default: Loaded };
  } catch {
    return { default: PlainSent };
  }
});

/** Where the rest did not load, still the reference. */
function PlainSent({ receipt }: SentCardProps) {
  const { t } = useTranslation('leadForm');
  return (
    <p className="rounded-xl border border-palm-700/25 bg-palm-50 p-5">
      {t('success')} <bdi dir="ltr">{receipt.referenceId}</bdi>
    </p>
  );
}

/** What somebody sees who has sent an enquiry. */
export function SentEnquiry(props: SentCardProps) {
  return (
    <Suspense>
      <SentCard key={props.receipt.referenceId} {...props} />
    </Suspense>
  );
}
