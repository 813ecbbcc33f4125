import { useReportWords } from './use-report-words.ts';

interface DeltaProps {
  now: number | null;
  /** Undefined: nothing is compared. Null: there was none. */
  before: number | null | undefined;
  said: (value: number) => string;
  /** Of the difference of two shares. */
  saidBy?: (difference: number) => string;
}

/** In words: neither colour nor sign alone says whether it became more. */
export function Delta({ now, before, said, saidBy }: DeltaProps) {
  const { t } = useReportWords();
  if (before === undefined) return null;
  return <span className="block">{words()}</span>;

  function words(): string {
    if (before === null || before === undefined || now === null) return t('delta.none');
    // of shares as they are written, or 18% and 11% would be 6 points apart
    const [one, other] = saidBy === undefined ? [now, before] : [hundredths(now), hundredths(before)];
    const values = { before: said(before) };
    if (one === other) return t('delta.same', values);
    const by = (saidBy ?? said)(Math.abs(one - other));
    return t(one > other ? 'delta.more' : 'delta.less', { ...values, by });
  }
}

const hundredths = (share: number): number => Math.round(share * 100) / 100;
