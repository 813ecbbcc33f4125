import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { browserPage, serverPage } from '#app/page-data.ts';
import { PageHead } from '#app/page-head.tsx';
import { AboutStats } from '#site/about/about-stats.tsx';
import { AboutStory } from '#site/about/about-story.tsx';
import { AboutValues } from '#site/about/about-values.tsx';
import { LeadPanel } from '#site/leads/lead-panel.tsx';
import { NewsletterForm } from '#site/newsletter/newsletter-form.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';
import { PageHero } from '#ui/page-hero.tsx';
import type { Route } from './+types/about.ts';

export const loader = ({ request, context }: Route.LoaderArgs) => serverPage(request, context);

export const clientLoader = () => browserPage();

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('about');
  const { link } = useLanguage();
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description')} origin={loaderData.origin} />
      <PageHero
        eyebrow={t('hero.eyebrow')}
        title={t('hero.title')}
        text={t('hero.text')}
        picture={{ name: 'about', alt: t('hero.pictureAlt') }}
      />
      <AboutStats />
      <AboutStory />
      <AboutValues />
      <div className="page-width max-w-3xl! pt-24 sm:pt-32">
        <LeadPanel title={t('form.title')} text={t('form.text')} source="about_page" />
      </div>
      <NewsletterForm />
      <CallToAction title={t('cta.title')} text={t('cta.text')}>
        <Button asChild variant="inverse" size="lg">
          <Link to={link('/properties')}>{t('cta.properties')}</Link>
        </Button>
        <Button asChild variant="inverseQuiet" size="lg">
          <Link to={link('/contact')}>{t('cta.contact')}</Link>
        </Button>
      </CallToAction>
    </>
  );
}
