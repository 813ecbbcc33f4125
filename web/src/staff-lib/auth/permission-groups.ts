import type { Permission } from './use-may.ts';

type Area = Permission extends `${infer Name}.${string}` ? Name : never;

export const permissionGroups = ['site', 'enquiries', 'crm', 'office'] as const;
export type PermissionGroup = (typeof permissionGroups)[number];

/** A new area does not compile until it has its place. */
const groupOf: Readonly<Record<Area, PermissionGroup>> = {
  listings: 'site',
  owners: 'site',
  featured: 'site',
  media: 'site',
  team: 'site',
  blog: 'site',
  social: 'site',
  seo: 'site',
  leads: 'enquiries',
  contacts: 'enquiries',
  people: 'enquiries',
  reports: 'enquiries',
  crm: 'crm',
  deliveries: 'crm',
  overview: 'office',
  mails: 'office',
  users: 'office',
  audit: 'office',
  settings: 'office',
  views: 'office',
  trash: 'office',
};

/** As screens show them; groups that none is in are left out. */
export function grouped(permissions: readonly Permission[]): { group: PermissionGroup; permissions: Permission[] }[] {
  return permissionGroups
    .map((group) => ({
      group,
      permissions: permissions.filter((permission) => groupOf[permission.split('.')[0] as Area] === group),
    }))
    .filter(({ permissions: found }) => found.length > 0);
}
