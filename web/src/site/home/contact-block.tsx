import { MapPin, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOffice } from '#lib/office.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { ArrowForward } from '#ui/icon.tsx';
import { WhatsAppButton } from '#ui/whatsapp-button.tsx';

export function ContactBlock() {
  const { t } = useTranslation(['home', 'common']);
  const { link } = useLanguage();
  const { phone, phoneHref, mapsHref, address } = useOffice();
  return (
    <section className="page-width pt-24 sm:pt-32">
      <div className="grid gap-10 rounded-2xl bg-maroon-800 px-6 py-14 text-white sm:px-14 lg:grid-cols-[1.6fr_1fr] lg:items-end lg:py-20">
        <div>
          <p className="text-xs font-semibold text-maroon-200">{t('contact.eyebrow')}</p>
          <h2 className="mt-2 max-w-xl text-3xl">{t('contact.title')}</h2>
          <p className="mt-4 max-w-lg text-lg text-white/85">{t('contact.text')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button asChild variant="inverse" size="lg">
              <a href={phoneHref} aria-label={t('common:callNumber', { phone })}>
                <Phone aria-hidden className="size-4.5" />
                <bdi dir="ltr">{phone}</bdi>
              </a>
            </Button>
            <WhatsAppButton variant="inverseQuiet" size="lg" />
          </div>
        </div>
        <div className="border-t border-white/20 pt-8 lg:border-s lg:border-t-0 lg:ps-10 lg:pt-0">
          <h3 className="text-base text-maroon-200">{t('contact.office')}</h3>
          <a
            href={mapsHref}
            target="_blank"
            rel="noopener noreferrer"
            className="mt-3 flex gap-3 underline-offset-4 hover:underline"
          >
            <MapPin aria-hidden className="mt-1 size-5 shrink-0 text-maroon-200" />
            <address className="leading-relaxed not-italic">
              {address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </a>
          <Link
            to={link('/contact')}
            className="mt-6 inline-flex min-h-8 items-center gap-2 font-semibold underline-offset-4 hover:underline"
          >
            {t('contact.page')}
            <ArrowForward />
          </Link>
        </div>
      </div>
    </section>
  );
}
