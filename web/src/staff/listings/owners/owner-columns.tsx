import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { Column } from '#staff-ui/table/data-table.tsx';
import { InCards } from '#staff-ui/table/in-cards.tsx';
import { Badge } from '#ui/badge.tsx';
import type { Owner } from './api/owners.ts';

export function useOwnerColumns(onView: (id: number) => void): Column<Owner>[] {
  const { t } = useTranslation('adminOwners');
  const { number, inText, date } = useFormats();
  return [
    {
      id: 'owner',
      label: t('columns.owner'),
      fixed: true,
      wide: true,
      cell: ({ id, kind, name, erasedAt }) => (
        <>
          <button
            type="button"
            onClick={() => onView(id)}
            className="rounded text-start font-semibold wrap-anywhere text-ink underline-offset-2 hover:underline"
          >
            {erasedAt === null ? <bdi>{name}</bdi> : t('erased')}
          </button>
          <p className="text-sm text-stone-600">{t(`kinds.${kind}`)}</p>
        </>
      ),
    },
    {
      id: 'contact',
      label: t('columns.contact'),
      className: 'text-sm text-stone-700',
      cell: ({ phone, email }) => (
        <>
          {phone !== null && (
            <p>
              <bdi dir="ltr" className="whitespace-nowrap">
                {phone}
              </bdi>
            </p>
          )}
          {email !== null && (
            <p>
              <bdi dir="ltr" className="break-all">
                {email}
              </bdi>
            </p>
          )}
          {phone === null && email === null && '–'}
        </>
      ),
    },
    {
      id: 'listings',
      label: t('columns.listings'),
      className: 'text-sm text-stone-700',
      cell: ({ listings }) => (
        <>
          <InCards>{t('columns.listings')}</InCards>
          {inText(listings)}
        </>
      ),
    },
    {
      id: 'mandates',
      label: t('columns.inForce'),
      className: 'text-sm text-stone-700',
      cell: ({ inForce }) => (
        <>
          <InCards>{t('columns.inForce')}</InCards>
          {inForce === 0 ? <Badge>{t('states.none')}</Badge> : <Badge tone="green">{number(inForce)}</Badge>}
        </>
      ),
    },
    {
      id: 'created',
      label: t('columns.created'),
      extra: true,
      className: 'text-sm whitespace-nowrap text-stone-600',
      cell: ({ createdAt }) => date(createdAt),
    },
  ];
}
