import type { components } from '@manzil/contract/api';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';

type Named = { key: string; name: components['schemas']['RoleName'] | null };

const inTexts = ['admin', 'manager', 'editor', 'agent', 'user', 'token'] as const;

/** Gives the name of a role by its key; where its name is unknown the key. @param own roles that are not built in */
export function useRoleName(own: readonly Named[] = []): (key: string) => string {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return (key) => {
    const builtIn = inTexts.find((one) => one === key);
    return builtIn === undefined
      ? (own.find((role) => role.key === key)?.name?.[language] ?? key)
      : t(`role.${builtIn}`);
  };
}
