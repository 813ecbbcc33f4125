/** A fresh demo's account, shown on the sign-in page while in force; never outside demo mode. */
export const bootstrapCredentials = { username: 'admin', password: 'manzil-demo' } as const;
