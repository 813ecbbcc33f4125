import type { SignedInUser } from '../accounts/user.ts';
import type { AuditAction, AuditKind } from './audit.ts';

/** What of somebody stands in the log. */
export type Actor = Pick<SignedInUser, 'id' | 'username' | 'role' | 'token'>;

/** Null where a machine acts: what it did is no person's. */
export const personIdOf = ({ id, token }: Actor): number | null => (token === undefined ? id : null);

export interface Act {
  /** Null for the system, and without a sign-in. */
  actor: Actor | null;
  /** For the logs; null without a network request. */
  requestId: string | null;
}

export interface StaffAct extends Act {
  actor: Actor;
  requestId: string;
}

export interface Entry {
  action: AuditAction;
  /** Where the action does not say it. */
  kind?: AuditKind;
  id?: number | string | null;
  /** Not personal: a reference, a slug, a platform. */
  label?: string | null;
  /** Whole, or what matters; none for something new. */
  before?: object | null;
  /** None for something deleted. */
  after?: object | null;
}

export const kindOf = (action: AuditAction): AuditKind => action.split('.')[0] as AuditKind;
