import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDecimal, formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useMoney } from '#lib/preferences/use-money.ts';
import { Field, Input } from '#ui/field.tsx';
import { instalmentOf, type Loan, loanBounds, type LoanField, readLoanField, usualLoan } from './instalment.ts';

const fields = ['price', 'down', 'years', 'rate'] as const satisfies readonly LoanField[];

/** Reckons in the browser; nothing typed leaves it. @param price in riyals, to begin from */
export default function InstalmentCalculator({ price }: { price: number }) {
  const { t } = useTranslation('instalments');
  const { language } = useLanguage();
  const first = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Record<LoanField, string>>(() => {
    const { down, years, rate } = usualLoan;
    return {
      price: formatNumber(Math.round(price), language),
      down: formatDecimal(down, language),
      years: formatNumber(years, language),
      rate: formatDecimal(rate, language),
    };
  });
  useEffect(() => {
    first.current?.focus();
  }, []);
  const read = Object.fromEntries(fields.map((field) => [field, readLoanField(field, typed[field])])) as Record<
    LoanField,
    number | null
  >;
  const complete = fields.every((field) => read[field] !== null);
  return (
    <div className="mt-6 max-w-2xl rounded-2xl border border-sand-200 bg-white p-5 shadow-card sm:p-6">
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {fields.map((field) => (
          <Field
            key={field}
            label={t(`field.${field}`)}
            error={
              read[field] === null
                ? t(`bounds.${field}`, {
                    from: formatNumber(loanBounds[field].from, language),
                    to: formatNumber(loanBounds[field].to, language),
                  })
                : undefined
            }
          >
            <Input
              ref={field === 'price' ? first : undefined}
              value={typed[field]}
              inputMode={field === 'years' ? 'numeric' : 'decimal'}
              autoComplete="off"
              maxLength={20}
              onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            />
          </Field>
        ))}
      </div>
      <Result loan={complete ? (read as Loan) : null} />
      <p className="mt-5 border-t border-sand-200 pt-4 text-sm text-stone-600">{t('estimate')}</p>
    </div>
  );
}

/** Null: something is missing or out of bounds. */
function Result({ loan }: { loan: Loan | null }) {
  const { t } = useTranslation('instalments');
  const money = useMoney();
  const result = loan === null ? null : instalmentOf(loan);
  const monthly = money(result?.monthly);
  const further = (['borrowed', 'interest', 'paid'] as const).map((name) => ({ name, sum: money(result?.[name]) }));
  return (
    <div aria-live="polite" aria-atomic className="mt-6 rounded-xl bg-sand-50 p-4">
      {monthly === null ? (
        <p className="text-stone-600">{t('incomplete')}</p>
      ) : (
        <>
          <p className="text-sm text-stone-600">{t('monthly')}</p>
          <p className="text-2xl font-semibold text-ink" data-testid="monthly">
            <bdi className="whitespace-nowrap">{monthly.amount}</bdi>
          </p>
          {monthly.inRiyals !== null && <bdi className="text-sm text-stone-600">{monthly.inRiyals}</bdi>}
          <dl className="mt-4 grid gap-x-5 gap-y-2 text-sm sm:grid-cols-3">
            {further.map(({ name, sum }) => (
              <div key={name} className="flex justify-between gap-3 sm:block">
                <dt className="text-stone-600">{t(`sum.${name}`)}</dt>
                <dd className="font-medium">
                  <bdi className="whitespace-nowrap">{sum?.amount}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}
