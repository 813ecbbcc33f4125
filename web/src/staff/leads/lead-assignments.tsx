import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { assignmentsQuery } from './api/assignments.ts';
import { Fact } from './fact.tsx';

/** Nothing where nobody was ever given it. */
export function LeadAssignments({ id }: { id: number }) {
  const { t } = useTranslation(['adminLeads', 'adminRouting']);
  const { dateTime } = useFormats();
  const { data: assignments = [] } = useQuery(assignmentsQuery(id));
  if (assignments.length === 0) return null;
  return (
    <Fact label={t('adminRouting:history.title')}>
      <ol className="space-y-1.5">
        {assignments.map(({ id: line, at, to, rule, reason }) => (
          <li key={line}>
            <bdi className="font-semibold">{to ?? t('edit.nobody')}</bdi>
            <span className="block text-xs text-stone-600">
              {dateTime(at)}
              {' · '}
              {rule !== null && reason === 'rule'
                ? t('adminRouting:history.byRule', { rule })
                : t(`adminRouting:history.${reason}`)}
            </span>
          </li>
        ))}
      </ol>
    </Fact>
  );
}
