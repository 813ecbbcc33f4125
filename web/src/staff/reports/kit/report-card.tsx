import { Download } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { saveFile } from '#staff-lib/save-file.ts';
import { PlainTable } from '#staff-ui/list/plain-table.tsx';
import { Button } from '#ui/button.tsx';
import { type ReportColumn, reportFile } from './report-file.ts';
import { useReportWords } from './use-report-words.ts';

interface ReportCardProps<Row> {
  title: string;
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Of the file, without its end. */
  file: string;
  /** Left out: the table alone, and open. */
  chart?: ReactNode;
  /** Instead of chart and table. */
  empty?: string | undefined;
  note?: ReactNode;
}

/** A chart with its figures as a table and as a file. */
export function ReportCard<Row>(props: ReportCardProps<Row>) {
  const { title, columns, rows, keyOf, file, chart, note } = props;
  const { t } = useReportWords();
  const id = useId();
  const empty = props.empty ?? (rows.length === 0 ? t('none') : undefined);
  const table = (
    <div
      className="overflow-x-auto print:overflow-visible"
      tabIndex={0}
      role="region"
      aria-labelledby={`${id} ${id}-table`}
    >
      <PlainTable
        look="part"
        label={title}
        className="text-sm"
        rows={rows}
        keyOf={keyOf}
        columns={columns.map(({ id: column, label, value, shown, names = false, figures = false }) => ({
          id: column,
          label,
          names,
          cell: (row: Row) => (shown === undefined ? value(row) : shown(row)),
          ...(figures && { align: 'text-end' as const }),
          className: figures
            ? 'tabular-nums whitespace-nowrap print:whitespace-normal'
            : 'min-w-36 wrap-break-word print:min-w-0',
        }))}
      />
    </div>
  );
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-xl border border-sand-200 bg-white p-5 print:break-inside-avoid"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-base">
          {title}
        </h2>
        {empty === undefined && (
          <Button
            size="sm"
            variant="secondary"
            className="print:hidden"
            aria-label={t('csvOf', { title })}
            onClick={() => saveFile(`${file}.csv`, 'text/csv;charset=utf-8', reportFile(columns, rows))}
          >
            <Download aria-hidden className="size-4" />
            {t('csv')}
          </Button>
        )}
      </div>
      {note !== undefined && <p className="mt-1 text-sm text-stone-600">{note}</p>}
      {empty === undefined ? (
        <div className="mt-4">
          {chart === undefined ? (
            <>
              <span id={`${id}-table`} className="sr-only">
                {t('figures')}
              </span>
              {table}
            </>
          ) : (
            <>
              {chart}
              <details className="mt-4 text-sm print:hidden">
                <summary id={`${id}-table`} className="inline-block min-h-6 cursor-pointer font-medium text-maroon-700">
                  {t('asTable')}
                </summary>
                <div className="mt-2">{table}</div>
              </details>
            </>
          )}
        </div>
      ) : (
        <p className="mt-4 text-sm text-stone-600">{empty}</p>
      )}
    </section>
  );
}
