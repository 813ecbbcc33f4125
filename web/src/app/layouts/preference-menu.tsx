import { useAtomValue } from 'jotai';
import { ChevronDown } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { areaUnits } from '#lib/preferences/area-units.ts';
import { currencies } from '#lib/preferences/currencies.ts';
import { areaUnitAtom, currencyAtom } from '#lib/preferences/preference-atoms.ts';
import { PreferenceFields } from './preference-fields.tsx';

export function PreferenceMenu() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const currency = useAtomValue(currencyAtom);
  const areaUnit = useAtomValue(areaUnitAtom);
  const details = useRef<HTMLDetailsElement>(null);
  useClosing(details);
  return (
    <details ref={details} className="group relative hidden lg:block">
      <summary className="inline-flex h-10 list-none items-center gap-1.5 rounded-full px-3 text-sm font-medium text-stone-700 hover:bg-sand-100 hover:text-ink [&::-webkit-details-marker]:hidden">
        {/* beside the visible text, not instead of it: voice control goes by what is seen */}
        <span className="sr-only">
          {t('preferences.label', {
            currency: currencies[currency].name[language],
            unit: areaUnits[areaUnit].name[language],
          })}
        </span>
        <bdi>{currencies[currency].symbol[language]}</bdi>
        <span aria-hidden>·</span>
        <bdi>{areaUnits[areaUnit].symbol[language]}</bdi>
        <ChevronDown aria-hidden className="size-3.5 text-stone-500 transition-transform group-open:rotate-180" />
      </summary>
      <div className="absolute end-0 top-full z-40 mt-2 w-72 rounded-xl border border-sand-200 bg-white p-5 shadow-float">
        <PreferenceFields />
      </div>
    </details>
  );
}

/** A press elsewhere or Escape closes it, with the focus back. */
function useClosing(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (details.current?.open === true && target instanceof Node && !details.current.contains(target))
        details.current.open = false;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || details.current?.open !== true) return;
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [details]);
}
