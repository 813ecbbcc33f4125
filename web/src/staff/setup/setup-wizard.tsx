import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { askAgain } from '#staff-lib/api/staff-query.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useProblem } from '#staff-lib/use-problem.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { TitledSection } from '#ui/titled-section.tsx';
import { useToast } from '#ui/toast-state.ts';
import { doneOf, type Setup, setupQuery, type StepName, stepNames, useSaveSetup, useTestMail } from './api/setup.ts';
import { SetupProgress } from './setup-card.tsx';

interface SetupWizardProps {
  /** @param onSaved goes on */
  renderOffice: (onSaved: () => void) => ReactNode;
  connectionTest: ReactNode;
}

/** A new agency's first steps; left at any time, and gone on with later. */
export function SetupWizard(props: SetupWizardProps) {
  return (
    <Loaded result={useQuery(setupQuery)} skeleton="h-96">
      {(setup) => <Steps setup={setup} {...props} />}
    </Loaded>
  );
}

const parameter = 'step';

function Steps({ setup, renderOffice, connectionTest }: SetupWizardProps & { setup: Setup }) {
  const { t } = useTranslation('adminSetup');
  const { number } = useFormats();
  const queryClient = useQueryClient();
  const [params, setParams] = useSearchParams();
  const chosen = stepNames.find((name) => name === params.get(parameter));
  // the first that is left, until somebody chooses
  const open = chosen ?? stepNames.find((name) => !setup.steps[name]) ?? 'listing';
  const go = (name: StepName): void => setParams({ [parameter]: name });
  const goOn = (): void => go(stepNames[stepNames.indexOf(open) + 1] ?? 'listing');
  const mark = useMark(goOn);
  const panels: Record<StepName, ReactNode> = {
    office: renderOffice(() => {
      void askAgain(queryClient, '/api/admin/setup');
      goOn();
    }),
    languages: (
      <>
        <div className="flex flex-wrap gap-2.5">
          {(['en', 'ar'] as const).map((language) => (
            <Button key={language} asChild variant="secondary">
              <a href={`/${language}`} target="_blank" rel="noopener noreferrer">
                <ExternalLink aria-hidden className="flip-rtl size-4" />
                {t(`languages.${language}`)}
              </a>
            </Button>
          ))}
        </div>
        <Button disabled={mark.busy} onClick={() => mark.step({ languages: true })}>
          {t('languages.done')}
        </Button>
      </>
    ),
    crm: (
      <>
        {connectionTest}
        <Button disabled={mark.busy} onClick={() => mark.step({ crm: true })}>
          {t('crm.done')}
        </Button>
      </>
    ),
    mail: (
      <>
        <TestMail />
        <Button disabled={mark.busy} onClick={() => (setup.steps.mail ? goOn() : mark.step({ mail: true }))}>
          {t(setup.steps.mail ? 'goOn' : 'mail.later')}
        </Button>
      </>
    ),
    listing: (
      <Button asChild>
        <Link to="/admin/properties-table?dialog=add">{t('listing.add')}</Link>
      </Button>
    ),
  };
  return (
    <div className="space-y-6">
      <SetupProgress done={doneOf(setup)} />
      <nav aria-label={t('title')}>
        <ol className="flex flex-wrap gap-2">
          {stepNames.map((name, at) => (
            <li key={name}>
              <Link
                to={`?${parameter}=${name}`}
                aria-current={name === open ? 'step' : undefined}
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-sand-300 px-4 text-sm font-medium text-stone-700 hover:border-maroon-600 aria-[current=step]:border-maroon-700 aria-[current=step]:text-maroon-700"
              >
                {setup.steps[name] ? (
                  <>
                    <Check aria-hidden className="size-4 text-palm-700" />
                    <span className="sr-only">{t('done')}: </span>
                  </>
                ) : (
                  <span aria-hidden>{number(at + 1)}</span>
                )}
                {t(`steps.${name}.title`)}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <TitledSection id="setup-step" title={t(`steps.${open}.title`)} className="space-y-5">
        <p className="max-w-2xl text-stone-600">{t(`steps.${open}.text`)}</p>
        {panels[open]}
      </TitledSection>
      <p className="border-t border-sand-200 pt-4">
        <Link to="/admin" className="text-sm font-medium text-maroon-700 hover:underline">
          {t('later')}
        </Link>
      </p>
    </div>
  );
}

/** Marks a step, says so when that fails, else goes on. */
function useMark(goOn: () => void) {
  const { t } = useTranslation('adminSetup');
  const toast = useToast();
  const problem = useProblem();
  const save = useSaveSetup();
  return {
    busy: save.isPending,
    step: (change: Parameters<typeof save.mutate>[0]): void =>
      save.mutate(change, {
        onSuccess: goOn,
        onError: (error) =>
          toast({ title: t('notSaved'), description: problem.sentence(error), variant: 'destructive' }),
      }),
  };
}

function TestMail() {
  const { t } = useTranslation('adminSetup');
  const problem = useProblem();
  const test = useTestMail();
  return (
    <div>
      <Button variant="secondary" disabled={test.isPending} onClick={() => test.mutate()}>
        {t(test.isPending ? 'mail.sending' : 'mail.send')}
      </Button>
      <p role="status" className="mt-3 text-sm text-stone-700 empty:hidden">
        {test.isError && problem.sentence(test.error)}
        {test.data !== undefined && !test.isPending && t(`mail.outcomes.${test.data.outcome}`)}
      </p>
    </div>
  );
}
