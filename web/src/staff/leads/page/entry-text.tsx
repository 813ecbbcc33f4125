import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostEntryCharacters } from '@manzil/core/leads/entry';
import { authUserQuery } from '#staff-lib/auth/auth-user.ts';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { AreaField } from '#staff-ui/form/fields.tsx';
import { Form, FormFailure, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { codeOf } from '#lib/api/api-error.ts';
import { Button } from '#ui/button.tsx';
import { type LeadEntry, useChangeEntry } from '../api/entries.ts';

/** What somebody wrote; its author may mend it. */
export function EntryText({ entry, leadId }: { entry: LeadEntry; leadId: number }) {
  const { t } = useTranslation('adminLeadPage');
  const { data: user } = useQuery(authUserQuery);
  const mayWrite = useMay('leads.write');
  const [editing, setEditing] = useState(false);
  const isMine = mayWrite && user != null && entry.authorId === user.id;
  return (
    <>
      <p className="font-semibold text-ink">
        {t(`kinds.${entry.kind}`)}
        {entry.outcome !== null && `: ${t(`outcomes.${entry.outcome}`)}`}
        <span className="font-normal text-stone-600">
          {' · '}
          <bdi>{entry.earlier ? t('story.earlier') : (entry.authorName ?? t('story.nobody'))}</bdi>
          {entry.version > 1 && ` · ${t('story.edited')}`}
        </span>
      </p>
      {editing ? (
        <EntryForm entry={entry} leadId={leadId} onClose={() => setEditing(false)} />
      ) : (
        <>
          {entry.text !== '' && (
            <p dir="auto" className="whitespace-pre-wrap wrap-anywhere text-stone-700 rtl:text-right ltr:text-left">
              {entry.text}
            </p>
          )}
          {isMine && (
            <Button size="sm" variant="quiet" className="-ms-3.5" onClick={() => setEditing(true)}>
              {t('story.edit')}
            </Button>
          )}
        </>
      )}
    </>
  );
}

interface EntryFormProps {
  entry: LeadEntry;
  leadId: number;
  onClose: () => void;
}

/** The version is that with which it was opened, or that of the text shown beside a clash. */
function EntryForm({ entry, leadId, onClose }: EntryFormProps) {
  const { t } = useTranslation('adminLeadPage');
  const change = useChangeEntry(leadId);
  const [version, setVersion] = useState(entry.version);
  const form = useRecordForm<{ text: string }>({
    start: () => ({ text: entry.text }),
    rules: ({ text }) => ({ text: entry.kind === 'note' && text.trim() === '' ? t('composer.required') : undefined }),
    send: ({ text }) => change.mutateAsync({ entry: entry.id, text: text.trim(), version }),
    onSaved: onClose,
  });
  const clashed = codeOf(form.failure) === 'lead_entry.conflict' && entry.version !== version;
  return (
    <Form of={form} className="mt-2 space-y-3">
      <AreaField name="text" label={t('story.text')} rows={3} maxLength={mostEntryCharacters} />
      {clashed ? (
        <div role="alert" className="rounded-lg border border-amber-700/30 bg-amber-50 p-3">
          <p className="font-semibold text-amber-700">{t('clash.entry')}</p>
          <p dir="auto" className="mt-1 whitespace-pre-wrap text-ink rtl:text-right ltr:text-left">
            {entry.text}
          </p>
          <Button size="sm" variant="secondary" className="mt-2" onClick={() => setVersion(entry.version)}>
            {t('clash.overwrite')}
          </Button>
        </div>
      ) : (
        <FormFailure otherwise={t('composer.failed')} />
      )}
      <div className="flex flex-wrap gap-2">
        <SaveButton size="sm" label={t('composer.save')} busyLabel={t('composer.saving')} disabled={clashed} />
        <Button size="sm" variant="secondary" onClick={onClose}>
          {t('story.cancel')}
        </Button>
      </div>
    </Form>
  );
}
