export const roles = ['admin', 'editor', 'agent', 'user'] as const;
export type Role = (typeof roles)[number];

/** Who is signed in, as handlers and permission checks see it. */
export interface SignedInUser {
  id: number;
  username: string;
  firstName: string | null;
  lastName: string | null;
  role: Role;
}
