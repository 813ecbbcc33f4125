import { FeaturedSummary } from '#staff/featured/featured-summary.tsx';

export default function FeaturedTab() {
  return <FeaturedSummary />;
}
