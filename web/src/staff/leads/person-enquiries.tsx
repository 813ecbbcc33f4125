import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import type { Lead } from './api/leads.ts';
import { type PersonEnquiry, type PersonErased, personQuery } from './api/person.ts';
import { contactAddress } from './contacts/contact-table-spec.ts';
import { leadAddress } from './lead-table-spec.ts';
import { PersonRights } from './person-rights.tsx';

interface PersonEnquiriesProps {
  lead: Lead;
  onErased: (result: PersonErased) => void;
}

/** With what the law lets the person ask. */
export function PersonEnquiries({ lead, onErased }: PersonEnquiriesProps) {
  const { t } = useTranslation(['adminLeads', 'adminContacts']);
  const { counted } = useFormats();
  return (
    <section aria-labelledby="person-title">
      <h2 id="person-title" className="text-lg">
        {t('person.title')}
      </h2>
      {/* who is anonymous is nobody any more */}
      {lead.anonymisedAt === null && (
        <p className="mt-1 text-sm">
          <Link to={contactAddress(lead.contactId)} className="text-maroon-700 underline underline-offset-2">
            {t('adminContacts:page.fromLead')}
          </Link>
        </p>
      )}
      <Loaded result={useQuery(personQuery(lead.id))} skeleton="mt-3 h-16">
        {({ enquiries, unseen, duplicates }) => (
          <>
            {duplicates > 0 && (
              <p className="mt-2 rounded-md bg-amber-50 px-3 py-2 text-sm text-amber-700">
                {t('adminContacts:duplicates.onLead', counted(duplicates))}
              </p>
            )}
            <p className="mt-1 text-sm text-stone-600">
              {enquiries.length === 1 && unseen === 0 ? t('person.only') : t('person.count', counted(enquiries.length))}
              {unseen > 0 && ` ${t('person.unseen', counted(unseen))}`}
            </p>
            {enquiries.length > 1 && (
              <ol className="mt-3 divide-y divide-sand-200 overflow-hidden rounded-lg border border-sand-200">
                {enquiries.map((enquiry) => (
                  <EnquiryLine key={enquiry.id} enquiry={enquiry} current={enquiry.id === lead.id} />
                ))}
              </ol>
            )}
            <PersonRights lead={lead} leadIds={enquiries.map(({ id }) => id)} onErased={onErased} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function EnquiryLine({ enquiry, current }: { enquiry: PersonEnquiry; current: boolean }) {
  const { t } = useTranslation('adminLeads');
  const { dateTime, titleOf } = useFormats();
  const [params] = useSearchParams();
  const { property } = enquiry;
  const what = (
    <>
      {t(`source.${enquiry.source}`)}
      {property !== null && (
        <>
          {': '}
          <bdi>{titleOf(property)}</bdi>
        </>
      )}
    </>
  );
  return (
    <li aria-current={current ? 'true' : undefined} className={`px-4 py-3 text-sm ${current ? 'bg-sand-50' : ''}`}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        {current ? (
          <span className="font-semibold text-ink">{what}</span>
        ) : (
          <Link
            to={leadAddress(params, enquiry.id)}
            className="font-semibold text-maroon-700 underline underline-offset-2"
          >
            {what}
          </Link>
        )}
        <span className="text-stone-600">{t(`status.${enquiry.status}`)}</span>
      </p>
      <p className="text-xs text-stone-600">
        {dateTime(enquiry.createdAt)} · {current ? t('person.this') : t(`person.by.${sharedBy(enquiry)}`)}
      </p>
    </li>
  );
}

/** With the enquiry of this page; staff or a third enquiry may have joined those that share nothing. */
function sharedBy({ sameEmail, samePhone }: PersonEnquiry) {
  if (sameEmail) return samePhone ? 'both' : 'email';
  return samePhone ? 'phone' : 'neither';
}
