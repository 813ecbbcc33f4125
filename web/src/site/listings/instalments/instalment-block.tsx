import { Calculator } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '#lib/listings/types.ts';
import { Button } from '#ui/button.tsx';
import { TitledSection } from '#ui/titled-section.tsx';
import { isRental } from '../wording.ts';

/** Loaded on the first press. */
const InstalmentCalculator = lazy(() => import('./instalment-calculator.tsx'));

/** For sales with a price. */
export function InstalmentBlock({ property }: { property: Pick<Property, 'price' | 'deal'> }) {
  const { t } = useTranslation('instalments');
  const [open, setOpen] = useState(false);
  const region = useId();
  const price = Number(property.price ?? 0);
  if (isRental(property) || !(price > 0)) return null;
  return (
    <TitledSection id="instalments" title={t('title')} className="noscript:hidden">
      <p className="mt-3 max-w-[65ch] text-stone-600">{t('text')}</p>
      <Button
        variant="secondary"
        className="mt-5"
        aria-expanded={open}
        aria-controls={open ? region : undefined}
        onClick={() => setOpen(!open)}
      >
        <Calculator aria-hidden className="size-4" />
        {open ? t('close') : t('open')}
      </Button>
      <div id={region} hidden={!open}>
        {open && (
          <Suspense>
            <InstalmentCalculator price={price} />
          </Suspense>
        )}
      </div>
    </TitledSection>
  );
}
