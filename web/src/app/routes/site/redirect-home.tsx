import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { Mark } from '#app/layouts/logo.tsx';

const forgetLanguage = 'language=; Path=/; Max-Age=0; SameSite=Lax';

/** `/` forgets the language and leads to the English home; other choices stay. */
export function loader() {
  return data(null, { headers: { 'Set-Cookie': forgetLanguage, Refresh: '1; url=/en', 'Cache-Control': 'no-store' } });
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export const meta = () => [
  { name: 'robots', content: 'noindex' },
  { tagName: 'link', rel: 'canonical', href: '/en' },
];

export default function RedirectHome() {
  const { t } = useTranslation('shell');
  useEffect(() => {
    try {
      localStorage.removeItem('language');
      sessionStorage.clear();
    } catch {
      // Storage is off: there is nothing to forget.
    }
    document.cookie = forgetLanguage;
    window.location.replace('/en');
  }, []);
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-5 p-6 text-center">
      <title>{t('redirect.title')}</title>
      <Mark className="size-12 text-maroon-700" />
      <h1 className="text-2xl">{t('redirect.title')}</h1>
      <p role="status" className="text-stone-600">
        {t('redirect.message')}
      </p>
      <a href="/en" className="text-sm font-medium text-maroon-700 underline underline-offset-4">
        {t('redirect.link')}
      </a>
    </main>
  );
}
