export const roles = ['admin', 'editor', 'agent', 'user'] as const;
export type Role = (typeof roles)[number];

/** What a one-time link is for: the first password of somebody invited, or a new one instead of a forgotten one. */
export const linkPurposes = ['invite', 'reset'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** Who is signed in, as handlers and permission checks see it. */
export interface SignedInUser {
  id: number;
  username: string;
  firstName: string | null;
  lastName: string | null;
  role: Role;
  /** A new password must be chosen before anything else may be done. */
  mustChange?: boolean;
}
