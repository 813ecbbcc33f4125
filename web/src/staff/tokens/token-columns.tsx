import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { PlainColumn } from '#staff-ui/list/plain-table.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { ApiToken } from './api/tokens.ts';

const tones: Record<ApiToken['state'], BadgeTone> = {
  active: 'green',
  expired: 'grey',
  revoked: 'grey',
  stopped: 'amber',
};

export function useTokenColumns(onRevoke: (token: ApiToken) => void): PlainColumn<ApiToken>[] {
  const { t } = useTranslation(['adminTokens', 'adminPermissions']);
  const { date, dateTime } = useFormats();
  return [
    {
      id: 'name',
      label: t('columns.name'),
      names: true,
      className: 'w-full @3xl:w-auto',
      cell: ({ name, prefix, madeBy }) => (
        <>
          <Link
            to={`/admin/audit?search=${encodeURIComponent(name)}`}
            className="font-semibold text-ink underline-offset-2 hover:underline"
          >
            <bdi>{name}</bdi>
          </Link>
          <p className="text-xs text-stone-600">
            <bdi dir="ltr" className="font-mono">{`${prefix}…`}</bdi>
            {madeBy !== null && (
              <>
                {' · '}
                <bdi>{madeBy}</bdi>
              </>
            )}
          </p>
        </>
      ),
    },
    {
      id: 'permissions',
      label: t('columns.permissions'),
      className: 'w-full @3xl:w-auto @3xl:max-w-xs text-stone-700',
      cell: ({ permissions }) => permissions.map((one) => t(`adminPermissions:names.${one}`)).join(t('comma')),
    },
    {
      id: 'state',
      label: t('columns.state'),
      cell: ({ state, expiresAt }) => (
        <>
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
          {state === 'active' && <p className="mt-1 text-xs text-stone-600">{t('until', { date: date(expiresAt) })}</p>}
        </>
      ),
    },
    {
      id: 'used',
      label: t('columns.used'),
      className: 'text-stone-600',
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? t('unused') : dateTime(lastUsedAt)),
    },
    {
      id: 'actions',
      label: t('columns.actions'),
      quietLabel: true,
      cell: (token) =>
        (token.state === 'active' || token.state === 'stopped') && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('revoke.title', { name: token.name })}
            onClick={() => onRevoke(token)}
          >
            {t('revoke.open')}
          </Button>
        ),
    },
  ];
}
