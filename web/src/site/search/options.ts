/** Riyals, suggested: any amount can be typed. Rents are of a month. */
const rents = { minPrice: [1_000, 5_000, 10_000, 20_000], maxPrice: [10_000, 25_000, 50_000, 100_000] };
const sales = {
  minPrice: [500_000, 1_000_000, 2_000_000, 5_000_000],
  maxPrice: [1_000_000, 2_500_000, 5_000_000, 10_000_000],
};
export const priceSteps = {
  Rent: rents,
  Sell: sales,
  both: {
    minPrice: [...rents.minPrice, ...sales.minPrice],
    maxPrice: [...rents.maxPrice, ...sales.maxPrice],
  },
} as const;
export const bedroomOptions = ['1', '2', '3', '4+'] as const;
export const bathroomOptions = { home: ['1', '2', '3', '4+'], list: ['1', '2', '3+'] } as const;
