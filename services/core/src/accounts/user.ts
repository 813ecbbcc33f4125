import type { ContactRules } from './contact-rules.ts';
import type { Language } from '../platform/language.ts';
import type { Permission } from './permissions.ts';
import type { RoleName } from './role.ts';

/** Built in; others an administrator composes. */
export const roles = ['admin', 'manager', 'editor', 'agent', 'user'] as const;
export type Role = (typeof roles)[number];

/** A first password, or a new one. */
export const linkPurposes = ['invite', 'reset'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

export interface SignedInUser {
  id: number;
  username: string;
  firstName: string | null;
  lastName: string | null;
  /** The key of a role, built in or not. */
  role: string;
  /** Of a role that is not built in. */
  roleName?: RoleName | null;
  /** In which they work; null: not chosen yet. */
  language: Language | null;
  /** What the role allows now. */
  permissions: readonly Permission[];
  /** How much of the people behind enquiries it shows. */
  contact: ContactRules;
  /** A machine calls, by a token of this person's making; `username` is the token's name. */
  token?: { id: number };
  /** A new password first. */
  mustChange?: boolean;
}
