import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useMay } from '#lib/auth/use-may.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast-state.ts';
import { type FormerDeliveries, useDecideFormer } from './api/crm-provider.ts';

interface FormerQuestionProps {
  former: FormerDeliveries;
  /** Name of the CRM of today. */
  connected: string;
}

/** What was meant for a CRM that is not connected any more: how much it is, and what administrators make of it. */
export function FormerQuestion({ former, connected }: FormerQuestionProps) {
  const { t } = useTranslation('adminCrmProvider');
  const { language } = useLanguage();
  const mayDecide = useMay('admin');
  return (
    <section role="alert" className="rounded-xl border border-amber-700/30 bg-amber-50 p-5">
      <h2 className="flex items-center gap-2 text-base text-amber-700">
        <TriangleAlert aria-hidden className="size-5" />
        {t('former.title')}
      </h2>
      <p className="mt-2 text-sm">{t('former.text', { provider: `\u2068${former.provider}\u2069` })}</p>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {(['waiting', 'uncertain', 'setAside'] as const).map((name) => (
          <div key={name}>
            <dt className="text-stone-700">{t(`former.${name}`)}</dt>
            <dd className="font-semibold">{formatNumber(former[name], language)}</dd>
          </div>
        ))}
        <div>
          <dt className="text-stone-700">{t('former.oldest')}</dt>
          <dd className="font-semibold">{formatDateTime(former.oldestAt, language)}</dd>
        </div>
      </dl>
      {mayDecide && <Decision provider={former.provider} connected={connected} />}
    </section>
  );
}

function Decision({ provider, connected }: { provider: string; connected: string }) {
  const { t } = useTranslation('adminCrmProvider');
  const { language } = useLanguage();
  const toast = useToast();
  const decide = useDecideFormer();
  const [asking, setAsking] = useState<'send' | 'leave' | null>(null);
  const number = (value: number) => formatNumber(value, language);
  const answer = (decision: 'send' | 'leave') => {
    decide.mutate(
      { provider, decision },
      {
        onSuccess: ({ settled, sent, remaining }) => {
          const figures = { settled: number(settled), sent: number(sent), remaining: number(remaining) };
          toast({ title: t(decision === 'send' ? 'former.sent' : 'former.left', figures) });
        },
        onError: () => toast({ title: t('former.failed'), variant: 'destructive' }),
      },
    );
  };
  const name = `\u2068${connected}\u2069`;
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button size="sm" disabled={decide.isPending} onClick={() => setAsking('send')}>
        {t('former.send')}
      </Button>
      <Button size="sm" variant="secondary" disabled={decide.isPending} onClick={() => setAsking('leave')}>
        {t('former.leave')}
      </Button>
      {(['send', 'leave'] as const).map((decision) => (
        <ConfirmDialog
          key={decision}
          title={t(`former.${decision}Title`, { provider: name })}
          text={t(`former.${decision}Text`, { provider: name })}
          confirmLabel={t(`former.${decision}`)}
          open={asking === decision}
          onOpenChange={(open) => setAsking(open ? decision : null)}
          onConfirm={() => answer(decision)}
        />
      ))}
    </div>
  );
}
