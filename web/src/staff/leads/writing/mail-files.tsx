import { mostMessageBytes, mostMessageFileBytes, mostMessageFiles } from '@manzil/core/leads/message';
import { Paperclip, X } from 'lucide-react';
import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useProblem } from '#staff-lib/use-problem.ts';
import { Refusal } from '#staff-ui/form/form.tsx';
import { Button } from '#ui/button.tsx';
import { addMessageFile, type MessageFile } from '../api/messages.ts';

interface MailFilesProps {
  leadId: number;
  files: MessageFile[];
  onChange: Dispatch<SetStateAction<MessageFile[]>>;
  onAdding: (adding: boolean) => void;
}

/** One after another; what is too many or too large is said before it is sent anywhere. */
export function MailFiles({ leadId, files, onChange, onAdding }: MailFilesProps) {
  const { t } = useTranslation('adminWriting');
  const { number } = useFormats();
  const problem = useProblem();
  const input = useRef<HTMLInputElement>(null);
  const [adding, setAdding] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  function reasonAgainst(file: File, before: readonly MessageFile[]): string | null {
    if (before.length >= mostMessageFiles) return t('files.tooMany', { most: number(mostMessageFiles) });
    if (file.size > mostMessageFileBytes) return t('files.tooLarge', { name: file.name });
    const size = before.reduce((sum, one) => sum + one.size, file.size);
    return size > mostMessageBytes ? t('files.tooMuch') : null;
  }

  async function add(chosen: readonly File[]): Promise<void> {
    let now = files;
    setRefused(null);
    onAdding(true);
    for (const file of chosen) {
      const reason = reasonAgainst(file, now);
      if (reason !== null) {
        setRefused(reason);
        break;
      }
      setAdding(file.name);
      try {
        const added = await addMessageFile(leadId, file);
        now = [...now, added];
        onChange((before) => [...before, added]);
      } catch (error) {
        setRefused(problem.sentence(error));
        break;
      }
    }
    setAdding(null);
    onAdding(false);
  }

  return (
    <div className="space-y-2 text-sm">
      {files.length > 0 && (
        <ul aria-label={t('files.title')} className="divide-y divide-sand-200 rounded-lg border border-sand-200">
          {files.map((file) => (
            <li key={file.id} className="flex items-center gap-3 px-3 py-1">
              <Paperclip aria-hidden className="size-4 shrink-0 text-stone-600" />
              <bdi className="min-w-0 grow truncate">{file.name}</bdi>
              <FileSize size={file.size} />
              <button
                type="button"
                aria-label={t('files.remove', { name: file.name })}
                onClick={() => onChange((before) => before.filter(({ id }) => id !== file.id))}
                className="rounded-md p-2 text-stone-600 hover:bg-sand-100"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p aria-live="polite" className="text-stone-600 empty:hidden">
        {adding !== null && t('files.adding', { name: adding })}
      </p>
      {refused !== null && <Refusal>{refused}</Refusal>}
      <input
        ref={input}
        type="file"
        multiple
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        aria-label={t('files.choose')}
        className="sr-only"
        tabIndex={-1}
        disabled={adding !== null}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // the same file may be chosen again
          target.value = '';
          if (chosen.length > 0) void add(chosen);
        }}
      />
      {files.length < mostMessageFiles && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button size="sm" variant="quiet" disabled={adding !== null} onClick={() => input.current?.click()}>
            <Paperclip aria-hidden className="size-4" />
            {t('files.add')}
          </Button>
          <span className="text-xs text-stone-600">{t('files.hint', { most: number(mostMessageFiles) })}</span>
        </p>
      )}
    </div>
  );
}

export function FileSize({ size }: { size: number }) {
  const { t } = useTranslation('adminWriting');
  const { number } = useFormats();
  return (
    <span className="shrink-0 text-xs text-stone-600">
      {t('files.size', { kilobytes: number(Math.max(1, Math.round(size / 1024))) })}
    </span>
  );
}
