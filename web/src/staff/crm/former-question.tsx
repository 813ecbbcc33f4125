import { useTranslation } from 'react-i18next';
import { isolated } from '#staff-lib/isolated.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { type FormerDeliveries, useDecideFormer } from './api/crm-provider.ts';
import { type Choice, Figure, OldestFigure, OpenQuestion, SendOrLeave } from './open-question.tsx';

interface FormerQuestionProps {
  former: FormerDeliveries;
  /** Of the CRM of today. */
  connected: string;
}

/** Work meant for a former CRM. */
export function FormerQuestion({ former, connected }: FormerQuestionProps) {
  const { t } = useTranslation('adminCrmProvider');
  const { number } = useFormats();
  const mayDecide = useMay('crm.manage');
  return (
    <OpenQuestion
      title={t('former.title')}
      text={t('former.text', { provider: isolated(former.provider) })}
      figures={
        <>
          {(['waiting', 'uncertain', 'setAside'] as const).map((name) => (
            <Figure key={name} name={t(`former.${name}`)}>
              {number(former[name])}
            </Figure>
          ))}
          <OldestFigure at={former.oldestAt} />
        </>
      }
    >
      {mayDecide && <Decision provider={former.provider} connected={connected} />}
    </OpenQuestion>
  );
}

function Decision({ provider, connected }: { provider: string; connected: string }) {
  const { t } = useTranslation('adminCrmProvider');
  const { number } = useFormats();
  const decide = useDecideFormer();
  const answer = async (decision: Choice) => {
    const { settled, sent, remaining } = await decide.mutateAsync({ provider, decision });
    const figures = { settled: number(settled), sent: number(sent), remaining: number(remaining) };
    return { title: t(decision === 'send' ? 'former.sent' : 'former.left', figures) };
  };
  const name = isolated(connected);
  return (
    <SendOrLeave
      wordsOf={(choice) => ({
        label: t(`former.${choice}`),
        title: t(`former.${choice}Title`, { provider: name }),
        text: t(`former.${choice}Text`, { provider: name }),
      })}
      busy={decide.isPending}
      answer={answer}
      failure={() => t('former.failed')}
    />
  );
}
