/** Why something was refused, as staff's pages say it: the contract's code is the key of the text. */
import { useTranslation } from 'react-i18next';
import type { ProblemCode } from '#i18n/problem-texts.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ApiError, detailOf } from '#lib/api/api-error.ts';

/** Their texts say less than a page's own sentence about what was not done. */
const vague: ReadonlySet<string> = new Set<ProblemCode>([
  'server.error',
  'server.unavailable',
  'request.invalid',
  'address.not_found',
]);
/** The server's sentence holds what the CRM or the pull said. */
const toldByServer: ReadonlySet<string> = new Set<ProblemCode>([
  'crm.offline',
  'crm.rejected',
  'crm.sync_failed',
  'crm.sync_stopped',
]);

export interface Problems {
  /** A sentence. @param otherwise what the page itself says where nothing more is known, such as that nothing was saved */
  sentence: (error: unknown, otherwise?: string) => string;
  /** What stands beside each field that was refused, by the name of the body's member. */
  fields: (error: unknown) => Partial<Record<string, string>>;
}

/** Puts refusals into words. */
export function useProblem(): Problems {
  const { t } = useTranslation('adminProblems');
  const { language } = useLanguage();
  /** Null where there is none: a newer server may have codes and rules of its own. */
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
    // the CRM's words stay as they are; on an Arabic page they read in their own direction
    return english ?? `${text} \u2068${detail}\u2069`;
  }

  const rule = (code: string): string => textOf(`rules.${code}`) ?? t('rules.refused');
  const fields = (error: unknown) =>
    error instanceof ApiError
      ? Object.fromEntries(error.fields.map(({ path, code }) => [path.split('.')[0] ?? '', rule(code)]))
      : {};
  return { sentence, fields };
}
