/** Shown on the demo's sign-in page while in force; never outside demo mode. */
export const bootstrapCredentials = { username: 'admin', password: 'manzil-demo' } as const;
