import type { OpenScreen } from './screen.tsx';
import type { Language } from './words.ts';

export function crmSays(
  { text }: OpenScreen,
  language: Language,
  code: 'offline' | 'rejected' | 'sync_failed',
  detail: string,
): string {
  return language === 'en' ? detail : `${text.adminProblems.crm[code]} \u2068${detail}\u2069`;
}
