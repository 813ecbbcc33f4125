import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffice } from '#lib/office.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { PlatformIcon } from '#ui/platform-icon.tsx';

export function ContactCards() {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const office = useOffice();
  const [, ...place] = office.address;
  // an address may break only here on a narrow card
  const [mailbox, domain] = office.email.split('@');
  return (
    <ul aria-label={t('cards.label')} className="mt-10 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <Card href={office.mapsHref} outside icon={<MapPin />} title={t('cards.visit')} note={t('cards.visitNote')}>
        {place.join(language === 'ar' ? '، ' : ', ')}
      </Card>
      <Card href={office.phoneHref} icon={<Phone />} title={t('cards.call')} note={t('cards.always')}>
        <bdi dir="ltr">{office.phone}</bdi>
      </Card>
      <Card href={office.emailHref} icon={<Mail />} title={t('cards.email')} note={t('cards.emailNote')}>
        <bdi dir="ltr">
          {mailbox}@<wbr />
          {domain}
        </bdi>
      </Card>
      <Card
        href={office.whatsappHref}
        outside
        icon={<PlatformIcon platform="whatsapp" />}
        title={t('cards.whatsapp')}
        note={t('cards.always')}
      >
        <bdi dir="ltr">{office.whatsapp}</bdi>
      </Card>
    </ul>
  );
}

interface CardProps {
  href: string;
  outside?: boolean;
  icon: ReactNode;
  title: string;
  note: string;
  children: ReactNode;
}

function Card({ href, outside = false, icon, title, note, children }: CardProps) {
  return (
    <li>
      <a
        href={href}
        {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        className="group flex h-full flex-col rounded-xl border border-sand-200 bg-white p-4 shadow-card sm:p-5 transition-colors hover:border-maroon-600"
      >
        <span aria-hidden className="text-maroon-700 [&_svg]:size-6 [&_svg]:stroke-[1.5]">
          {icon}
        </span>
        <span className="mt-4 font-semibold">{title}</span>
        <span className="mt-0.5 text-sm wrap-anywhere text-stone-700 group-hover:text-maroon-700">{children}</span>
        <span className="mt-2 text-xs text-stone-600">{note}</span>
      </a>
    </li>
  );
}
