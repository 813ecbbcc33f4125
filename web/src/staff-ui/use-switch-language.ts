import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';
import type { AuthUser } from '#staff-lib/auth/auth-user.ts';
import { keepStaffLanguage } from '#staff-lib/auth/use-staff-language.ts';
import { useToast } from '#ui/toast-state.ts';

/** Shows the screens in the other language, now and wherever this person signs in. */
export function useSwitchLanguage(user: AuthUser | null): () => void {
  const { language } = useLanguage();
  const { t } = useTranslation('admin');
  const toast = useToast();
  const other = language === 'ar' ? 'en' : 'ar';
  const choose = async (): Promise<void> => {
    try {
      if (user !== null) await dataOf(browserApi.PUT('/api/auth/language', { body: { language: other } }));
    } catch {
      toast({ title: t('header.languageFailed'), variant: 'destructive' });
      return;
    }
    keepStaffLanguage(other);
    window.location.reload();
  };
  return () => void choose();
}
