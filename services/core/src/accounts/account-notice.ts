/** What a person is told of what happened to the own account; never a link that opens it. */
export const noticeKinds = [
  'link_made',
  'email_changed',
  'role_changed',
  'password_changed',
  'sign_in_attempts',
  'sign_in_attempts_office',
  'factor_added',
  'factor_removed',
  'factors_reset',
  'recovery_codes_made',
  'recovery_code_used',
  'second_step_attempts',
  'sessions_ended',
  'new_device',
  'identity_linked',
  'identity_unlinked',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export interface AccountNotice {
  kind: NoticeKind;
  to: string;
  firstName: string | null;
  /** ISO 8601 UTC. */
  at: string;
  /** With `new_device`: names of a list of ours, null when it is on none. */
  device?: { browser: string | null; system: string | null };
}

export interface AccountNotifier {
  /** Never throws, and waits for no mail server: what happened has happened. */
  tell(notice: AccountNotice): void;
}
