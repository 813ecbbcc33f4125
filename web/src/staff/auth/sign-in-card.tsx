import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { ChevronBack } from '#ui/icon.tsx';

export function SignInCard({ title, subtitle, children }: { title: string; subtitle?: string; children: ReactNode }) {
  const { t } = useTranslation('adminAuth');
  const { link } = useLanguage();
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center bg-sand-50 px-4 py-10">
      <title>{title}</title>
      <div className="w-full max-w-md rounded-2xl border border-sand-200 bg-white p-7 shadow-card sm:p-9">
        <h1 className="text-2xl">{title}</h1>
        {subtitle !== undefined && <p className="mt-1 text-stone-600">{subtitle}</p>}
        <div className="mt-7">{children}</div>
      </div>
      <Button asChild variant="quiet" className="mt-5">
        <Link to={link('/')} reloadDocument>
          <ChevronBack />
          {t('home')}
        </Link>
      </Button>
    </main>
  );
}
