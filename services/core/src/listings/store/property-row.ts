import { expressionBuilder, sql } from 'kysely';
import { snake } from '../../data/columns.ts';
import type { Row, Tables } from '../../data/tables.ts';
import { blankOf } from '../../platform/blank.ts';
import { listedFields, type DetailField, type ListingField, type ListingValues } from '../fields.ts';

export interface Listed extends Tables {
  p: Tables['properties'];
}
export const listed = expressionBuilder<Listed, 'p'>();

const ownNames = ['kind', 'dealUnsure', 'waitsToPublish', 'source', 'version', 'createdAt', 'updatedAt'] as const;
const isDegrees = (name: ListingField): name is 'latitude' | 'longitude' => name === 'latitude' || name === 'longitude';

const columnNames = ['id', ...listedFields, ...ownNames].map((name) => [name, snake(name)] as const);

const blank = blankOf(columnNames.map(([name]) => name));

/** Of a row as the database names its members; others are left out. In one pass: a page has hundreds of members. */
export function propertyRow(stored: Readonly<Record<string, unknown>>): PropertyRow {
  const row: Record<string, unknown> = { ...blank };
  for (const [name, column] of columnNames) row[name] = stored[column];
  return row as unknown as PropertyRow;
}

/** Without what only a listing's own page has. */
export const propertyColumns = [
  'p.id' as const,
  ...listedFields.map((name) =>
    isDegrees(name)
      ? sql<number | null>`${sql.ref(`p.${name}`)}::float8`.as<'latitude' | 'longitude'>(name)
      : (`p.${name}` as const),
  ),
  ...ownNames.map((name) => `p.${name}` as const),
];
/** What only a listing's own page has. */
export const detailColumns = ['p.plans', 'p.imageTexts'] as const satisfies `p.${DetailField}`[];
/** For statements in SQL. */
export const propertyList = sql.join(
  propertyColumns.map((column) => (typeof column === 'string' ? sql.ref(column) : column)),
);

type Column = keyof Row<'properties'>;
/** `id` at the end: no listing is on two pages. */
export const inOrder = (...steps: (Column | `${Column} ${'desc' | 'nulls last'}`)[]) =>
  sql.join(
    steps.map((step) => {
      const [name, direction] = step.split(/ (.*)/);
      return sql`${sql.ref(`p.${name}`)} ${sql.raw(direction ?? '')}`;
    }),
  );

export type PropertyRow = Omit<ListingValues, DetailField> & Pick<Row<'properties'>, 'id' | (typeof ownNames)[number]>;
