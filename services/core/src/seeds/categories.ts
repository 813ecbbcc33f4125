import type { SeedCategory } from './seed-content.ts';

/** The specification fixes the first six; the seventh is for 'luxury-properties'. */
export const categories: readonly SeedCategory[] = [
  { id: 1, name: 'Real Estate News', slug: 'real-estate-news', description: null },
  { id: 2, name: 'Investment Tips', slug: 'investment-tips', description: null },
  { id: 3, name: 'Market Analysis', slug: 'market-analysis', description: null },
  { id: 4, name: 'Buyer Guide', slug: 'buyer-guide', description: null },
  { id: 5, name: 'Seller Guide', slug: 'seller-guide', description: null },
  { id: 6, name: 'Legal Advice', slug: 'legal-advice', description: null },
  { id: 7, name: 'Luxury Properties', slug: 'luxury-properties', description: null },
];
