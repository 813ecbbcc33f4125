import { CircleAlert, CircleCheck, PlugZap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Button } from '#ui/button.tsx';
import { type ConnectionCheck, type ConnectionFinding, useTestConnection } from './api/crm-provider.ts';

export function ConnectionTest() {
  const { t } = useTranslation('adminCrmProvider');
  const test = useTestConnection();
  return (
    <section aria-label={t('connection.title')} className="rounded-xl border border-sand-200 bg-white p-5">
      <h2 className="text-base">{t('connection.title')}</h2>
      <p className="mt-1 text-sm text-stone-600">{t('connection.text')}</p>
      <Button size="sm" variant="secondary" className="mt-3" disabled={test.isPending} onClick={() => test.mutate()}>
        <PlugZap aria-hidden className="size-4" />
        {test.isPending ? t('connection.testing') : t('connection.test')}
      </Button>
      <div role="status" className="mt-4 empty:hidden">
        {test.isError && <p className="text-sm text-danger-700">{t('connection.failed')}</p>}
        {test.data !== undefined && !test.isPending && <Findings check={test.data} />}
      </div>
    </section>
  );
}

function Findings({ check: { ok, findings } }: { check: ConnectionCheck }) {
  const { t } = useTranslation('adminCrmProvider');
  const wordsOf = useFindingWords();
  const Icon = ok ? CircleCheck : CircleAlert;
  return (
    <div
      className={`flex gap-3 rounded-md px-4 py-3 text-sm ${ok ? 'bg-palm-50 text-palm-700' : 'bg-danger-50 text-danger-700'}`}
    >
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{t(ok ? 'connection.good' : 'connection.bad')}</p>
        <ul className="mt-1 space-y-1 text-ink">
          {findings.map((finding) => (
            <li key={`${finding.code} ${JSON.stringify(finding.params)}`} className="wrap-anywhere">
              {wordsOf(finding)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The CRM's names are set apart: seldom Arabic. */
function useFindingWords(): (finding: ConnectionFinding) => string {
  const { t } = useTranslation('adminCrmProvider');
  const { number } = useFormats();
  return ({ code, params }) => {
    if (code === 'scope_missing' && (params['scope'] ?? '') === '') return t('findings.scope_missing_unnamed');
    const told = (name: string): string => `\u2068${params[name] ?? ''}\u2069`;
    return t(`findings.${code}`, {
      setting: told('setting'),
      scope: told('scope'),
      object: told('object'),
      property: told('property'),
      resource: told('resource'),
      field: told('field'),
      found: told('found'),
      status: told('status'),
      scheme: told('scheme'),
      part: told('part'),
      reason: told('reason'),
      listings: number(Number(params['count'] ?? 0)),
      seconds: number(Math.abs(Number(params['seconds'] ?? 0))),
    });
  };
}
