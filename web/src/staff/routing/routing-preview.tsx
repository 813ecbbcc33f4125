import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { type PlainColumn, PlainTable } from '#staff-ui/list/plain-table.tsx';
import { type PreviewedLead, previewQuery, type Routing } from './api/routing.ts';

function usePreviewColumns({ rules, people }: Routing): PlainColumn<PreviewedLead>[] {
  const { t } = useTranslation('adminRouting');
  const { dateTime } = useFormats();
  const nameOf = (id: number | null) => people.find((person) => person.id === id)?.name ?? t('gone');
  return [
    {
      id: 'lead',
      label: t('preview.lead'),
      names: true,
      cell: ({ leadId, reference }) => (
        <Link
          to={`/admin/leads?lead=${String(leadId)}`}
          className="font-mono text-xs break-all text-maroon-700 underline underline-offset-2"
        >
          <bdi dir="ltr">{reference}</bdi>
        </Link>
      ),
    },
    { id: 'at', label: t('preview.at'), cell: ({ at }) => <span className="whitespace-nowrap">{dateTime(at)}</span> },
    {
      id: 'who',
      label: t('preview.who'),
      cell: ({ userId }) =>
        userId === null ? <span className="text-stone-500">{t('preview.nobody')}</span> : <bdi>{nameOf(userId)}</bdi>,
    },
    {
      id: 'why',
      label: t('preview.why'),
      cell: ({ ruleId }) =>
        ruleId === null ? t('preview.noRule') : <bdi>{rules.find(({ id }) => id === ruleId)?.name ?? t('gone')}</bdi>,
    },
  ];
}

/** Whose the last hundred would be by these rules, and why. */
export function RoutingPreview({ routing }: { routing: Routing }) {
  const { t } = useTranslation('adminRouting');
  const columns = usePreviewColumns(routing);
  return (
    <Loaded result={useQuery(previewQuery)} skeleton="h-48">
      {({ leads }) =>
        leads.length === 0 ? (
          <p className="text-sm text-stone-600">{t('preview.none')}</p>
        ) : (
          <PlainTable
            label={t('preview.title')}
            columns={columns}
            rows={leads}
            keyOf={({ leadId }) => leadId}
            look="cards"
            frame="@container max-h-120 overflow-y-auto"
          />
        )
      }
    </Loaded>
  );
}
