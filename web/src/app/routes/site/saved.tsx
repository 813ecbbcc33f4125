import { useTranslation } from 'react-i18next';
import { renderCardInquiry } from '#app/components/inquiry-button.tsx';
import { browserPage, serverPage } from '#app/page-data.ts';
import { PageHead } from '#app/page-head.tsx';
import { SavedListings } from '#site/listings/saved/saved-listings.tsx';
import type { Route } from './+types/saved.ts';

/** The same page for everybody: only the browser knows what is saved. */
export const loader = ({ request, context }: Route.LoaderArgs) => ({
  ...serverPage(request, context),
  dehydrated: null,
});

export const clientLoader = () => browserPage();

export default function Saved({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('listing');
  return (
    <>
      <PageHead title={t('saved.title')} description={t('saved.text')} origin={loaderData.origin} noindex />
      <section className="page-width pt-10 sm:pt-14">
        <h1 className="text-3xl">{t('saved.title')}</h1>
        <p className="mt-3 mb-10 max-w-2xl text-lg text-stone-600">{t('saved.text')}</p>
        <SavedListings renderInquiry={renderCardInquiry} />
      </section>
    </>
  );
}
