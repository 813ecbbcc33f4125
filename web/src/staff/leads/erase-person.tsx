import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#staff-ui/form/fields.tsx';
import { Form, FormFailure, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import type { Lead } from './api/leads.ts';
import { type PersonErased, useErasePerson } from './api/person.ts';

interface ErasePersonProps {
  /** Any enquiry of theirs. */
  lead: Pick<Lead, 'id' | 'email' | 'phone'>;
  /** Only those on the screen are erased. */
  leadIds: number[];
  onErased: (result: PersonErased) => void;
  onCancel: () => void;
}

/** The e-mail must be typed: there is no way back. */
export function ErasePerson({ lead, leadIds, onErased, onCancel }: ErasePersonProps) {
  const { t } = useTranslation(['adminLeads', 'common']);
  const { counted } = useFormats();
  const erase = useErasePerson(lead.id);
  const form = useRecordForm<{ confirmation: string }, PersonErased>({
    start: () => ({ confirmation: '' }),
    send: ({ confirmation }) => erase.mutateAsync({ confirmation, leadIds }),
    onSaved: onErased,
    // nothing to lose
    unguarded: true,
  });
  const { control, setFocus } = form;
  useEffect(() => setFocus('confirmation'), [setFocus]);
  const typed = useWatch({ control, name: 'confirmation' });
  // who called may have no e-mail
  const sign = lead.email || (lead.phone ?? '');
  const matches = typed.trim().toLowerCase() === sign.trim().toLowerCase();
  return (
    <Form of={form} className="mt-4 space-y-4 rounded-lg border border-danger-700/30 bg-danger-50 p-4">
      <h3 className="flex items-center gap-2 font-semibold text-danger-700">
        <TriangleAlert aria-hidden className="size-5 shrink-0" />
        {t('erase.title')}
      </h3>
      <ul className="list-disc space-y-1 ps-5 text-sm text-stone-700">
        <li>{t('erase.what', counted(leadIds.length))}</li>
        <li>{t('erase.crm')}</li>
        <li>{t('erase.mails')}</li>
      </ul>
      <TextField name="confirmation" label={t('erase.type', { email: sign })} writing="code" />
      <FormFailure otherwise={t('erase.failed')} />
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
        <SaveButton
          label={t('erase.confirm')}
          busyLabel={t('erase.running')}
          disabled={!matches}
          className="bg-danger-700! enabled:hover:bg-danger-700/90!"
        />
      </div>
    </Form>
  );
}

export function ErasedReport({ result }: { result: PersonErased }) {
  const { t } = useTranslation('adminLeads');
  const { counted } = useFormats();
  return (
    <div role="status" className="space-y-4 text-sm text-stone-700">
      <ul className="list-disc space-y-1 ps-5">
        <li>{t('erased.leads', counted(result.erased))}</li>
        {result.owners > 0 && <li>{t('erased.owner')}</li>}
        {result.cancelled > 0 && <li>{t('erased.cancelled', counted(result.cancelled))}</li>}
        {result.mailsErased > 0 && <li>{t('erased.mails', counted(result.mailsErased))}</li>}
        {result.mailsSent > 0 && (
          <li className="font-semibold text-ink">{t('erased.mailsSent', counted(result.mailsSent))}</li>
        )}
      </ul>
      {result.crmCopies.length === 0 ? (
        <p>{t('erased.crmNone')}</p>
      ) : (
        <>
          <p className="font-semibold text-ink">{t('erased.crm', counted(result.crmCopies.length))}</p>
          <ul className="divide-y divide-sand-200 rounded-lg border border-sand-200">
            {result.crmCopies.map(({ referenceId, crmId }) => (
              <li key={referenceId} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5 font-mono text-xs">
                <bdi dir="ltr">{crmId ?? t('erased.crmUnsure')}</bdi>
                <bdi dir="ltr" className="break-all text-stone-600">
                  {referenceId}
                </bdi>
              </li>
            ))}
          </ul>
          <p>
            <Link to="/admin/privacy" className="text-maroon-700 underline underline-offset-2">
              {t('erased.crmListed')}
            </Link>
          </p>
        </>
      )}
    </div>
  );
}
