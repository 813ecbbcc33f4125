import { Check, Languages, TriangleAlert } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LongTextField, TextField } from './form-fields.tsx';
import { parityOf, type FormValues } from './form-values.ts';

/** Side by side, with what is missing in one. */
export function TextSection() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="space-y-1 sm:col-span-2">
        <ParityLine names={['title', 'titleAr']} />
      </div>
      <TextField name="title" required writing="english" maxLength={300} />
      <TextField name="titleAr" writing="arabic" maxLength={300} />
      <div className="sm:col-span-2">
        <ParityLine names={['description', 'descriptionAr']} />
      </div>
      <LongTextField name="description" writing="english" maxLength={20_000} />
      <LongTextField name="descriptionAr" writing="arabic" maxLength={20_000} />
    </div>
  );
}

const tones = {
  none: 'text-stone-600',
  both: 'text-palm-700',
  onlyEnglish: 'text-amber-700',
  onlyArabic: 'text-amber-700',
  uneven: 'text-amber-700',
} as const;

function ParityLine({
  names: [english, arabic],
}: {
  names: readonly ['title', 'titleAr'] | readonly ['description', 'descriptionAr'];
}) {
  const { t } = useTranslation('adminProperties');
  const { control } = useFormContext<FormValues>();
  const [en, ar] = useWatch({ control, name: [english, arabic] });
  const parity = parityOf(en, ar);
  const Icon = parity === 'both' ? Check : parity === 'none' ? Languages : TriangleAlert;
  return (
    <p data-parity={parity} className={`flex items-center gap-2 text-sm ${tones[parity]}`}>
      <Icon aria-hidden className="size-4 shrink-0" />
      <span>
        <span className="font-semibold">{t(`parity.of.${english}`)}:</span> {t(`parity.${parity}`)}
      </span>
    </p>
  );
}
