import { useTranslation } from 'react-i18next';
import type { Permission } from '#staff-lib/auth/use-may.ts';
import { useRoleName } from '#staff-lib/auth/use-role-name.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useFieldWords } from '#staff-lib/listings/use-field-words.ts';
import type { AuditEntry } from './api/audit.ts';

/** As dates are kept in the log. */
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
/** Numbers that name something are no quantities. */
const naming = /^(?:id|ids|.*Id|madeBy|user)$/;

/** Of which a subject may be a part of the house instead of a record. */
const hasLabels = new Set<AuditEntry['subject']['kind']>(['setting', 'lead_rule', 'lead', 'crm', 'schedule']);

/** Names and values of a change in the reader's language. What an older or newer release kept shows as it is kept. */
export function useAuditWords(kind: AuditEntry['subject']['kind']) {
  const { t } = useTranslation('adminAuditWords');
  const { t: permission } = useTranslation('adminPermissions');
  const roleName = useRoleName();
  const { dateTime, number } = useFormats();
  const listing = useFieldWords();

  // what is kept may be anybody's text, and look like a key or a placeholder
  const has = (part: 'fields' | 'values' | 'labels', word: string): boolean =>
    Object.hasOwn(t(part, { returnObjects: true }), word);
  const wordOf = (value: unknown, name: string): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return naming.test(name) ? String(value) : number(value);
    if (typeof value !== 'string') return partsOf(value, name);
    if (moment.test(value)) return dateTime(value);
    if (name === 'permissions')
      return permission(`names.${value as Permission}` as 'names.overview.read', { defaultValue: value });
    if (name === 'role' || name === 'roles') return roleName(value);
    return has('values', value) ? t(`values.${value}` as 'values.new') : value;
  };
  const partsOf = (value: unknown, name: string): string => {
    if (Array.isArray(value)) return value.map((one) => wordOf(one, name)).join(t('comma'));
    return Object.entries(value ?? {})
      .map(([part, one]) => `${nameOf(part)}: ${textOf(part, one) ?? '–'}`)
      .join(t('comma'));
  };
  const textOf = (name: string, value: unknown): string | null => {
    if (value === null || value === undefined || value === '') return null;
    return wordOf(value, name);
  };
  const nameOf = (name: string): string => (has('fields', name) ? t(`fields.${name}` as 'fields.name') : name);
  const labelOf = (label: string): string =>
    hasLabels.has(kind) && has('labels', label) ? t(`labels.${label}` as 'labels.office') : label;

  if (kind !== 'property') return { nameOf, textOf, labelOf };
  return {
    labelOf,
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
