import type { Permission } from './permissions.ts';

export const roles = ['admin', 'editor', 'agent', 'user'] as const;
export type Role = (typeof roles)[number];

/** A first password, or a new one. */
export const linkPurposes = ['invite', 'reset'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

export interface SignedInUser {
  id: number;
  username: string;
  firstName: string | null;
  lastName: string | null;
  role: Role;
  /** What the role allows now. */
  permissions: readonly Permission[];
  /** A machine calls, by a token of this person's making; `username` is the token's name. */
  token?: { id: number };
  /** A new password first. */
  mustChange?: boolean;
}
