import { useTranslation } from 'react-i18next';
import type { Permission } from '#staff-lib/auth/use-may.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useFieldWords } from '#staff-lib/listings/use-field-words.ts';
import type { AuditEntry } from './api/audit.ts';

/** As dates are kept in the log. */
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
/** Numbers that name something are no quantities. */
const naming = /^(?:id|ids|.*Id|madeBy|user)$/;

/** Names and values of a change in the reader's language. What an older or newer release kept shows as it is kept. */
export function useAuditWords(kind: AuditEntry['subject']['kind']) {
  const { t } = useTranslation('adminAuditWords');
  const { t: permission } = useTranslation('adminPermissions');
  const { dateTime, number } = useFormats();
  const listing = useFieldWords();

  const wordOf = (value: unknown, name: string): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return naming.test(name) ? String(value) : number(value);
    if (typeof value !== 'string') return partsOf(value);
    if (moment.test(value)) return dateTime(value);
    if (name === 'permissions')
      return permission(`names.${value as Permission}` as 'names.overview.read', { defaultValue: value });
    return t(`values.${value}` as 'values.new', { defaultValue: value });
  };
  const partsOf = (value: unknown): string => {
    if (Array.isArray(value)) return value.map((one) => wordOf(one, '')).join(t('comma'));
    return Object.entries(value ?? {})
      .map(([name, one]) => `${nameOf(name)}: ${textOf(name, one) ?? '–'}`)
      .join(t('comma'));
  };
  const textOf = (name: string, value: unknown): string | null => {
    if (value === null || value === undefined || value === '') return null;
    if (name === 'permissions' && Array.isArray(value)) return value.map((one) => wordOf(one, name)).join(t('comma'));
    return wordOf(value, name);
  };
  const nameOf = (name: string): string => t(`fields.${name}` as 'fields.name', { defaultValue: name });

  if (kind !== 'property') return { nameOf, textOf };
  return {
    nameOf: (name: string): string => {
      const word = listing.nameOf(name);
      return word === name ? nameOf(name) : word;
    },
    textOf: (name: string, value: unknown): string | null =>
      value === null || value === ''
        ? null
        : listing.nameOf(name) === name
          ? textOf(name, value)
          : listing.valueOf(name, value),
  };
}
