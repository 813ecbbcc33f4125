import { districtNames } from '@manzil/core/search/places/place-names';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import type { LeadRule } from './api/routing.ts';

type AnyWords = (key: string, options: object) => string;

/** How conditions are said in the page's language. */
export function useRuleWords() {
  const { t } = useTranslation(['adminRouting', 'vocabulary']);
  const { language } = useLanguage();
  const day = (of: number) =>
    new Intl.DateTimeFormat(language === 'ar' ? 'ar' : 'en', { weekday: 'long', timeZone: 'UTC' }).format(
      // a Sunday
      Date.UTC(2026, 10, 29 + of),
    );
  const district = (name: string) =>
    language === 'ar' ? (districtNames[name] ?? name) : name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const kind = (name: string) =>
    (t as AnyWords)(`vocabulary:subType.${name.replaceAll('-', ' ')}`, { defaultValue: name });
  const time = (minutes: number) =>
    new Intl.DateTimeFormat(language === 'ar' ? 'ar-QA-u-nu-arab' : 'en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
    }).format(minutes * 60_000);
  const list = (parts: readonly string[]) =>
    new Intl.ListFormat(language === 'ar' ? 'ar' : 'en', { type: 'disjunction' }).format(parts);
  return {
    day,
    district,
    kind,
    /** Each condition in a sentence; none: every enquiry. */
    conditionsOf(rule: LeadRule, nameOfAgent: (id: number) => string): string[] {
      const { agentIds, districts, languages, kinds, days, dutyFrom, dutyTo } = rule;
      const said = (key: 'agents' | 'districts' | 'kinds' | 'languages' | 'days', parts: string[]) =>
        parts.length === 0 ? [] : [t(`conditions.${key}`, { list: list(parts) })];
      return [
        ...said('agents', agentIds.map(nameOfAgent)),
        ...said('districts', districts.map(district)),
        ...said('kinds', kinds.map(kind)),
        ...said(
          'languages',
          languages.map((one) => t(one === 'ar' ? 'languages.ar' : 'languages.en')),
        ),
        ...said('days', days.toSorted((a, b) => a - b).map(day)),
        ...(dutyFrom === null || dutyTo === null
          ? []
          : [t('conditions.duty', { from: time(dutyFrom), to: time(dutyTo) })]),
      ];
    },
  };
}
