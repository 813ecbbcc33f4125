import { useTranslation } from 'react-i18next';
import { useOffice } from '#lib/office.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { PropertyDetail } from '#lib/listings/types.ts';
import { ContactFace } from '../contact/contact-face.tsx';
import { useContact } from '../contact/use-contact.ts';

/** The agent in charge, or the agency; with the number, which a desk cannot call by a press. */
export function AgentCard({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation('listing');
  const { language } = useLanguage();
  const contact = useContact(property, 'detail');
  const { agent } = property;
  const label = agent === null ? t('contact.ourOffice') : t('detail.agent');
  const { address } = useOffice();
  const place = address.at(-2);
  return (
    <section aria-label={label} className="flex items-center gap-4 border-t border-sand-200 pt-5">
      <ContactFace contact={contact} size="md" />
      <div className="min-w-0">
        <p className="text-xs text-stone-600">{label}</p>
        <p className="truncate font-semibold">{contact.name}</p>
        <p className="truncate text-sm text-stone-600">
          {agent === null ? place : ((language === 'ar' ? agent.titleAr : null) ?? agent.title)}
        </p>
        <p className="text-sm text-stone-600">
          {agent !== null && contact.phone.isOffice && `${t('contact.ourOffice')}: `}
          <bdi dir="ltr" className="whitespace-nowrap">
            {contact.phone.number}
          </bdi>
        </p>
      </div>
    </section>
  );
}
