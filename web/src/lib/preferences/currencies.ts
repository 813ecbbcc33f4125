import { riyalSymbol } from '#i18n/format.ts';

/** Prices are stored in QAR; the specification fixes the rates. */

export const currencyCodes = ['QAR', 'USD', 'EUR', 'GBP', 'AED', 'SAR', 'KWD'] as const;
export type CurrencyCode = (typeof currencyCodes)[number];

interface CurrencyOption {
  code: CurrencyCode;
  symbol: { en: string; ar: string };
  name: { en: string; ar: string };
  /** Per QAR. */
  rate: number;
}

export const currencies: Readonly<Record<CurrencyCode, CurrencyOption>> = {
  QAR: { code: 'QAR', symbol: riyalSymbol, name: { en: 'Qatari riyal', ar: 'ريال قطري' }, rate: 1 },
  USD: { code: 'USD', symbol: { en: '$', ar: '$' }, name: { en: 'US dollar', ar: 'دولار أمريكي' }, rate: 0.27 },
  EUR: { code: 'EUR', symbol: { en: '€', ar: '€' }, name: { en: 'Euro', ar: 'يورو' }, rate: 0.25 },
  GBP: { code: 'GBP', symbol: { en: '£', ar: '£' }, name: { en: 'British pound', ar: 'جنيه إسترليني' }, rate: 0.22 },
  AED: { code: 'AED', symbol: { en: 'AED', ar: 'د.إ' }, name: { en: 'UAE dirham', ar: 'درهم إماراتي' }, rate: 1 },
  SAR: { code: 'SAR', symbol: { en: 'SAR', ar: 'ر.س' }, name: { en: 'Saudi riyal', ar: 'ريال سعودي' }, rate: 1.02 },
  KWD: { code: 'KWD', symbol: { en: 'KWD', ar: 'د.ك' }, name: { en: 'Kuwaiti dinar', ar: 'دينار كويتي' }, rate: 0.08 },
};

export const defaultCurrency: CurrencyCode = 'QAR';
export const isCurrency = (value: unknown): value is CurrencyCode => currencyCodes.some((code) => code === value);
