import { contactFields, type ContactRules, isWithin } from '@manzil/core/accounts/contact-rules';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Role } from '#staff-lib/auth/roles.ts';
import type { Permission } from '#staff-lib/auth/use-may.ts';
import { useRoleName } from '#staff-lib/auth/use-role-name.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { PlainColumn } from '#staff-ui/list/plain-table.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

interface ColumnOptions {
  roles: readonly Role[];
  /** One's own: what holds more is not one's to change. */
  grantable: readonly Permission[];
  ownContact: ContactRules;
  onEdit: (role: Role) => void;
  onRemove: (role: Role) => void;
}

export function useRoleColumns({ roles, grantable, ownContact, onEdit, onRemove }: ColumnOptions): PlainColumn<Role>[] {
  const { t } = useTranslation(['adminRoles', 'adminPermissions']);
  const { counted } = useFormats();
  const roleName = useRoleName(roles);
  const mayChange = ({ builtIn, permissions, contact }: Role) =>
    !builtIn && permissions.every((permission) => grantable.includes(permission)) && isWithin(ownContact, contact);
  const allowed = ({ key, permissions }: Role): string => {
    if (key === 'admin') return t('everything');
    if (permissions.length === 0) return t('nothing');
    return permissions.map((one) => t(`adminPermissions:names.${one}`)).join(t('comma'));
  };
  const masked = ({ contact }: Role): string[] =>
    contactFields
      .filter((field) => contact[field] !== 'open')
      .map((field) => `${t(`contact.${field}`)}: ${t(`contact.rules.${contact[field]}`)}`);
  return [
    {
      id: 'name',
      label: t('columns.name'),
      names: true,
      className: 'w-full @3xl:w-auto',
      cell: ({ key, builtIn }) => (
        <>
          <p className="flex flex-wrap items-center gap-2 font-semibold text-ink">
            <bdi>{roleName(key)}</bdi>
            {builtIn && <Badge>{t('builtIn')}</Badge>}
          </p>
          <bdi dir="ltr" className="font-mono text-xs text-stone-600">
            {key}
          </bdi>
        </>
      ),
    },
    {
      id: 'permissions',
      label: t('columns.permissions'),
      className: 'w-full @3xl:w-auto @3xl:max-w-md text-stone-700',
      cell: (role) => (
        <>
          {allowed(role)}
          {masked(role).map((line) => (
            <p key={line} className="mt-1 text-xs text-stone-600">
              {line}
            </p>
          ))}
        </>
      ),
    },
    {
      id: 'people',
      label: t('columns.people'),
      cell: ({ key, people }) =>
        people === 0 ? (
          t('nobody')
        ) : (
          <Link to={`/admin/users?role=${key}`} className="text-maroon-700 underline-offset-2 hover:underline">
            {t('people', counted(people))}
          </Link>
        ),
    },
    {
      id: 'actions',
      label: t('columns.actions'),
      quietLabel: true,
      cell: (role) =>
        mayChange(role) && (
          <div className="flex flex-wrap gap-1">
            <Button
              size="sm"
              variant="quiet"
              aria-label={t('edit.title', { name: roleName(role.key) })}
              onClick={() => onEdit(role)}
            >
              {t('edit.open')}
            </Button>
            {role.people === 0 && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={t('remove.title', { name: roleName(role.key) })}
                onClick={() => onRemove(role)}
              >
                {t('remove.open')}
              </Button>
            )}
          </div>
        ),
    },
  ];
}
