import { facts, type Fact } from '@manzil/core/listings/facts';
import { Copy, Eye, Pencil, Star, Trash2 } from 'lucide-react';
import type { TFunction } from 'i18next';
import { formatDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { Badge } from '#ui/badge.tsx';
import { RowAction } from '#staff-ui/list/row-action.tsx';
import type { Column } from '#staff-ui/table/data-table.tsx';
import type { Completeness, Property } from './api/admin-properties.ts';
import { CompletenessMark } from './completeness/completeness-mark.tsx';
import { StatusBadge, Thumbnail } from './property-parts.tsx';
import { dealAndKind, detailsOf, locationOf, priceOf, toConfirm } from './property-words.ts';
import { titleOf } from '#staff-lib/title-of.ts';

interface ColumnOptions {
  t: TFunction<'adminProperties'>;
  language: Language;
  nameOf: (field: string) => string;
  factOf: (fact: Fact, value: Property[Fact['field']]) => string | null;
  canWrite: boolean;
  /** Undefined while the row is not loaded. */
  completenessOf: (id: number) => Completeness | undefined;
  onView: (id: number) => void;
  onEdit: (id: number) => void;
  onDuplicate: (id: number) => void;
  onDelete: (row: Property) => void;
}

/** The specification's, and some hidden at first. */
export function propertyColumns(options: ColumnOptions): Column<Property>[] {
  const { t, language } = options;
  return [
    {
      id: 'property',
      label: t('columns.property'),
      fixed: true,
      sort: { asc: 'title_asc', desc: 'title_desc' },
      wide: true,
      long: true,
      className: '@4xl:min-w-48',
      cell: (row) => <PropertyCell row={row} {...options} />,
    },
    {
      id: 'type',
      label: t('columns.type'),
      className: 'text-sm',
      cell: (row) => (
        <>
          {dealAndKind(row, t).map((word, n) => (
            <span key={word} className={n > 0 ? 'text-stone-600 @4xl:block @4xl:text-xs' : ''}>
              {n > 0 && <span className="@4xl:hidden"> · </span>}
              <bdi>{word}</bdi>
            </span>
          ))}
          {toConfirm(row) && (
            <span className="ms-2 @4xl:ms-0 @4xl:mt-1 @4xl:block">
              <Badge tone="amber">{t('unsure.mark')}</Badge>
            </span>
          )}
        </>
      ),
    },
    { id: 'status', label: t('columns.status'), cell: (row) => <StatusBadge status={row.status} /> },
    {
      id: 'price',
      label: t('columns.price'),
      sort: { asc: 'price_asc', desc: 'price_desc' },
      className: 'text-sm font-medium',
      cell: (row) => priceOf(row, t, language),
    },
    {
      id: 'location',
      label: t('columns.location'),
      className: 'text-sm text-stone-600',
      cell: (row) => locationOf(row, language),
    },
    {
      id: 'details',
      label: t('columns.details'),
      className: 'text-sm text-stone-600',
      cell: (row) => (
        <span>
          {detailsOf(row, t, language).map((detail, n) => (
            <span key={detail} className="@4xl:block">
              {n > 0 && <span className="@4xl:hidden"> · </span>}
              {detail}
            </span>
          ))}
        </span>
      ),
    },
    {
      id: 'completeness',
      label: t('columns.completeness'),
      cell: ({ id }) => <CompletenessCell of={options.completenessOf(id)} />,
    },
    {
      // one column: more fields make the table no wider
      id: 'facts',
      label: t('columns.facts'),
      extra: true,
      className: 'text-xs text-stone-600',
      cell: (row) => <FactLines row={row} {...options} />,
    },
    {
      id: 'created',
      label: t('columns.created'),
      extra: true,
      sort: { asc: 'date_asc', desc: 'date_desc' },
      className: 'text-sm text-stone-600',
      cell: (row) => formatDate(row.createdAt, language),
    },
    {
      id: 'actions',
      label: t('columns.actions'),
      quietLabel: true,
      fixed: true,
      wide: true,
      className: '@4xl:min-w-24',
      cell: (row) => <Actions row={row} {...options} />,
    },
  ];
}

function CompletenessCell({ of }: { of: Completeness | undefined }) {
  return of === undefined ? null : <CompletenessMark of={of} />;
}

/** From the table of fields, as far as known. */
function FactLines({ row, nameOf, factOf }: ColumnOptions & { row: Property }) {
  return facts.map((fact) => {
    const { field } = fact;
    const text = factOf(fact, row[field]);
    return text === null ? null : (
      <span key={field} className="block">
        {nameOf(field)}: {text}
      </span>
    );
  });
}

function draftMark(of: Completeness | undefined) {
  if (of?.waits !== true) return 'draft';
  return of.needsMandate ? 'waiting.mandateMark' : 'waiting.mark';
}

function PropertyCell({ row, t, language, completenessOf, onView }: ColumnOptions & { row: Property }) {
  return (
    <div className="flex items-center gap-3">
      <Thumbnail url={row.images[0]} className="h-12 w-16 shrink-0 rounded-md" />
      <div className="min-w-0">
        <button
          type="button"
          dir="auto"
          onClick={() => onView(row.id)}
          className="line-clamp-2 min-h-6 text-start font-semibold text-ink hover:text-maroon-700 hover:underline"
        >
          {titleOf(row, language)}
        </button>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-stone-600">
          <bdi dir="ltr">{row.referenceId ?? `#${String(row.id)}`}</bdi>
          {!row.isActive && <Badge tone="amber">{t(draftMark(completenessOf(row.id)))}</Badge>}
          {row.isFeatured && (
            <span className="inline-flex items-center gap-1 text-maroon-700">
              <Star aria-hidden className="size-3.5 fill-current" />
              {t('featured')}
            </span>
          )}
        </p>
      </div>
    </div>
  );
}

function Actions(options: ColumnOptions & { row: Property }) {
  const { row, t, language, canWrite, onView, onEdit, onDuplicate, onDelete } = options;
  const { id } = row;
  const name = titleOf(row, language);
  return (
    <div className="-mx-2 flex @4xl:flex-wrap @4xl:justify-end">
      <RowAction label={t('action.view', { name })} icon={Eye} onClick={() => onView(id)} />
      {canWrite && (
        <>
          <RowAction label={t('action.edit', { name })} icon={Pencil} onClick={() => onEdit(id)} />
          <RowAction label={t('action.duplicate', { name })} icon={Copy} onClick={() => onDuplicate(id)} />
          <RowAction label={t('action.delete', { name })} icon={Trash2} danger onClick={() => onDelete(row)} />
        </>
      )}
    </div>
  );
}
