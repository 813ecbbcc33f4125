import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { dayOf } from '#staff-lib/calendar-day.ts';
import { Field, Input, Select } from '#ui/field.tsx';
import { type Asked, compareNames, periodNames } from './asked.ts';
import { useReportWords } from './kit/use-report-words.ts';

const small = 'min-h-11! text-sm!';

/** Which days a report is about, and what they are compared with; the address keeps it. */
export function PeriodBar({ asked: { period, periodName, compareName, problem } }: { asked: Asked }) {
  const { t } = useReportWords();
  const [, setParams] = useSearchParams();
  const change = (values: Record<string, string>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) after.set(name, value);
        if (after.get('period') !== 'custom') for (const name of ['from', 'to']) after.delete(name);
        return after;
      },
      { preventScrollReset: true },
    );
  return (
    <div className="grid grid-cols-2 items-start gap-3 sm:flex sm:flex-wrap print:hidden">
      <Field label={t('period')} className="sm:w-44">
        <Select
          className={`h-11! ${small}`}
          value={periodName}
          onChange={(event) => change({ period: event.target.value, ...period })}
        >
          {periodNames.map((name) => (
            <option key={name} value={name}>
              {t(`periods.${name}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('compare')} className="sm:w-56">
        <Select
          className={`h-11! ${small}`}
          value={compareName}
          onChange={(event) => change({ compare: event.target.value })}
        >
          {compareNames.map((name) => (
            <option key={name} value={name}>
              {t(`compares.${name}`)}
            </option>
          ))}
        </Select>
      </Field>
      {periodName === 'custom' && (
        <>
          <Day label={t('from')} day={period.from} change={(from) => change({ from })} />
          <Day
            label={t('to')}
            day={period.to}
            change={(to) => change({ to })}
            {...(problem !== null && { error: t(problem) })}
          />
        </>
      )}
    </div>
  );
}

interface DayProps {
  label: string;
  day: string;
  change: (day: string) => void;
  error?: string;
}

/** Half a date that somebody types stays in the field, and is asked for when it is one. */
function Day({ label, day, change, error }: DayProps) {
  const [typed, setTyped] = useState(day);
  return (
    <Field label={label} error={error} className="min-w-0 sm:w-44">
      <Input
        type="date"
        className={small}
        min="2000-01-01"
        max="2099-12-31"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          const whole = dayOf(event.target.value);
          if (whole !== undefined && whole >= '2000') change(whole);
        }}
      />
    </Field>
  );
}
