import { useTranslation } from 'react-i18next';
import { useStages } from '../api/stages.ts';
import type { TimelineEntry } from '../api/timeline.ts';
import { leadStatuses } from '@manzil/core/leads/lead';
import { useRoleName } from '#staff-lib/auth/use-role-name.ts';
import { useFormats } from '#staff-lib/use-formats.ts';

type Action = Extract<TimelineEntry, { kind: 'staff' }>;

const fields = ['stage', 'status', 'notes', 'assigneeId', 'followUpAt'] as const;
type FieldName = (typeof fields)[number];

/** Private values only say that they changed. */
export function StaffLine({ entry }: { entry: Action }) {
  const { t } = useTranslation(['adminTimeline', 'adminAudit']);
  const roleName = useRoleName();
  const { actor, action } = entry;
  const verb = action.slice(action.indexOf('.') + 1);
  // a verb of another release still shows
  const named = t(`adminAudit:verbs.${verb}` as 'adminAudit:verbs.updated');
  const changed = fields.filter((name) => name in (entry.before ?? {}) || name in (entry.after ?? {}));
  return (
    <>
      <p className="font-semibold text-ink">
        {named.startsWith('verbs.') ? verb : named}
        <span className="font-normal text-stone-600">
          {' · '}
          {actor === null ? (
            t('staff.system')
          ) : (
            <>
              <bdi>{actor.username}</bdi> ({roleName(actor.role)})
            </>
          )}
        </span>
      </p>
      {changed.length > 0 && (
        <ul className="text-stone-700">
          {changed.map((name) => (
            <li key={name}>
              <Change name={name} entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Change({ name, entry: { before, after } }: { name: FieldName; entry: Action }) {
  const { t } = useTranslation(['adminTimeline', 'adminLeads']);
  const { dateTime } = useFormats();
  const office = useStages();
  const field = t(`staff.fields.${name}`);
  const word = (value: unknown): string => {
    if (typeof value !== 'string' || value === '') return t('staff.nothing');
    if (name === 'followUpAt') return dateTime(value);
    if (name === 'stage') {
      // kept as it was called then
      const stage = office.all.find((one) => one.name === value);
      return stage === undefined ? value : office.nameOf(stage);
    }
    const status = leadStatuses.find((one) => one === value);
    return status === undefined ? value : t(`adminLeads:status.${status}`);
  };
  // of notes only the fact is kept, of assignees the id
  if (name === 'notes' || name === 'assigneeId') return t('staff.changed', { field });
  return t('staff.change', { field, before: word(before?.[name]), after: word(after?.[name]) });
}
