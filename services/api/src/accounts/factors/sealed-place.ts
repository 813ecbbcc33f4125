/** Where the secret of somebody's authenticator app opens: in no other row. */
export const sealedPlace = (userId: number): string => `totp of ${String(userId)}`;
