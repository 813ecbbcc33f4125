import { may, type Permission } from '../accounts/permissions.ts';
import type { SignedInUser } from '../accounts/user.ts';
import { type TrashKind, trashKinds } from './kinds.ts';

/** What staff deleted can be restored for so long; the scheduler deletes it for good then. */
export const keptDays = 30;

/** Who may delete a thing sees it in the trash and may restore it. */
const needs: Readonly<Record<TrashKind, Permission>> = {
  lead: 'leads.delete',
  property: 'listings.write',
  post: 'blog.write',
  agent: 'team.write',
};

export const mayRestore = (user: SignedInUser, kind: TrashKind): boolean => may(user, needs[kind]);

/** In the screens' order. */
export const trashKindsOf = (user: SignedInUser): TrashKind[] => trashKinds.filter((kind) => mayRestore(user, kind));
