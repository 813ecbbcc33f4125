import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { formatDecimal } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { areaUnitAtom } from '#lib/preferences/preference-atoms.ts';
import type { PlanRoom } from '#lib/listings/types.ts';

const metresPerFoot = 0.3048;

/** '5.4 × 4.2 m', in feet where areas are in square feet. */
export function useRoomSize(): (room: Pick<PlanRoom, 'length' | 'width'>) => string {
  const { t } = useTranslation('media');
  const { language } = useLanguage();
  const inFeet = useAtomValue(areaUnitAtom) === 'sqft';
  return ({ length, width }) => {
    const text = (metres: number) =>
      formatDecimal(Math.round((inFeet ? metres / metresPerFoot : metres) * 10) / 10, language);
    return t(inFeet ? 'feet' : 'metres', { length: text(length), width: text(width) });
  };
}
