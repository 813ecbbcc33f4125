import { HydrationBoundary } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { data, Link } from 'react-router';
import { browserPage, serverPage } from '#app/page-data.ts';
import { PageHead } from '#app/page-head.tsx';
import { agentsQuery } from '#site/team/api/agents.ts';
import { TeamGrid } from '#site/team/team-grid.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { serverApi } from '#lib/api/server-api.ts';
import { useOffice } from '#lib/office.ts';
import { prefetchAll } from '#lib/query/prefetch.ts';
import { Button } from '#ui/button.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';
import { WhatsAppButton } from '#ui/whatsapp-button.tsx';
import type { Route } from './+types/team.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = serverPage(request, context);
  const { dehydrated, errors } = await prefetchAll([agentsQuery(serverApi(context))]);
  const failed = errors[0] !== null;
  return data({ ...page, dehydrated, failed }, { status: failed ? 503 : 200 });
}

export const clientLoader = () => ({ ...browserPage(), failed: false });

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('team');
  const { link } = useLanguage();
  const { phoneHref } = useOffice();
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <PageHead
        title={t('meta.title')}
        description={t('meta.description')}
        origin={loaderData.origin}
        path={link('/team')}
      />
      <div className="page-width pt-10 sm:pt-14">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-3 mb-10 max-w-2xl text-lg text-stone-600">{t('subtitle')}</p>
        <TeamGrid failedBefore={loaderData.failed} />
      </div>
      <CallToAction title={t('cta.title')} text={t('cta.text')}>
        <Button asChild variant="inverse" size="lg">
          <a href={phoneHref}>
            <Phone aria-hidden className="size-4.5" />
            {t('cta.call')}
          </a>
        </Button>
        <WhatsAppButton variant="inverseQuiet" size="lg" />
        <Button asChild variant="inverseQuiet" size="lg">
          <Link to={link('/contact')}>{t('cta.form')}</Link>
        </Button>
      </CallToAction>
    </HydrationBoundary>
  );
}
