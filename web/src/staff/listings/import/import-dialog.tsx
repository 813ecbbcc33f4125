import { useProblem } from '#staff-lib/use-problem.ts';
import { FileSpreadsheet, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast-state.ts';
import { ImportPlan } from './import-plan.tsx';
import { mostCharacters, useImport, useImportProgress } from './use-import.ts';

/** A dry run, then exactly that, all or nothing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['adminProperties', 'adminProblems', 'common']);
  const { counted } = useFormats();
  const toast = useToast();
  const problem = useProblem();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<{ name: string; csv: string } | null>(null);
  const dryRun = useImport();
  const apply = useImport();
  const plan = dryRun.data;
  const error = apply.error ?? dryRun.error;
  const changing = plan === undefined ? 0 : plan.created + plan.updated;

  const look = (next: { name: string; csv: string }): void => {
    setFile(next);
    apply.reset();
    dryRun.mutate({ csv: next.csv, dryRun: true });
  };
  const choose = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    if (chosen.size > mostCharacters * 2) {
      toast({ title: t('adminProblems:import.unreadable'), variant: 'destructive' });
      return;
    }
    look({ name: chosen.name, csv: await chosen.text() });
  };
  const run = (): void => {
    if (file === null || plan === undefined) return;
    apply.mutate(
      { csv: file.csv, dryRun: false, plan: plan.plan },
      {
        onSuccess: () => {
          toast({ title: t('import.done', counted(changing)) });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={t('import.title')}
      description={t('import.text')}
      footer={
        <>
          {apply.isPending && <Running label={t('import.running', counted(changing))} plan={plan?.plan ?? null} />}
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button disabled={plan === undefined || plan.refused > 0 || changing === 0 || apply.isPending} onClick={run}>
            {t('import.apply', counted(changing))}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <div className="flex flex-wrap items-center gap-4 rounded-xl border border-sand-200 bg-sand-50 p-4">
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv"
            aria-label={t('import.choose')}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
            <FileSpreadsheet aria-hidden className="size-4" />
            {t('import.choose')}
          </Button>
          <p className="min-w-0 grow text-sm text-stone-600">
            {file === null ? t('import.hint') : <bdi>{file.name}</bdi>}
          </p>
        </div>
        {error !== null && (
          <div
            role="alert"
            className="flex flex-wrap items-center gap-3 rounded-lg bg-danger-50 px-4 py-3 text-sm text-danger-700"
          >
            <TriangleAlert aria-hidden className="size-5 shrink-0" />
            <span className="grow">{problem.sentence(error)}</span>
            {file !== null && (
              <Button size="sm" variant="secondary" onClick={() => look(file)}>
                {t('import.again')}
              </Button>
            )}
          </div>
        )}
        {dryRun.isPending && <p role="status">{t('import.reading')}</p>}
        {plan !== undefined && (
          <>
            <p className={plan.refused > 0 ? 'font-semibold text-danger-700' : 'text-stone-700'}>
              {plan.refused > 0 ? t('import.mend') : changing === 0 ? t('import.nothing') : t('import.ready')}
            </p>
            <ImportPlan key={plan.plan} result={plan} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** All is stored at the end: it may still come to nothing. */
function Running({ label, plan }: { label: string; plan: string | null }) {
  const { t } = useTranslation(['adminProperties', 'adminProblems']);
  const { number } = useFormats();
  const progress = useImportProgress(plan);
  const text =
    progress === null ? label : t('import.progress', { done: number(progress.done), total: number(progress.total) });
  return (
    <div className="me-auto flex items-center gap-3 text-sm text-stone-600">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuetext={text}
        {...(progress === null
          ? {}
          : { 'aria-valuenow': progress.done, 'aria-valuemin': 0, 'aria-valuemax': progress.total })}
        className="h-2 w-32 overflow-hidden rounded-full bg-sand-200"
      >
        <div
          className="h-full bg-maroon-700 transition-[inline-size] duration-500"
          style={{
            inlineSize: `${String(progress === null ? 4 : Math.round((100 * progress.done) / progress.total))}%`,
          }}
        />
      </div>
      <p>{text}</p>
    </div>
  );
}
