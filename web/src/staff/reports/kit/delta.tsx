import { useReportWords } from './use-report-words.ts';

interface DeltaProps {
  now: number | null;
  /** Undefined: nothing is compared. Null: there was none. */
  before: number | null | undefined;
  said: (value: number) => string;
  /** Of the difference, where it is said otherwise. */
  saidBy?: (difference: number) => string;
}

/** In words: neither colour nor sign alone says whether it became more. */
export function Delta({ now, before, said, saidBy = said }: DeltaProps) {
  const { t } = useReportWords();
  if (before === undefined) return null;
  return <span className="block">{words()}</span>;

  function words(): string {
    if (before === null || before === undefined || now === null) return t('delta.none');
    const [by, values] = [saidBy(Math.abs(now - before)), { before: said(before) }];
    // what is written the same is the same to who reads it
    if (by === saidBy(0)) return t('delta.same', values);
    return t(now > before ? 'delta.more' : 'delta.less', { ...values, by });
  }
}
