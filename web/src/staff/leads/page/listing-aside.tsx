import { useQuery } from '@tanstack/react-query';
import { Copy, Mail, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { titleOf } from '#staff-lib/title-of.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { whatsappChat } from '#lib/phone-links.ts';
import { Button } from '#ui/button.tsx';
import type { Lead } from '../api/leads.ts';
import { type ListedProperty, listingQuery, useMatches } from '../api/matches.ts';
import { internationalNumber } from '../international-number.ts';

/** The listing that was asked about, and others like it to send. */
export function ListingAside({ lead }: { lead: Lead }) {
  const { t } = useTranslation('adminLeadPage');
  if (lead.property === null) return null;
  return (
    <section aria-labelledby="listing-title" className="rounded-xl border border-sand-200 bg-white p-4 sm:p-5">
      <h2 id="listing-title" className="text-lg">
        {t('listing.title')}
      </h2>
      <Asked lead={lead} property={lead.property} />
    </section>
  );
}

function Asked({ lead, property }: { lead: Lead; property: NonNullable<Lead['property']> }) {
  const { t } = useTranslation('adminLeadPage');
  const { titleOf: titleHere } = useFormats();
  const { language } = useLanguage();
  const { data: listing, isPending } = useQuery(listingQuery(property.id));
  const matches = useMatches(listing);
  return (
    <>
      <a
        href={`/${language}/properties/${String(property.id)}`}
        className="mt-2 block font-semibold text-maroon-700 underline underline-offset-2"
      >
        <bdi>{titleHere(property)}</bdi>
      </a>
      {property.referenceId !== null && (
        <p className="text-xs text-stone-600">
          <bdi dir="ltr">{property.referenceId}</bdi>
        </p>
      )}
      {listing === undefined ? (
        !isPending && <p className="mt-1 text-sm text-stone-600">{t('listing.offSite')}</p>
      ) : (
        <>
          <ListingLine listing={listing} />
          <SendRow lead={lead} listing={listing} />
          <h3 className="mt-5 text-base">{t('matches.title')}</h3>
          <Loaded result={matches} skeleton="mt-3 h-24">
            {(found) =>
              found.length === 0 ? (
                <p className="mt-1 text-sm text-stone-600">{t('matches.none')}</p>
              ) : (
                <ul className="divide-y divide-sand-200">
                  {found.map((match) => (
                    <li key={match.id} className="py-3">
                      <a
                        href={`/${language}/properties/${String(match.id)}`}
                        className="text-sm font-semibold text-maroon-700 underline underline-offset-2"
                      >
                        <bdi>{titleHere(match)}</bdi>
                      </a>
                      <ListingLine listing={match} />
                      <SendRow lead={lead} listing={match} />
                    </li>
                  ))}
                </ul>
              )
            }
          </Loaded>
        </>
      )}
    </>
  );
}

function ListingLine({ listing }: { listing: Pick<ListedProperty, 'price' | 'city' | 'deal'> }) {
  const { t } = useTranslation('adminLeadPage');
  const { price } = useFormats();
  return (
    <p className="text-sm text-stone-600">
      {[price(listing.price) ?? t('listing.onRequest'), t(`listing.deals.${listing.deal}`)].join(' · ')}
    </p>
  );
}

/** The address of a listing to the person, in the person's language. */
function SendRow({ lead, listing }: { lead: Lead; listing: Pick<ListedProperty, 'id' | 'title' | 'titleAr'> }) {
  const { t } = useTranslation('adminLeadPage');
  const tell = useTell();
  const address = `${window.location.origin}/${lead.language}/properties/${String(listing.id)}`;
  const title = titleOf(listing, lead.language);
  const text = encodeURIComponent(`${title}\n${address}`);
  const number = lead.masked.includes('phone') ? null : internationalNumber(lead.phone);
  const canMail = !lead.masked.includes('email') && lead.email !== '' && lead.anonymisedAt === null;
  const copied = t('send.copied');
  return (
    <div className="mt-1.5 -ms-2 flex flex-wrap">
      <Button
        size="sm"
        variant="quiet"
        className="px-2!"
        aria-label={t('send.copyFor', { title })}
        onClick={() => void tell(navigator.clipboard.writeText(address), { done: copied, failed: t('send.failed') })}
      >
        <Copy aria-hidden className="size-4" />
        {t('send.copy')}
      </Button>
      {number !== null && (
        <Button asChild size="sm" variant="quiet" className="px-2!">
          <a
            href={`${whatsappChat(number)}?text=${text}`}
            target="_blank"
            rel="noreferrer"
            aria-label={t('send.whatsappFor', { title })}
          >
            <MessageCircle aria-hidden className="size-4" />
            {t('contact.whatsapp')}
          </a>
        </Button>
      )}
      {canMail && (
        <Button asChild size="sm" variant="quiet" className="px-2!">
          <a
            href={`mailto:${lead.email}?subject=${encodeURIComponent(title)}&body=${text}`}
            aria-label={t('send.emailFor', { title })}
          >
            <Mail aria-hidden className="size-4" />
            {t('contact.email')}
          </a>
        </Button>
      )}
    </div>
  );
}
