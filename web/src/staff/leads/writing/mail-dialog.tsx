import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, FormActions, FormFailure } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { FormDialog } from '#staff-ui/form-dialog.tsx';
import type { Lead } from '../api/leads.ts';
import { type MessageFile, useWriteMessage } from '../api/messages.ts';
import { nameOf } from '../name-of.ts';
import { MailFiles } from './mail-files.tsx';
import { MessageFields } from './message-fields.tsx';
import { type WritingValues, wrongWriting } from './message-values.ts';

/** An e-mail that is sent from here. Pressed twice it is sent once. */
export function MailDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { t } = useTranslation('adminWriting');
  const write = useWriteMessage(lead.id);
  const key = useRef(crypto.randomUUID());
  const [files, setFiles] = useState<MessageFile[]>([]);
  const [adding, setAdding] = useState(false);
  const form = useRecordForm<WritingValues>({
    start: () => ({ language: lead.language, template: '', subject: '', text: '' }),
    rules: (values) =>
      wrongWriting(values, true, {
        subject: t('required.subject'),
        text: t('required.text'),
        unfilled: t('unfilled'),
      }),
    send: ({ language, subject, text }) =>
      write.mutateAsync({
        channel: 'email',
        key: key.current,
        language,
        subject: subject.trim(),
        text: text.trim(),
        fileIds: files.map(({ id }) => id),
      }),
    done: { title: t('email.done') },
    onSaved: onClose,
  });
  return (
    <FormDialog wide title={t('email.title', { name: nameOf(lead) })} description={t('email.note')} onClose={onClose}>
      <Form of={form} autoComplete="off">
        <MessageFields lead={lead} form={form} kind="email" />
        <MailFiles leadId={lead.id} files={files} onChange={setFiles} onAdding={setAdding} />
        <FormFailure otherwise={t('email.failed')} />
        <FormActions sticky label={t('email.send')} busyLabel={t('email.sending')} disabled={adding} />
      </Form>
    </FormDialog>
  );
}
