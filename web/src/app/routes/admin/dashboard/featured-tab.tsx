import { FeaturedSummary } from '#features/featured-admin/featured-summary.tsx';

export default function FeaturedTab() {
  return <FeaturedSummary />;
}
