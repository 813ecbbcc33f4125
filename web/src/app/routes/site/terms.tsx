import { useTranslation } from 'react-i18next';
import { browserPage, serverPage } from '#app/page-data.ts';
import { PageHead } from '#app/page-head.tsx';
import { Terms } from '#site/legal/terms.tsx';
import type { Route } from './+types/terms.ts';

export const loader = ({ request, context }: Route.LoaderArgs) => serverPage(request, context);

export const clientLoader = () => browserPage();

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('legal');
  return (
    <>
      <PageHead title={t('terms.title')} description={t('terms.description')} origin={loaderData.origin} />
      <Terms />
    </>
  );
}
