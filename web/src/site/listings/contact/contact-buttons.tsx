import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { PlatformIcon } from '#ui/platform-icon.tsx';
import { type ContactSubject, useContact } from './use-contact.ts';

interface ContactButtonsProps {
  property: ContactSubject;
  /** `bar` at the foot of a phone's page; `aside` beside the page. */
  place: 'bar' | 'aside';
}

/** Call and WhatsApp with their words, which the names of the links begin with. */
export function ContactButtons({ property, place }: ContactButtonsProps) {
  const { t } = useTranslation(['listing', 'common']);
  const { call, whatsapp } = useContact(property, 'detail');
  const size = place === 'bar' ? 'grow gap-1.5! px-2.5! sm:grow-0 sm:px-5!' : 'grow basis-0';
  return (
    <>
      <Button asChild variant="secondary" className={size}>
        <a href={call.href} aria-label={`${t('detail.call')}: ${call.name}`} onClick={call.onClick}>
          <Phone aria-hidden className="size-4" />
          {t('detail.call')}
        </a>
      </Button>
      <Button asChild variant="whatsapp" className={`[&_svg]:size-4.5 ${size}`}>
        <a
          href={whatsapp.href}
          aria-label={`${t('common:whatsapp')}: ${whatsapp.name}`}
          onClick={whatsapp.onClick}
          target="_blank"
          rel="noopener noreferrer"
        >
          <PlatformIcon platform="whatsapp" />
          {t('common:whatsapp')}
        </a>
      </Button>
    </>
  );
}
