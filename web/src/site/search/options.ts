/** Riyals, in the range of monthly rents. */
export const minPriceOptions = ['1000', '5000', '10000', '20000'] as const;
export const maxPriceOptions = ['10000', '25000', '50000', '100000'] as const;
export const bedroomOptions = ['1', '2', '3', '4+'] as const;
export const bathroomOptions = { home: ['1', '2', '3', '4+'], list: ['1', '2', '3+'] } as const;
