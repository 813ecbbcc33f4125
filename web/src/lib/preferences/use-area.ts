import { useAtomValue } from 'jotai';
import { useLanguage } from '#i18n/use-language.ts';
import { areaIn } from './area.ts';
import { areaUnitAtom } from './preference-atoms.ts';

/** Puts square metres into the visitor's unit and language, with its symbol; null when there is no area. */
export function useArea(): (squareMetres: number | string | null | undefined) => string | null {
  const unit = useAtomValue(areaUnitAtom);
  const { language } = useLanguage();
  return (squareMetres) => areaIn(unit, squareMetres, language);
}
