import { useTranslation } from 'react-i18next';
import { breadcrumbList } from '#app/json-ld/breadcrumb-list.ts';
import { faqPage } from '#app/json-ld/faq-page.ts';
import { JsonLd } from '#app/json-ld/json-ld.tsx';
import { realEstateAgent } from '#app/json-ld/real-estate-agent.ts';
import { specialHours } from '#app/json-ld/special-hours.ts';
import { browserPage, serverPage } from '#app/page-data.ts';
import { PageHead } from '#app/page-head.tsx';
import { ContactCards } from '#site/contact/contact-cards.tsx';
import { Faq, questions } from '#site/contact/faq.tsx';
import { HoursCard, LocationCard, ServicesCard } from '#site/contact/info-cards.tsx';
import { LeadPanel } from '#site/leads/lead-panel.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { useHoursSentence } from '#lib/hours-sentence.ts';
import { useWholeOffice } from '#lib/office.ts';
import { SocialLinks } from '#site/social/social-links.tsx';
import { TitledSection } from '#ui/titled-section.tsx';
import type { Route } from './+types/contact.ts';

export const loader = ({ request, context }: Route.LoaderArgs) => serverPage(request, context);

export const clientLoader = () => browserPage();

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('contact');
  const hours = useHoursSentence();
  return (
    <div className="page-width pt-10 sm:pt-14">
      <PageHead title={t('meta.title')} description={t('meta.description', { hours })} origin={loaderData.origin} />
      <ContactData origin={loaderData.origin} />
      <h1 className="max-w-2xl text-3xl">{t('title')}</h1>
      <p className="mt-3 max-w-2xl text-lg text-stone-600">{t('subtitle')}</p>
      <ContactCards />
      <div className="mt-14 grid gap-x-16 gap-y-14 lg:grid-cols-[1.25fr_1fr]">
        <LeadPanel title={t('form.title')} text={t('form.text')} source="contact_form" />
        <div className="space-y-12">
          <HoursCard />
          <LocationCard />
          <ServicesCard />
          <TitledSection id="contact-social" title={t('social.title')}>
            <div className="mt-4">
              <SocialLinks size="lg" />
            </div>
          </TitledSection>
        </div>
      </div>
      <Faq />
    </div>
  );
}

function ContactData({ origin }: { origin: string }) {
  const { t } = useTranslation(['contact', 'shell']);
  const { language } = useLanguage();
  const office = useWholeOffice();
  const crumbs = [
    { name: t('shell:nav.home'), path: '/' },
    { name: t('meta.title'), path: '/contact' },
  ];
  return (
    <>
      <JsonLd data={{ ...realEstateAgent(office, language, origin), ...specialHours(office.hours) }} />
      <JsonLd
        data={faqPage(
          questions.map((name) => ({ question: t(`faq.${name}.question`), answer: t(`faq.${name}.answer`) })),
        )}
      />
      <JsonLd data={breadcrumbList(crumbs, language, origin)} />
    </>
  );
}
