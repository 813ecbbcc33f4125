import { useTranslation } from 'react-i18next';
import type { ProblemCode } from '#i18n/problem-texts.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ApiError, detailOf } from '#lib/api/api-error.ts';

/** A page's own sentence says more. */
const vague: ReadonlySet<string> = new Set<ProblemCode>([
  'server.error',
  'server.unavailable',
  'request.invalid',
  'address.not_found',
]);
/** Holds the words of the CRM or the pull. */
const toldByServer: ReadonlySet<string> = new Set<ProblemCode>([
  'crm.offline',
  'crm.rejected',
  'crm.sync_failed',
  'crm.sync_stopped',
]);

export interface Problems {
  /** @param otherwise said where nothing more is known */
  sentence: (error: unknown, otherwise?: string) => string;
  /** By member of the body. */
  fields: (error: unknown) => Partial<Record<string, string>>;
}

export function useProblem(): Problems {
  const { t } = useTranslation('adminProblems');
  const { language } = useLanguage();
  /** Null for codes of a newer server. */
  const textOf = (key: string): string | null => t(key as ProblemCode, { defaultValue: '' }) || null;

  function sentence(error: unknown, otherwise?: string): string {
    if (!(error instanceof ApiError)) return otherwise ?? t('unanswered');
    const { code } = error;
    const detail = detailOf(error);
    const english = language === 'en' ? detail : null;
    const text = code === '' ? null : textOf(code);
    if (text === null) return english ?? otherwise ?? t('unexpected');
    if (vague.has(code)) return otherwise ?? text;
    if (!toldByServer.has(code) || detail === null) return text;
    // the CRM's words keep their own direction
    return english ?? `${text} \u2068${detail}\u2069`;
  }

  const rule = (code: string): string => textOf(`rules.${code}`) ?? t('rules.refused');
  const fields = (error: unknown) =>
    error instanceof ApiError
      ? Object.fromEntries(error.fields.map(({ path, code }) => [path.split('.')[0] ?? '', rule(code)]))
      : {};
  return { sentence, fields };
}
