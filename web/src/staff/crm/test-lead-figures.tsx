import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { TestLeads } from './api/crm-test.ts';
import { verdictOf } from './test-lead-verdict.ts';

const places = [
  ['inCrm', 'bg-palm-700'],
  ['waiting', 'bg-amber-700/70'],
  ['setAside', 'bg-stone-500'],
  ['unconfirmed', 'bg-sky-700'],
  ['lost', 'bg-danger-700'],
] as const;
type Place = (typeof places)[number][0];

export function TestLeadFigures({ leads }: { leads: TestLeads }) {
  const { t } = useTranslation('adminBreakCrm');
  const { counted, figure, number, seconds } = useFormats();
  const verdict = verdictOf(leads);
  const tone =
    verdict === 'lost'
      ? 'bg-danger-50 text-danger-700'
      : verdict === 'none'
        ? 'bg-sand-50 text-stone-700'
        : 'bg-palm-50 text-palm-700';
  const Icon = verdict === 'lost' ? ShieldAlert : ShieldCheck;
  const figures: [keyof TestLeads, string, string][] = [
    ['accepted', t('figures.accepted'), figure(leads.accepted)],
    ['stored', t('figures.stored'), figure(leads.stored)],
    ['inCrm', t('figures.inCrm'), figure(leads.inCrm)],
    ['waiting', t('figures.waiting'), figure(leads.waiting)],
    ['setAside', t('figures.setAside'), figure(leads.setAside)],
    ['unconfirmed', t('figures.unconfirmed'), figure(leads.unconfirmed)],
    ['lost', t('figures.lost'), figure(leads.lost)],
    ['duplicates', t('figures.duplicates'), figure(leads.duplicates)],
    ['duplicatesPrevented', t('figures.prevented'), figure(leads.duplicatesPrevented)],
    ['longestWaitMs', t('figures.longest'), leads.longestWaitMs === null ? '–' : wait(leads.longestWaitMs)],
  ];

  function wait(ms: number): string {
    if (ms < 60_000) return t('seconds', { value: seconds(ms) });
    const whole = Math.round(ms / 1_000);
    return t('minutes', { minutes: number(Math.floor(whole / 60)), seconds: number(whole % 60) });
  }

  return (
    <div className="space-y-4">
      <div className={`flex flex-wrap items-center gap-x-5 gap-y-2 rounded-xl px-5 py-4 transition-colors ${tone}`}>
        <Icon aria-hidden className="size-8 shrink-0" />
        {verdict !== 'none' && (
          <p className="flex items-baseline gap-2">
            <span className="text-4xl font-semibold tabular-nums">
              {t('lostFigure', { count: leads.lost, formatted: figure(leads.lost) })}
            </span>
            <span className="text-sm font-semibold">{t('lostCount', { count: leads.lost })}</span>
          </p>
        )}
        <div className="min-w-0 grow basis-56 text-sm">
          <p role="status" className="font-semibold">
            {t(`verdict.${verdict}`)}
          </p>
          {verdict !== 'none' && (
            <p>{leads.unsettled === 0 ? t('settled') : t('checking', counted(leads.unsettled))}</p>
          )}
        </div>
      </div>
      <PlaceBar leads={leads} />
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-sand-200 bg-sand-200 sm:grid-cols-5">
        {figures.map(([name, label, value]) => (
          <div
            key={name}
            className={`flex flex-col p-4 ${name === 'lost' && leads.lost > 0 ? 'bg-danger-50' : 'bg-white'}`}
          >
            <dt className="flex items-center gap-2 text-xs text-stone-600">
              <Dot name={name} />
              {label}
            </dt>
            <dd
              className={`mt-1 text-xl font-semibold tabular-nums ${name === 'lost' && leads.lost > 0 ? 'text-danger-700' : 'text-ink'}`}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Dot({ name }: { name: string }) {
  const colour = places.find(([place]) => place === name)?.[1];
  return colour === undefined ? null : <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${colour}`} />;
}

function PlaceBar({ leads }: { leads: TestLeads }) {
  const { t } = useTranslation('adminBreakCrm');
  const { number } = useFormats();
  const of = (place: Place): number => leads[place] ?? 0;
  const label = t('bar', {
    inCrm: number(of('inCrm')),
    waiting: number(of('waiting')),
    other: number(of('setAside') + of('unconfirmed')),
    lost: number(of('lost')),
  });
  return (
    <div role="img" aria-label={label} className="flex h-3 overflow-hidden rounded-full bg-sand-100">
      {places.map(([place, colour]) => (
        <div
          key={place}
          className={`transition-[inline-size] duration-500 ${colour}`}
          style={{ inlineSize: `${String(leads.accepted === 0 ? 0 : (100 * of(place)) / leads.accepted)}%` }}
        />
      ))}
    </div>
  );
}
