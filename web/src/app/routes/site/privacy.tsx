import { useTranslation } from 'react-i18next';
import { browserPage, serverPage } from '#app/page-data.ts';
import { PageHead } from '#app/page-head.tsx';
import { Privacy } from '#site/legal/privacy.tsx';
import type { Route } from './+types/privacy.ts';

export const loader = ({ request, context }: Route.LoaderArgs) => serverPage(request, context);

export const clientLoader = () => browserPage();

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('legal');
  return (
    <>
      <PageHead title={t('privacy.title')} description={t('privacy.description')} origin={loaderData.origin} />
      <Privacy />
    </>
  );
}
