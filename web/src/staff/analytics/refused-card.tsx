import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { spamStatsQuery } from './api/analytics.ts';

const known = [
  'lead.honeypot',
  'lead.spam',
  'lead.captcha_failed',
  'lead.captcha_expired',
  'lead.captcha_used',
  'lead.rate_limited',
] as const;

/** What the form's protection does, and whether too much. */
export function RefusedCard() {
  const { t } = useTranslation('adminAnalytics');
  const { number } = useFormats();
  // a refused call would stand in the audit log
  const may = useMay('leads.read_own');
  const { data, error } = useQuery({ ...spamStatsQuery, enabled: may });
  if (error !== null) return <p className="text-sm text-danger-700">{t('refused.failed')}</p>;
  if (data === undefined) return null;
  return (
    <section aria-labelledby="refused" className="rounded-xl border border-sand-200 bg-white p-5">
      <h2 id="refused" className="text-base">
        {t('refused.title')}
      </h2>
      <p className="mt-1 text-sm text-stone-600">
        {t('refused.text', { accepted: number(data.accepted), blocked: number(data.blocked) })}
      </p>
      <dl className="mt-3 divide-y divide-sand-100 text-sm">
        {known.map((code) => (
          <div key={code} className="flex justify-between gap-4 py-2">
            <dt className="text-stone-700">{t(`refused.${short(code)}`)}</dt>
            <dd className="tabular-nums">{number(data.byReason[code] ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Short<C> = C extends `lead.${infer Name}` ? Name : never;
const short = <C extends (typeof known)[number]>(code: C): Short<C> => code.slice('lead.'.length) as Short<C>;
