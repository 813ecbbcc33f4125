import { auditKinds, mostAuditExported } from '@manzil/core/audit/audit';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { choice } from '#staff-ui/list/choice.ts';
import { DayFilters } from '#staff-ui/list/day-filters.tsx';
import { ListScreen } from '#staff-ui/list/list-screen.tsx';
import { ExportLink } from '#staff-ui/list/screen-header.tsx';
import { useList } from '#staff-ui/list/use-list.ts';
import { type AuditEntry, auditQuery, exportAddress } from './api/audit.ts';
import { auditList } from './audit-list.ts';
import { EntryLine } from './entry-line.tsx';

const lineOf = (entry: AuditEntry) => <EntryLine entry={entry} />;

export function AuditLog() {
  const { t } = useTranslation('adminAudit');
  const { counted, number } = useFormats();
  const { language } = useLanguage();
  const list = useList('audit', auditList, ({ id }: AuditEntry) => id);
  const { sort: _sort, ...query } = list.query;
  const result = useQuery(auditQuery(query));
  const { data } = result;
  const fitsAFile = data === undefined || data.pagination.total <= mostAuditExported;
  return (
    <ListScreen
      list={list}
      views="audit"
      result={result}
      rows={data?.entries}
      total={data?.pagination.total}
      title={t('title')}
      text={t('subtitle')}
      found={data === undefined ? '' : t('found', counted(data.pagination.total))}
      actions={
        fitsAFile ? (
          <ExportLink href={exportAddress(query, language)} label={t('export')} />
        ) : (
          <p className="max-w-60 text-sm text-stone-600">{t('tooLong', { most: number(mostAuditExported) })}</p>
        )
      }
      toolbar={{
        label: t('filters.label'),
        searchLabel: t('filters.search'),
        searchHint: t('filters.placeholder'),
        filters: [choice('kind', t('filters.kind'), auditKinds, (kind) => t(`kinds.${kind}`))],
        more: <DayFilters table={list.table} from={t('filters.from')} to={t('filters.to')} />,
        sorts: [],
        // it stands below the heading
        narrowedText: '',
      }}
      line={lineOf}
      empty={{
        icon: History,
        title: t('empty.title'),
        text: t(list.table.narrowed ? 'empty.filtered' : 'empty.none'),
      }}
    />
  );
}
