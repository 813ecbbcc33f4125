import { useAtomValue } from 'jotai';
import { useLanguage } from '#i18n/use-language.ts';
import { areaIn } from './area.ts';
import { areaUnitAtom } from './preference-atoms.ts';

/** Null without an area. */
export function useArea(): (squareMetres: number | string | null | undefined) => string | null {
  const unit = useAtomValue(areaUnitAtom);
  const { language } = useLanguage();
  return (squareMetres) => areaIn(unit, squareMetres, language);
}
