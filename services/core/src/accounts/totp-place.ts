/** Where the secret of somebody's authenticator app opens: in no other row. */
export const totpPlace = (userId: number): string => `totp of ${String(userId)}`;
