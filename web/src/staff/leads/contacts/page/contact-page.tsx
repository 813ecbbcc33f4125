import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { ScreenTitle } from '#staff-ui/screen-title.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { leadQuery } from '../../api/leads.ts';
import type { PersonErased } from '../../api/person.ts';
import { ErasedReport } from '../../erase-person.tsx';
import { ContactBar } from '../../page/contact-bar.tsx';
import { PersonRights } from '../../person-rights.tsx';
import { type ContactDetail, contactQuery } from '../api/contacts.ts';
import { nameOf } from '../contact-name.ts';
import { ContactConsent } from './contact-consent.tsx';
import { ContactDuplicates } from './contact-duplicates.tsx';
import { ContactEnquiries } from './contact-enquiries.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { ContactMerges } from './contact-merges.tsx';
import { NoSuchContact } from './no-such-contact.tsx';

/** A person with all their enquiries, and what is done about all of them at once. */
export function ContactPage({ id }: { id: number }) {
  const { t } = useTranslation(['adminContacts', 'adminLeads']);
  const [erased, setErased] = useState<PersonErased | null>(null);
  // nothing to ask for once erased
  const result = useQuery({ ...contactQuery(id), enabled: erased === null });
  if (erased !== null)
    return (
      <Frame title={t('adminLeads:erased.title')}>
        <ErasedReport result={erased} />
      </Frame>
    );
  const { data, error } = result;
  if (data === undefined && error instanceof ApiError && error.status === 404) return <NoSuchContact />;
  const title =
    data === undefined ? t(error === null ? 'page.loading' : 'page.title') : (nameOf(data.contact) ?? t('unnamed'));
  return (
    <Frame title={title}>
      <Loaded result={result} skeleton="h-96">
        {(person) => <Opened person={person} onErased={setErased} />}
      </Loaded>
    </Frame>
  );
}

function Opened({ person, onErased }: { person: ContactDetail; onErased: (result: PersonErased) => void }) {
  const { contact, enquiries, unseen, consent, duplicates, merges } = person;
  const newest = enquiries[0];
  return (
    <>
      {newest !== undefined && <Reach key={newest.id} leadId={newest.id} />}
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-6">
          <ContactDuplicates contact={contact} duplicates={duplicates} />
          <ContactEnquiries enquiries={enquiries} unseen={unseen} />
          <ContactMerges contactId={contact.id} merges={merges} />
        </div>
        <div className="min-w-0 space-y-6">
          <ContactFacts contact={contact}>
            {newest !== undefined && (
              <PersonRights lead={newest} leadIds={enquiries.map(({ id }) => id)} onErased={onErased} />
            )}
          </ContactFacts>
          <ContactConsent contact={contact} consent={consent} />
        </div>
      </div>
    </>
  );
}

/** By the newest enquiry: what is written goes into its story. */
function Reach({ leadId }: { leadId: number }) {
  const { data } = useQuery(leadQuery(leadId));
  return data === undefined || data.anonymisedAt !== null ? null : <ContactBar lead={data} />;
}

/** The way back, and who it is. */
function Frame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('adminContacts');
  return (
    <div className="space-y-5 pb-20 sm:pb-0">
      <Link
        to="/admin/contacts"
        className="inline-flex min-h-10 items-center gap-2 text-sm font-semibold text-maroon-700 hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
        {t('page.back')}
      </Link>
      <ScreenTitle title={title}>
        <bdi className="wrap-anywhere">{title}</bdi>
      </ScreenTitle>
      {children}
    </div>
  );
}
