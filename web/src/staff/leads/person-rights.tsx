import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { useSeesContact } from '#staff-lib/auth/use-sees-contact.ts';
import { Button } from '#ui/button.tsx';
import type { Lead } from './api/leads.ts';
import type { PersonErased } from './api/person.ts';
import { ErasePerson } from './erase-person.tsx';
import { ExportPerson } from './export-person.tsx';

interface PersonRightsProps {
  /** Any enquiry of theirs. */
  lead: Pick<Lead, 'id' | 'referenceId' | 'email' | 'phone'>;
  /** Only those on the screen are erased. */
  leadIds: number[];
  onErased: (result: PersonErased) => void;
}

/** What the law lets the person ask. */
export function PersonRights({ lead, leadIds, onErased }: PersonRightsProps) {
  const { t } = useTranslation('adminLeads');
  // the file holds them, and the address confirms what is erased
  const seesContact = useSeesContact();
  const mayExport = useMay('people.export') && seesContact;
  const mayErase = useMay('people.erase') && seesContact;
  const [erasing, setErasing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (!mayExport && !mayErase) return null;
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {mayExport && <ExportPerson lead={lead} />}
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
      {mayErase && erasing && (
        <ErasePerson
          lead={lead}
          leadIds={leadIds}
          onErased={onErased}
          onCancel={() => {
            setErasing(false);
            opener.current?.focus();
          }}
        />
      )}
    </>
  );
}
