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
  /** A new password first. */
  mustChange?: boolean;
}
