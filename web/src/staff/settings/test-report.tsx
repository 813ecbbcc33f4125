import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { AssistantReport } from './api/settings.ts';

export function TestReport({ report: { outcome, status, message, milliseconds } }: { report: AssistantReport }) {
  const { t } = useTranslation('adminSettings');
  const { number } = useFormats();
  const good = outcome === 'answered';
  const Icon = good ? CircleCheck : CircleAlert;
  const facts = [
    status === null ? null : t('test.status', { status }),
    t('test.time', { milliseconds: number(milliseconds) }),
  ].filter((fact) => fact !== null);
  return (
    <div
      role="status"
      className={`flex gap-3 rounded-md px-4 py-3 text-sm ${good ? 'bg-palm-50 text-palm-700' : 'bg-danger-50 text-danger-700'}`}
    >
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{t(`test.outcome.${outcome}`)}</p>
        {message !== '' && (
          <p dir="auto" className="mt-1 wrap-anywhere text-ink">
            {message}
          </p>
        )}
        <p className="mt-1 text-stone-600">{facts.join(' · ')}</p>
      </div>
    </div>
  );
}
