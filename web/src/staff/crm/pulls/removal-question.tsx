import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { Button } from '#ui/button.tsx';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { type RemovalQuestion as Question, useDecideRemovals } from '../api/listing-sync.ts';

export function RemovalQuestion({ question }: { question: Question }) {
  const { t } = useTranslation('adminCrm');
  const { dateTime, number } = useFormats();
  const mayDecide = useMay('crm.sync');
  const { wouldRemove, present, decision, decidedBy, decidedAt, examples } = question;
  const decided = { name: decidedBy ?? '', time: decidedAt === null ? '' : dateTime(decidedAt) };
  return (
    <section role="alert" className="rounded-xl border border-danger-700/30 bg-danger-50 p-5">
      <h2 className="flex items-center gap-2 text-base text-danger-700">
        <TriangleAlert aria-hidden className="size-5" />
        {t('question.title')}
      </h2>
      <p className="mt-2 text-sm">{t('question.text', { removed: number(wouldRemove), present: number(present) })}</p>
      {decision !== null && (
        <p className="mt-2 text-sm font-medium">
          {t(`question.${decision === 'apply' ? 'agreed' : 'refused'}`, decided)}
        </p>
      )}
      {examples.length > 0 && (
        <details className="mt-3 text-sm">
          <summary className="min-h-8 cursor-pointer">{t('question.examples')}</summary>
          <ul className="mt-1 list-disc ps-6">
            {examples.map(({ reference, title }) => (
              <li key={reference}>
                <bdi>{reference}</bdi> · <bdi>{title}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
      {mayDecide && <Decision question={question} />}
    </section>
  );
}

function Decision({ question: { runId, wouldRemove, decision } }: { question: Question }) {
  const { t } = useTranslation('adminCrm');
  const { number } = useFormats();
  const tell = useTell();
  const decide = useDecideRemovals();
  const answer = (choice: 'apply' | 'refuse') =>
    tell(decide.mutateAsync({ runId, decision: choice }), {
      done: ({ pull, detail }) => {
        const said = { none: 'kept', done: 'removing', running: 'removing', later: 'later' } as const;
        return {
          title: t(`question.${said[pull]}`),
          ...(pull === 'done' && detail !== null && { description: detail }),
        };
      },
      otherwise: t('question.failed'),
    });
  const { ask, question } = useQuestion((count: number) => ({
    title: t('question.applyTitle', { formatted: number(count) }),
    text: t('question.applyText'),
    confirmLabel: t('question.apply'),
    destructive: true,
    onConfirm: () => answer('apply'),
  }));
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {decision !== 'refuse' && (
        <Button size="sm" variant="secondary" disabled={decide.isPending} onClick={() => void answer('refuse')}>
          {t('question.refuse')}
        </Button>
      )}
      {decision !== 'apply' && (
        <Button size="sm" disabled={decide.isPending} onClick={() => ask(wouldRemove)}>
          {t('question.apply')}
        </Button>
      )}
      {question}
    </div>
  );
}
