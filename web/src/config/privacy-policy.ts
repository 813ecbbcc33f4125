/** Sent with each form. */
export const privacyPolicyVersion = '2025-06-15';
