import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '#staff-ui/form/fields.tsx';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import { ownersQuery } from './api/owners.ts';

interface OwnerFieldProps {
  chosen: { id: number; name: string } | null;
  onChoose: (owner: { id: number; name: string } | null) => void;
  /** Null while one is being added. */
  onAdd: (() => void) | null;
}

const mostOffered = 8;

/** Found by name or telephone number, or added. */
export function OwnerField({ chosen, onChoose, onAdd }: OwnerFieldProps) {
  const { t } = useTranslation('adminOwners');
  const [search, setSearch] = useState('');
  const error = useFieldError('ownerId');
  const list = useId();
  const typed = search.trim();
  const { data } = useQuery({
    ...ownersQuery({ search: typed, limit: mostOffered }),
    enabled: chosen === null && typed !== '',
  });
  if (chosen !== null)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>
          <span className="block text-sm font-medium text-stone-700">{t('fields.owner')}</span>
          <bdi className="font-semibold wrap-anywhere">{chosen.name || t('erased')}</bdi>
        </p>
        <Button size="sm" variant="quiet" onClick={() => onChoose(null)}>
          {t('fields.otherOwner')}
        </Button>
      </div>
    );
  const found = data?.owners.filter(({ erasedAt }) => erasedAt === null) ?? [];
  return (
    <div className="space-y-2">
      <Field label={t('fields.owner')} hint={t('fields.ownerHint')} error={error}>
        <Input
          type="search"
          dir="auto"
          value={search}
          maxLength={200}
          aria-controls={list}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            // it searches; the form is not sent by it
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </Field>
      <div id={list} aria-live="polite">
        {typed !== '' && data !== undefined && found.length === 0 && (
          <p className="text-stone-600">{t('fields.ownerUnknown')}</p>
        )}
        {typed !== '' && found.length > 0 && (
          <ul className="divide-y divide-sand-200 rounded-lg border border-sand-200">
            {found.map(({ id, name, phone, kind }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => onChoose({ id, name })}
                  className="flex min-h-11 w-full flex-wrap items-baseline justify-between gap-x-4 px-4 py-2 text-start hover:bg-sand-50"
                >
                  <bdi className="font-semibold wrap-anywhere">{name}</bdi>
                  <span className="text-stone-600">
                    {phone === null ? t(`kinds.${kind}`) : <bdi dir="ltr">{phone}</bdi>}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {onAdd !== null && (
        <Button size="sm" variant="secondary" onClick={onAdd}>
          <Plus aria-hidden className="size-4" />
          {t('add')}
        </Button>
      )}
    </div>
  );
}
