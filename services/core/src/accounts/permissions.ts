import type { components } from '@manzil/contract/api';

/** Named by the contract's `x-permission`. */
export type Permission = components['schemas']['Permission'];
type Holder = 'manager' | 'editor' | 'agent';

const all: readonly Holder[] = ['manager', 'editor', 'agent'];
const editors: readonly Holder[] = ['editor'];
/** Whoever looks after leads. */
const agents: readonly Holder[] = ['manager', 'agent'];
const managers: readonly Holder[] = ['manager'];
const leading: readonly Holder[] = ['manager', 'editor'];
const admins: readonly Holder[] = [];

/** Which roles have it besides the administrators', who have all; `user` has none. The order is the screens'. */
const holders: Readonly<Record<Permission, readonly Holder[]>> = {
  'overview.read': all,
  'listings.read': all,
  'listings.export': all,
  'listings.write': editors,
  'owners.read': leading,
  'owners.write': editors,
  'featured.write': editors,
  'media.write': editors,
  'team.read': all,
  'team.write': editors,
  'blog.read': all,
  'blog.write': editors,
  'social.read': all,
  'social.write': editors,
  'seo.read': all,
  'leads.read_own': agents,
  'leads.read_team': managers,
  'leads.read_all': admins,
  'leads.write': agents,
  'leads.assign': managers,
  'leads.route': managers,
  'leads.templates': managers,
  'leads.export': agents,
  'leads.delete': admins,
  'contacts.merge': managers,
  'people.export': admins,
  'people.erase': admins,
  'reports.read': agents,
  'crm.read': all,
  'crm.sync': editors,
  'crm.manage': admins,
  'crm.break': admins,
  'deliveries.read': all,
  'deliveries.manage': admins,
  'mails.read': admins,
  'users.manage': admins,
  'audit.read': admins,
  'views.share': leading,
  'trash.purge': admins,
  'settings.manage': admins,
};

export const permissions = Object.keys(holders) as Permission[];

/** Of a built-in role; none of one that is unknown. */
export const permissionsOf = (role: string): readonly Permission[] =>
  role === 'admin' ? permissions : permissions.filter((permission) => holders[permission].includes(role as Holder));

/** Whether somebody, perhaps nobody, may. Every question of access is this one. */
export const may = (who: { permissions: readonly Permission[] } | null, permission: Permission): boolean =>
  who?.permissions.includes(permission) ?? false;

/** The built-in roles that have it. */
export const rolesWith = (permission: Permission) => ['admin' as const, ...holders[permission]];
