import { metresPerFoot } from '@manzil/core/platform/units';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { formatTenths } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { areaUnitAtom } from '#lib/preferences/preference-atoms.ts';
import type { PlanRoom } from '#lib/listings/types.ts';

/** '5.4 × 4.2 m', in feet where areas are in square feet. */
export function useRoomSize(): (room: Pick<PlanRoom, 'length' | 'width'>) => string {
  const { t } = useTranslation('media');
  const { language } = useLanguage();
  const inFeet = useAtomValue(areaUnitAtom) === 'sqft';
  return ({ length, width }) => {
    const text = (metres: number) => formatTenths(inFeet ? metres / metresPerFoot : metres, language);
    return t(inFeet ? 'feet' : 'metres', { length: text(length), width: text(width) });
  };
}
