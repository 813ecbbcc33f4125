/** Roles of one's own beside the built-in ones. */
import { type ContactRules, isWithin } from './contact-rules.ts';
import { type Permission, permissions, permissionsOf } from './permissions.ts';

export interface RoleName {
  en: string;
  ar: string;
}

/** Of one's own, at a time. */
export const mostRoles = 100;

/** What a stored role allows now: of one's own what it lists, as far as this release knows it. */
export const allowedBy = (role: {
  key: string;
  isBuiltIn: boolean;
  permissions: readonly string[];
}): readonly Permission[] =>
  role.isBuiltIn ? permissionsOf(role.key) : permissions.filter((permission) => role.permissions.includes(permission));

export interface Allowed {
  permissions: readonly Permission[];
  contact: ContactRules;
}

/** Whether somebody holds all of it: nobody gives more, and nobody changes who may more. */
export const holdsAll = (who: Allowed, wanted: Allowed): boolean =>
  wanted.permissions.every((permission) => who.permissions.includes(permission)) &&
  isWithin(who.contact, wanted.contact);
