import { useTranslation } from 'react-i18next';

interface TransactionToggleProps {
  /** Null: both. */
  deal: 'Rent' | 'Sell' | null;
  /** Whether both can be chosen. */
  withBoth?: boolean;
}

export function TransactionToggle({ deal, withBoth = false }: TransactionToggleProps) {
  const { t } = useTranslation('search');
  const options = [
    ...(withBoth ? [['', t('all'), deal === null] as const] : []),
    ['Rent', t('rent'), deal === 'Rent'],
    ['Sell', t('buy'), deal === 'Sell'],
  ] as const;
  return (
    <fieldset className="flex w-fit rounded-full bg-sand-100 p-1 max-sm:w-full">
      <legend className="sr-only">{t('transaction')}</legend>
      {options.map(([value, label, checked]) => (
        <label
          key={value}
          className="relative inline-flex h-9 grow cursor-pointer items-center justify-center rounded-full px-5 text-sm font-semibold text-stone-600 transition-colors has-checked:bg-white has-checked:text-maroon-700 has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-maroon-600"
        >
          <input
            type="radio"
            name="type"
            value={value}
            defaultChecked={checked}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
