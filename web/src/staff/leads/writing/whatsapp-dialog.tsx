import { MessageCircle } from 'lucide-react';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { whatsappChat } from '#lib/phone-links.ts';
import { Form } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { FormDialog } from '#staff-ui/form-dialog.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import type { Lead } from '../api/leads.ts';
import { useWriteMessage } from '../api/messages.ts';
import { nameOf } from '../name-of.ts';
import { MessageFields } from './message-fields.tsx';
import { openPlaces, type WritingValues } from './message-values.ts';

interface WhatsappDialogProps {
  lead: Lead;
  /** International. */
  number: string;
  onClose: () => void;
}

/** Opens a chat with a text. Whether it is sent there, nobody knows here. */
export function WhatsappDialog({ lead, number, onClose }: WhatsappDialogProps) {
  const { t } = useTranslation('adminWriting');
  const write = useWriteMessage(lead.id);
  const tell = useTell();
  const key = useRef(crypto.randomUUID());
  const form = useRecordForm<WritingValues>({
    start: () => ({ language: lead.language, template: '', subject: '', text: '' }),
    // what opens the chat is a link: browsers block windows that open by themselves
    send: () => Promise.resolve(),
    unguarded: true,
  });
  const { language, text } = useWatch({ control: form.control }) as WritingValues;
  const isReady = text.trim() !== '' && openPlaces({ subject: '', text }).length === 0;
  const look = 'gap-2';
  const label = (
    <>
      <MessageCircle aria-hidden className="size-5 shrink-0" />
      {t('whatsapp.open')}
    </>
  );

  function noteOpened(): void {
    const message = { channel: 'whatsapp' as const, key: key.current, language, text: text.trim() };
    void tell(write.mutateAsync(message), { failed: t('whatsapp.failed') });
    onClose();
  }

  return (
    <FormDialog title={t('whatsapp.title', { name: nameOf(lead) })} description={t('whatsapp.note')} onClose={onClose}>
      <Form of={form} autoComplete="off">
        <MessageFields lead={lead} form={form} kind="whatsapp" />
        <div className="flex flex-wrap justify-end gap-2.5">
          {isReady ? (
            <Button asChild className={look}>
              <a
                href={`${whatsappChat(number)}?text=${encodeURIComponent(text.trim())}`}
                target="_blank"
                rel="noreferrer"
                onClick={noteOpened}
              >
                {label}
              </a>
            </Button>
          ) : (
            <Button disabled className={look}>
              {label}
            </Button>
          )}
        </div>
      </Form>
    </FormDialog>
  );
}
