import { useProblem } from '#staff-lib/use-problem.ts';
import { useTranslation } from 'react-i18next';
import { isolated } from '#staff-lib/isolated.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { type UntoldListings, useDecideUntold } from '../api/crm-provider.ts';
import { type Choice, OldestFigure, OpenQuestion, SendOrLeave } from '../open-question.tsx';

interface UntoldQuestionProps {
  untold: UntoldListings;
  connected: string;
}

/** Listings that changed while the CRM took none. */
export function UntoldQuestion({ untold: { listings, oldestAt }, connected }: UntoldQuestionProps) {
  const { t } = useTranslation('adminCrmProvider');
  const { counted } = useFormats();
  const mayDecide = useMay('crm.manage');
  const provider = isolated(connected);
  return (
    <OpenQuestion
      title={t('untold.title', counted(listings))}
      text={t('untold.text', { provider })}
      figures={oldestAt !== null && <OldestFigure at={oldestAt} />}
    >
      {mayDecide && <Decision listings={listings} provider={provider} />}
    </OpenQuestion>
  );
}

function Decision({ listings, provider }: { listings: number; provider: string }) {
  const { t } = useTranslation('adminCrmProvider');
  const problem = useProblem();
  const { counted } = useFormats();
  const decide = useDecideUntold();
  const answer = async (decision: Choice) => {
    const result = await decide.mutateAsync({ decision });
    if (result.listings === 0 && result.remaining === 0) return { title: t('untold.decided') };
    const title = t(decision === 'send' ? 'untold.sent' : 'untold.left', counted(result.listings));
    return result.remaining === 0
      ? { title }
      : { title, description: t('untold.remaining', counted(result.remaining)) };
  };
  const failure = (error: unknown) => problem.sentence(error, t('untold.failed'));
  return (
    <SendOrLeave
      wordsOf={(choice) => ({
        label: t(`untold.${choice}`, { count: listings }),
        title: t(`untold.${choice}Title`, { count: listings, provider }),
        text: t(`untold.${choice}Text`, { provider }),
      })}
      busy={decide.isPending}
      answer={answer}
      failure={failure}
    />
  );
}
