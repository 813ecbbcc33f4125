import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { useSeesContact } from '#staff-lib/auth/use-sees-contact.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import type { Lead } from './api/leads.ts';
import { type PersonEnquiry, type PersonErased, personQuery, useExportPerson } from './api/person.ts';
import { ErasePerson } from './erase-person.tsx';
import { leadAddress } from './lead-table-spec.ts';

interface PersonEnquiriesProps {
  lead: Lead;
  onErased: (result: PersonErased) => void;
}

/** With what the law lets the person ask. */
export function PersonEnquiries({ lead, onErased }: PersonEnquiriesProps) {
  const { t } = useTranslation('adminLeads');
  const { counted } = useFormats();
  // the file holds them, and the address confirms what is erased
  const seesContact = useSeesContact();
  const mayExport = useMay('people.export') && seesContact;
  const mayErase = useMay('people.erase') && seesContact;
  const [erasing, setErasing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <section aria-labelledby="person-title">
      <h2 id="person-title" className="text-lg">
        {t('person.title')}
      </h2>
      <Loaded result={useQuery(personQuery(lead.id))} skeleton="mt-3 h-16">
        {({ enquiries, unseen }) => (
          <>
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
            {(mayExport || mayErase) && (
              <div className="mt-4 flex flex-wrap gap-2.5">
                {mayExport && <ExportButton lead={lead} />}
                {mayErase && (
                  <Button
                    ref={opener}
                    size="sm"
                    variant="quiet"
                    className="text-danger-700!"
                    aria-expanded={erasing}
                    onClick={() => setErasing(!erasing)}
                  >
                    {t('erase.open')}
                  </Button>
                )}
              </div>
            )}
            {mayErase && erasing && (
              <ErasePerson
                lead={lead}
                leadIds={enquiries.map(({ id }) => id)}
                onErased={onErased}
                onCancel={() => {
                  setErasing(false);
                  opener.current?.focus();
                }}
              />
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function ExportButton({ lead }: { lead: Lead }) {
  const { t } = useTranslation('adminLeads');
  const tell = useTell();
  const save = useExportPerson(lead);
  return (
    <Button size="sm" variant="secondary" disabled={save.isPending} onClick={() => void tell(save.mutateAsync())}>
      <Download aria-hidden className="size-4" />
      {t('person.export')}
    </Button>
  );
}

function EnquiryLine({ enquiry, current }: { enquiry: PersonEnquiry; current: boolean }) {
  const { t } = useTranslation('adminLeads');
  const { dateTime, titleOf } = useFormats();
  const [params] = useSearchParams();
  const { property } = enquiry;
  const by = enquiry.sameEmail ? (enquiry.samePhone ? 'both' : 'email') : 'phone';
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
        {dateTime(enquiry.createdAt)} · {current ? t('person.this') : t(`person.by.${by}`)}
      </p>
    </li>
  );
}
