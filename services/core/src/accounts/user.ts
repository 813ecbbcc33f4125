export const roles = ['admin', 'editor', 'agent', 'user'] as const;
export type Role = (typeof roles)[number];

/** A first password, or one instead of a forgotten one. */
export const linkPurposes = ['invite', 'reset'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

export interface SignedInUser {
  id: number;
  username: string;
  firstName: string | null;
  lastName: string | null;
  role: Role;
  /** A new password must be chosen first. */
  mustChange?: boolean;
}
