import type { SignedInUser } from '../accounts/user.ts';

/** Who of staff does something, and the request by which it is found in the logs. */
export interface StaffAct {
  actor: SignedInUser;
  requestId: string;
}
