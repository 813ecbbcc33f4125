import { useQuery } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked } from '#staff-lib/api/staff-query.ts';
import { useLanguage } from '#i18n/use-language.ts';

export type LeadStage = components['schemas']['LeadStage'];
export type LostReason = components['schemas']['LostReason'];

export const stagesQuery = { ...staffAsked('/api/lead-stages'), staleTime: 60_000 };

/** The office's stages that are still to be had, or have leads, with how they are called in the page's language. */
export function useStages() {
  const { data } = useQuery(stagesQuery);
  const { language } = useLanguage();
  const nameOf = ({ name, nameAr }: { name: string; nameAr: string }) => (language === 'ar' ? nameAr : name);
  return {
    stages: (data?.stages ?? []).filter(({ retired, leads }) => !retired || leads > 0),
    all: data?.stages ?? [],
    reasons: data?.lostReasons ?? [],
    nameOf,
  };
}
