import type { SignedInUser } from '../accounts/user.ts';
import type { AuditAction, AuditKind } from './audit.ts';

/** Something is done here. */
export interface Act {
  /** Who does it; null for the system itself and for somebody who is not signed in. */
  actor: Pick<SignedInUser, 'id' | 'username' | 'role'> | null;
  /** By which it is found in the logs; null where nobody asked for it over the network. */
  requestId: string | null;
}

/** The same by somebody of staff who is signed in. */
export interface StaffAct extends Act {
  actor: SignedInUser;
  requestId: string;
}

/** What the log says of one thing that was done. */
export interface Entry {
  action: AuditAction;
  /** What it was done to, where the action's name does not say it. */
  kind?: AuditKind;
  /** Left out where the action is about many things or none. */
  id?: number | string | null;
  /** A name that is not personal: a reference, a slug, a platform. */
  label?: string | null;
  /** State before, whole or the members that matter; left out for something new. */
  before?: object | null;
  /** State after; left out for something deleted. */
  after?: object | null;
}

/** `property` of `property.created`. */
export const kindOf = (action: AuditAction): AuditKind => action.split('.')[0] as AuditKind;
