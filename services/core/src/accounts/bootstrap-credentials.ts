/** The account of a fresh demo. The sign-in page shows it as long as its password is in force; never outside demo mode. */
export const bootstrapCredentials = { username: 'admin', password: 'manzil-demo' } as const;
