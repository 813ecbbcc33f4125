import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '#staff-lib/auth/use-role-name.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { type PlainColumn, PlainTable } from '#staff-ui/list/plain-table.tsx';
import type { AuditEntry } from './api/audit.ts';
import { changesOf, type FieldChange } from './entry-changes.ts';
import { useAuditWords } from './use-audit-words.ts';

export function EntryLine({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('adminAudit');
  const roleName = useRoleName();
  const { dateTime } = useFormats();
  const { actor, subject, action, requestId, address } = entry;
  const verb = action.slice(action.indexOf('.') + 1);
  // a verb of another release still shows
  const named = t(`verbs.${verb}` as 'verbs.updated');
  const what = named.startsWith('verbs.') ? verb : named;
  const changes = changesOf(entry);
  const { labelOf } = useAuditWords(subject.kind);
  const label =
    subject.kind === 'personal_data'
      ? listName(t, subject.label)
      : subject.label === null
        ? null
        : labelOf(subject.label);
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3.5 lg:grid-cols-[11rem_13rem_1fr]">
      <p className="text-sm text-stone-600">{dateTime(entry.at)}</p>
      <p className="text-sm">
        {actor === null ? (
          <span className="text-stone-600">{t('nobody')}</span>
        ) : (
          <>
            <bdi className="font-medium text-ink">{actor.username}</bdi>{' '}
            <span className="text-stone-600">{roleName(actor.role)}</span>
          </>
        )}
      </p>
      <div className="min-w-0 text-sm">
        <p>
          <span className="font-medium text-ink">{what}</span>
          <span className="text-stone-600">
            {` · ${t(`kinds.${subject.kind}`)}`}
            {label !== null && (
              <>
                {' · '}
                <bdi>{label}</bdi>
              </>
            )}
            {subject.id !== null && (
              <>
                {' · '}
                <bdi dir="ltr">{`#${subject.id}`}</bdi>
              </>
            )}
          </span>
        </p>
        {(changes.length > 0 || requestId !== null || address !== null) && (
          <details className="mt-1">
            <summary className="w-fit cursor-pointer py-1 text-maroon-700">{t('details')}</summary>
            {changes.length > 0 && <Changes kind={subject.kind} changes={changes} />}
            {requestId !== null && (
              <p className="mt-2 text-xs text-stone-500">
                {t('request')} <bdi className="font-mono break-all">{requestId}</bdi>
              </p>
            )}
            {address !== null && (
              <p className="mt-1 text-xs text-stone-500">
                {t('address')}{' '}
                <bdi dir="ltr" className="font-mono break-all">
                  {address}
                </bdi>
              </p>
            )}
          </details>
        )}
      </div>
    </li>
  );
}

/** A list of another release has its operation's name. */
function listName(t: TFunction<['adminAudit', 'admin']>, operation: string | null): string | null {
  const name = t(`lists.${operation ?? ''}` as 'lists.listLeads');
  return name.startsWith('lists.') ? operation : name;
}

function Changes({ kind, changes }: { kind: AuditEntry['subject']['kind']; changes: FieldChange[] }) {
  const { t } = useTranslation('adminAudit');
  const words = useAuditWords(kind);
  const value = (name: string, kept: unknown, isPrivate: boolean) => {
    const text = words.textOf(name, kept);
    return (
      <bdi className="break-words whitespace-pre-wrap">
        {text === null ? t('nothing') : isPrivate ? t('private') : text}
      </bdi>
    );
  };
  const columns: PlainColumn<FieldChange>[] = [
    { id: 'field', label: t('field'), names: true, className: 'break-words', cell: ({ name }) => words.nameOf(name) },
    { id: 'before', label: t('before'), cell: ({ name, before, isPrivate }) => value(name, before, isPrivate) },
    { id: 'after', label: t('after'), cell: ({ name, after, isPrivate }) => value(name, after, isPrivate) },
  ];
  return (
    <PlainTable
      look="part"
      label={t('details')}
      className="mt-1 table-fixed text-xs text-stone-700"
      rows={changes}
      keyOf={({ name }) => name}
      columns={columns}
    />
  );
}
