import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { advertisingServices, choose } from '#lib/analytics/analytics.ts';
import { Button } from '#ui/button.tsx';

/** Refusing takes one press and looks like agreeing. */
export function ConsentBanner({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('shell');
  const { language, link } = useLanguage();
  const services = advertisingServices();
  const answer = (choice: 'granted' | 'denied') => () => {
    choose(choice);
    onDone();
  };
  return (
    <section
      aria-label={t('consent.label')}
      className="animate-rise-in fixed inset-x-3 bottom-3 z-40 mx-auto flex max-w-3xl flex-col gap-4 rounded-xl border border-sand-200 bg-white p-5 shadow-float sm:flex-row sm:items-center sm:gap-6"
    >
      <p className="grow text-sm text-stone-700">
        {services.length === 0
          ? t('consent.text')
          : t('consent.advertising', { services: new Intl.ListFormat(language).format(services) })}{' '}
        <Link to={`${link('/privacy')}#cookies`} className="underline underline-offset-2 hover:text-maroon-700">
          {t('footer.privacy')}
        </Link>
      </p>
      <div className="grid shrink-0 grid-cols-2 gap-2.5">
        <Button variant="secondary" onClick={answer('denied')}>
          {t('consent.refuse')}
        </Button>
        <Button variant="secondary" onClick={answer('granted')}>
          {t('consent.accept')}
        </Button>
      </div>
    </section>
  );
}
