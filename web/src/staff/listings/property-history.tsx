import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { type PropertyChange, propertyHistoryQuery } from './api/admin-properties.ts';
import { useFieldWords } from '#staff-lib/listings/use-field-words.ts';

export function PropertyHistory({ id }: { id: number }) {
  const { t } = useTranslation('adminProperties');
  const [open, setOpen] = useState(false);
  return (
    <details
      className="rounded-lg border border-sand-200 px-4 py-3"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="font-semibold">{t('history.title')}</summary>
      {open && <Changes id={id} />}
    </details>
  );
}

function Changes({ id }: { id: number }) {
  const { t } = useTranslation('adminProperties');
  const { dateTime } = useFormats();
  const { data, error } = useQuery(propertyHistoryQuery(id));
  if (error !== null) return <p className="mt-3 text-sm text-danger-700">{t('history.failed')}</p>;
  if (data === undefined) return <p className="mt-3 text-sm text-stone-600">{t('history.loading')}</p>;
  if (data.length === 0) return <p className="mt-3 text-sm text-stone-600">{t('history.none')}</p>;
  return (
    <ol className="mt-3 space-y-4">
      {data.map((change) => (
        <li key={change.at + change.action} className="text-sm">
          <p className="text-stone-600">
            <bdi className="font-medium text-ink">{change.actor ?? t('history.system')}</bdi> · {dateTime(change.at)}
          </p>
          <Change change={change} />
        </li>
      ))}
    </ol>
  );
}

function Change({ change }: { change: PropertyChange }) {
  const { t } = useTranslation('adminProperties');
  const { nameOf, valueOf } = useFieldWords();
  const action = change.action.replace('property.', '');
  const bulk = typeof change.after?.['action'] === 'string' ? change.after['action'] : null;
  const fields = change.before === null || change.after === null ? [] : Object.keys(change.after);
  return (
    <>
      <p>
        {(t as (key: string, options: object) => string)(`history.action.${bulk ?? action}`, { defaultValue: action })}
      </p>
      {fields.length > 0 && (
        <ul className="mt-1 space-y-1 text-stone-700">
          {fields.map((field) => (
            <li key={field}>
              <span className="text-stone-600">{nameOf(field)}: </span>
              <del dir="auto" className="text-stone-500">
                {valueOf(field, change.before?.[field])}
              </del>{' '}
              <ins dir="auto" className="no-underline">
                {valueOf(field, change.after?.[field])}
              </ins>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
