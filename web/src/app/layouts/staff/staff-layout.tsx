import { getI18n, useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { addAdminMessages } from '#i18n/load.ts';
import { isLanguage } from '#i18n/language.ts';
import { useOffice } from '#lib/office.ts';
import { sendAsStaff } from '#staff-lib/api/session-call.ts';
import { Skeleton } from '#ui/skeleton.tsx';

export const meta = () => [{ name: 'robots', content: 'noindex, nofollow' }];

/** Loaded only here, so that visitors never load them. */
export async function clientLoader(): Promise<null> {
  sendAsStaff();
  const translator = getI18n();
  await addAdminMessages(translator, isLanguage(translator.language) ? translator.language : 'en');
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useTranslation('common');
  const { name } = useOffice();
  return (
    <main aria-busy className="page-width py-10">
      <title>{name}</title>
      <p className="sr-only">{t('loading')}</p>
      <Skeleton className="h-10 w-56" />
      <Skeleton className="mt-8 h-96 w-full" />
    </main>
  );
}

export default function StaffLayout() {
  return <Outlet />;
}
