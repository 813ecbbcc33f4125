import type { SignedInUser } from '../accounts/user.ts';
import type { AuditAction, AuditKind } from './audit.ts';

export interface Act {
  /** Null for the system, and without a sign-in. */
  actor: Pick<SignedInUser, 'id' | 'username' | 'role'> | null;
  /** Found in the logs; null without a network request. */
  requestId: string | null;
}

export interface StaffAct extends Act {
  actor: SignedInUser;
  requestId: string;
}

export interface Entry {
  action: AuditAction;
  /** Where the action's name does not say it. */
  kind?: AuditKind;
  id?: number | string | null;
  /** Not personal: a reference, a slug, a platform. */
  label?: string | null;
  /** Whole, or the members that matter; left out for something new. */
  before?: object | null;
  /** Left out for something deleted. */
  after?: object | null;
}

/** `property` of `property.created`. */
export const kindOf = (action: AuditAction): AuditKind => action.split('.')[0] as AuditKind;
