import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { browserPage, serverPage } from '#app/page-data.ts';
import { PageHead } from '#app/page-head.tsx';
import { LeadPanel } from '#site/leads/lead-panel.tsx';
import { AdditionalServices } from '#site/services/additional-services.tsx';
import { MainServices } from '#site/services/main-services.tsx';
import { ProcessSteps } from '#site/services/process-steps.tsx';
import { WhyServices } from '#site/services/why-services.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';
import { PageHero } from '#ui/page-hero.tsx';
import type { Route } from './+types/services.ts';

export const loader = ({ request, context }: Route.LoaderArgs) => serverPage(request, context);

export const clientLoader = () => browserPage();

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('services');
  const { link } = useLanguage();
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description')} origin={loaderData.origin} />
      <PageHero
        eyebrow={t('hero.eyebrow')}
        title={t('hero.title')}
        text={t('hero.text')}
        picture={{ name: 'services', alt: t('hero.pictureAlt') }}
      />
      <MainServices />
      <AdditionalServices />
      <ProcessSteps />
      <div className="page-width grid gap-x-16 gap-y-14 pt-24 sm:pt-32 lg:grid-cols-[1fr_1.15fr]">
        <WhyServices />
        <LeadPanel title={t('form.title')} text={t('form.text')} source="services_page" />
      </div>
      <CallToAction title={t('cta.title')} text={t('cta.text')}>
        <Button asChild variant="inverse" size="lg">
          <Link to={link('/contact')}>{t('cta.contact')}</Link>
        </Button>
        <Button asChild variant="inverseQuiet" size="lg">
          <Link to={link('/team')}>{t('cta.team')}</Link>
        </Button>
      </CallToAction>
    </>
  );
}
