import { Building2, KeyRound, Tag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { ArrowForward } from '#ui/icon.tsx';

const services = [
  ['buying', Building2, '/properties?type=Sell'],
  ['selling', Tag, '/contact'],
  ['renting', KeyRound, '/properties?type=Rent'],
] as const;

export function MainServices() {
  const { t } = useTranslation('services');
  const { link } = useLanguage();
  return (
    <section className="page-width pt-24 sm:pt-28">
      <h2 className="text-3xl">{t('main.title')}</h2>
      <ul className="mt-10 grid gap-5 lg:grid-cols-3">
        {services.map(([name, Icon, path]) => (
          <li
            key={name}
            className="flex flex-col rounded-2xl border border-sand-200 bg-white p-7 shadow-card sm:p-9 lg:min-h-88"
          >
            <span className="flex size-14 items-center justify-center rounded-full bg-maroon-50 text-maroon-700">
              <Icon aria-hidden className="size-7 stroke-[1.4]" />
            </span>
            <h3 className="mt-8 text-2xl">{t(`main.${name}.title`)}</h3>
            <p className="mt-3 grow text-stone-600">{t(`main.${name}.text`)}</p>
            <Link
              to={link(path)}
              className="mt-6 inline-flex min-h-8 items-center gap-2 self-start font-semibold text-maroon-700 underline-offset-4 hover:underline"
            >
              {t(`main.${name}.action`)}
              <ArrowForward />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
