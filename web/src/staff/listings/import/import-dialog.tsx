import { importExample, importTemplate } from '@manzil/core/listings/import-template';
import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useProblem } from '#staff-lib/use-problem.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast-state.ts';
import { propertySummaryQuery } from '../api/admin-properties.ts';
import { FileLink } from './file-link.tsx';
import { ImportPlan } from './import-plan.tsx';
import { PublishChoice } from './publish-choice.tsx';
import { RefusedRows } from './refused-rows.tsx';
import { useImportProgress, type ImportResult } from './use-import.ts';
import { useImportSteps } from './use-import-steps.ts';

/** A dry run, then exactly that, all or nothing; refused rows come back as a file. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['adminProperties', 'adminProblems', 'common']);
  const { counted } = useFormats();
  const toast = useToast();
  const steps = useImportSteps();
  const { plan, applying } = steps;
  const [done, setDone] = useState(false);
  const changing = plan === null ? 0 : plan.created + plan.updated;
  const refused = plan?.refused ?? 0;
  const ready = plan !== null && changing > 0 && (refused === 0 || steps.leaveRefused) && !steps.looking;

  const ended = ({ published }: ImportResult): void => {
    const description = published > 0 ? t('import.publish.done', counted(published)) : undefined;
    toast({ title: t('import.done', counted(changing)), ...(description !== undefined && { description }) });
    // whoever left rows out can still take them along
    if (refused > 0) setDone(true);
    else onClose();
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
          {applying && <Running label={t('import.running', counted(changing))} plan={plan?.plan ?? null} />}
          <Button variant={done ? 'primary' : 'secondary'} onClick={onClose}>
            {t(done ? 'common:close' : 'common:cancel')}
          </Button>
          {!done && (
            <Button disabled={!ready || applying} onClick={() => steps.run(ended)}>
              {t('import.apply', counted(changing))}
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-5">
        {!done && <Choose steps={steps} />}
        <Failure steps={steps} />
        {steps.looking && <p role="status">{t('import.reading')}</p>}
        {plan !== null && <Planned steps={steps} plan={plan} changing={changing} done={done} />}
      </div>
    </Dialog>
  );
}

type Steps = ReturnType<typeof useImportSteps>;

function Choose({ steps: { file, choose } }: { steps: Steps }) {
  const { t } = useTranslation('adminProperties');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="space-y-3 rounded-xl border border-sand-200 bg-sand-50 p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-label={t('import.choose')}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen !== undefined) void choose(chosen);
            event.target.value = '';
          }}
        />
        <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
          <FileSpreadsheet aria-hidden className="size-4" />
          {t('import.choose')}
        </Button>
        <FileLink name="manzil-template.csv" text={importTemplate} label={t('import.template')} />
        <FileLink name="manzil-example.csv" text={importExample} label={t('import.example')} />
      </div>
      <p className="min-w-0 text-sm text-stone-600">
        {file === null ? (
          t('import.hint')
        ) : (
          <>
            <bdi>{file.name}</bdi> · {t(`import.encoding.${file.encoding}`)}
          </>
        )}
      </p>
    </div>
  );
}

function Failure({ steps: { error, unread, file, publish, look } }: { steps: Steps }) {
  const { t } = useTranslation(['adminProperties', 'adminProblems']);
  const problem = useProblem();
  if (error === null && unread === null) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-lg bg-danger-50 px-4 py-3 text-sm text-danger-700"
    >
      <TriangleAlert aria-hidden className="size-5 shrink-0" />
      <span className="grow">
        {unread === null
          ? problem.sentence(error)
          : t(unread === 'encoding' ? 'adminProblems:import.encoding' : 'adminProblems:import.unreadable')}
      </span>
      {file !== null && (
        <Button size="sm" variant="secondary" onClick={() => look(file, publish)}>
          {t('import.again')}
        </Button>
      )}
    </div>
  );
}

interface PlannedProps {
  steps: Steps;
  plan: ImportResult;
  changing: number;
  done: boolean;
}

function Planned({ steps, plan, changing, done }: PlannedProps) {
  const { t } = useTranslation('adminProperties');
  const { data: summary } = useQuery(propertySummaryQuery);
  const { file, publish, looking, look } = steps;
  const { refused, publishable, incomplete } = plan;
  const said = refused > 0 ? t('import.mend') : changing === 0 ? t('import.nothing') : t('import.ready');
  return (
    <>
      {!done && <p className={refused > 0 ? 'font-semibold text-danger-700' : 'text-stone-700'}>{said}</p>}
      {refused > 0 && file !== null && (
        <RefusedRows
          plan={plan}
          csv={file.csv}
          done={done}
          leave={steps.leaveRefused}
          onLeave={steps.setLeaveRefused}
        />
      )}
      {!done && file !== null && publishable + incomplete > 0 && (
        <PublishChoice
          result={plan}
          publish={publish}
          minimum={summary?.minimum ?? null}
          disabled={looking}
          onChange={(next) => look(file, next)}
        />
      )}
      {!done && <ImportPlan key={plan.plan} result={plan} />}
    </>
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
