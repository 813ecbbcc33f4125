import { mostMandateFileBytes, mostMandateFiles } from '@manzil/core/owners/mandate';
import { FileText, Paperclip, Trash2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSeesContact } from '#staff-lib/auth/use-sees-contact.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useProblem } from '#staff-lib/use-problem.ts';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import {
  fileAddress,
  type Mandate,
  type MandateFile,
  useAddMandateFile,
  useDeleteMandateFile,
} from './api/mandates.ts';

interface Sending {
  name: string;
  /** 0 to 1 */
  sent: number;
  error: string | null;
}

/** A link downloads: what the office keeps privately is never shown in the page. */
export function MandateFiles({ mandate, mayWrite }: { mandate: Mandate; mayWrite: boolean }) {
  const { t } = useTranslation('adminOwners');
  const { number } = useFormats();
  const tell = useTell();
  const remove = useDeleteMandateFile();
  const mayOpen = useSeesContact();
  const { ask, question } = useQuestion((file: MandateFile) => ({
    title: t('files.removeTitle', { name: file.name }),
    text: t('files.removeText'),
    confirmLabel: t('files.remove'),
    destructive: true,
    onConfirm: () => tell(remove.mutateAsync(file.id), { done: t('files.removed') }),
  }));
  const { files } = mandate;
  return (
    <div className="space-y-2">
      {files.length > 0 && (
        <ul
          aria-label={t('files.title')}
          className="divide-y divide-sand-200 rounded-lg border border-sand-200 bg-white"
        >
          {files.map((file) => (
            <li key={file.id} className="flex items-center gap-3 px-3 py-1.5">
              <FileText aria-hidden className="size-4 shrink-0 text-stone-600" />
              <span className="min-w-0 grow">
                {mayOpen ? (
                  <a
                    href={fileAddress(file)}
                    download={file.name}
                    className="block truncate text-maroon-700 underline underline-offset-2"
                  >
                    <bdi>{file.name}</bdi>
                  </a>
                ) : (
                  <bdi className="block truncate">{file.name}</bdi>
                )}
              </span>
              <span className="shrink-0 text-xs text-stone-600">
                {t('files.size', { kilobytes: number(Math.max(1, Math.round(file.size / 1024))) })}
              </span>
              {mayWrite && (
                <button
                  type="button"
                  aria-label={t('files.removeTitle', { name: file.name })}
                  onClick={() => ask(file)}
                  className="rounded-md p-2 text-stone-600 hover:bg-sand-100"
                >
                  <Trash2 aria-hidden className="size-4" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && <AddFile mandate={mandate} />}
      {question}
    </div>
  );
}

function AddFile({ mandate: { id, files } }: { mandate: Mandate }) {
  const { t } = useTranslation(['adminOwners', 'adminProblems']);
  const { number } = useFormats();
  const problem = useProblem();
  const add = useAddMandateFile(id);
  const [sending, setSending] = useState<Sending | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const busy = sending !== null && sending.error === null;

  async function send(file: File): Promise<void> {
    const { name } = file;
    if (file.size > mostMandateFileBytes) {
      setSending({ name, sent: 0, error: t('adminProblems:request.too_large') });
      return;
    }
    setSending({ name, sent: 0, error: null });
    try {
      await add.mutateAsync({ file, onProgress: (sent) => setSending({ name, sent, error: null }) });
      setSending(null);
    } catch (error) {
      setSending({ name, sent: 0, error: problem.sentence(error) });
    }
  }

  return (
    <>
      {sending !== null && (
        <div
          aria-live="polite"
          className="flex flex-wrap items-center gap-3 rounded-lg border border-sand-200 bg-white px-3 py-2"
        >
          <bdi className="min-w-0 grow truncate">{sending.name}</bdi>
          {sending.error === null ? (
            <>
              <progress value={sending.sent} max={1} aria-label={sending.name} className="w-28 accent-maroon-700" />
              <span className="text-xs text-stone-600">
                {t('files.sent', { percent: number(Math.round(sending.sent * 100)) })}
              </span>
            </>
          ) : (
            <>
              <span role="alert" className="text-danger-700">
                {sending.error}
              </span>
              <button
                type="button"
                aria-label={t('files.dismiss', { name: sending.name })}
                onClick={() => setSending(null)}
                className="rounded-md p-1.5 text-stone-600 hover:bg-sand-100"
              >
                <X aria-hidden className="size-4" />
              </button>
            </>
          )}
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        aria-label={t('files.choose')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // the same file may be chosen again
          event.target.value = '';
          if (file !== undefined) void send(file);
        }}
      />
      {files.length < mostMandateFiles && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button size="sm" variant="quiet" disabled={busy} onClick={() => input.current?.click()}>
            <Paperclip aria-hidden className="size-4" />
            {t('files.add')}
          </Button>
          <span className="text-xs text-stone-600">{t('files.hint', { most: number(mostMandateFiles) })}</span>
        </p>
      )}
    </>
  );
}
