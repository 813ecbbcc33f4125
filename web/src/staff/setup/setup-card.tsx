import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useProblem } from '#staff-lib/use-problem.ts';
import { Button } from '#ui/button.tsx';
import { TitledSection } from '#ui/titled-section.tsx';
import { useToast } from '#ui/toast-state.ts';
import { doneOf, setupQuery, stepNames, useSaveSetup } from './api/setup.ts';

/** Until all is done, or somebody puts it away. */
export function SetupCard() {
  const { t } = useTranslation('adminSetup');
  const toast = useToast();
  const problem = useProblem();
  const { data: setup } = useQuery(setupQuery);
  const save = useSaveSetup();
  if (setup === undefined || setup.dismissed) return null;
  const done = doneOf(setup);
  if (done === stepNames.length) return null;
  return (
    <TitledSection
      id="setup-card"
      title={t('card.title')}
      titleClass="text-lg"
      className="rounded-xl border border-sand-200 bg-white p-5"
    >
      <SetupProgress done={done} />
      <p className="mt-3 text-sm text-stone-600">
        {t('card.next', { step: t(`steps.${stepNames.find((name) => !setup.steps[name]) ?? 'office'}.title`) })}
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button asChild size="sm">
          <Link to="/admin/setup">{t(done === 0 ? 'card.begin' : 'card.goOn')}</Link>
        </Button>
        <Button
          size="sm"
          variant="quiet"
          disabled={save.isPending}
          onClick={() =>
            save.mutate(
              { dismissed: true },
              {
                onError: (error) =>
                  toast({ title: t('notSaved'), description: problem.sentence(error), variant: 'destructive' }),
              },
            )
          }
        >
          {t('card.dismiss')}
        </Button>
      </div>
    </TitledSection>
  );
}

export function SetupProgress({ done }: { done: number }) {
  const { t } = useTranslation('adminSetup');
  const { number } = useFormats();
  const text = t('progress', { done: number(done), total: number(stepNames.length) });
  return (
    <div className="mt-3 flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={t('title')}
        aria-valuetext={text}
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={stepNames.length}
        className="h-2 max-w-80 grow overflow-hidden rounded-full bg-sand-100"
      >
        <div
          className="h-full rounded-full bg-maroon-700"
          style={{ inlineSize: `${String((100 * done) / stepNames.length)}%` }}
        />
      </div>
      <span className="text-sm text-stone-600">{text}</span>
    </div>
  );
}
